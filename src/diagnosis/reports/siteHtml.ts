/** A piece of a text: words, or code. */
export type SitePiece = string | {readonly code: string};

const TOKEN = /<(\/?)([a-zA-Z][\w-]*)\b[^>]*>|([^<]+|<)/g;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(lt|gt|amp|quot|apos|nbsp));/gi;
const NAMED: Readonly<Record<string, string>> = {lt: '<', gt: '>', amp: '&', quot: '"', apos: "'", nbsp: ' '};
const BLOCK = /^(?:p|li|ul|ol|div|pre|br|tr|h\d|blockquote)$/i;

const character = (number: number): string => (number <= 0x10ffff ? String.fromCodePoint(number) : '\uFFFD');

const decoded = (text: string): string =>
  text.replace(ENTITY, (_whole, decimal?: string, hexadecimal?: string, name?: string) => {
    if (decimal !== undefined) return character(Number.parseInt(decimal, 10));
    if (hexadecimal !== undefined) return character(Number.parseInt(hexadecimal, 16));
    return NAMED[name?.toLowerCase() ?? ''] ?? '';
  });

/**
 * The words of HTML of this site, without its elements and links, which mean nothing outside it.
 * @returns the paragraphs and list items, each in pieces; what was in `code` is code
 */
export function wordsOfHtml(html: string | undefined): SitePiece[][] {
  const paragraphs: SitePiece[][] = [[]];
  let code: string | undefined;

  function end(): void {
    if (code) paragraphs.at(-1)?.push({code});
    code = undefined;
  }

  for (const [, closing, name = '', words] of (html ?? '').matchAll(TOKEN)) {
    if (words !== undefined) {
      if (code === undefined) paragraphs.at(-1)?.push(decoded(words).replace(/\s+/g, ' '));
      else code += decoded(words);
    } else if (name.toLowerCase() === 'code') {
      end();
      if (!closing) code = '';
    } else if (BLOCK.test(name)) {
      end();
      paragraphs.push([]);
    }
  }
  end();
  return paragraphs.filter((pieces) => pieces.some((piece) => typeof piece !== 'string' || piece.trim() !== ''));
}
