import {micromark} from 'micromark';
import {gfm, gfmHtml} from 'micromark-extension-gfm';

/** Code that may not fit a line; it breaks after a slash. */
const LONG_CODE = /<code>[^<\n]{17,}<\/code>/g;
const breakable = (html: string): string =>
  html.replace(LONG_CODE, (code) => code.replace(/(?<=[^</])\/(?=[^/])/g, '/<wbr>'));

const GFM = {extensions: [gfm()], htmlExtensions: [gfmHtml()]};

/** Texts that were made into HTML: the structure of a format repeats descriptions on a dozen pages. */
const made = new Map<string, string>();

/** Markdown of a contract to HTML. Raw HTML is shown as text and script addresses are dropped, so a hostile text does nothing. */
export function markdownToHtml(markdown: string | undefined): string {
  if (!markdown) return '';
  const known = made.get(markdown);
  if (known !== undefined) return known;
  const html = breakable(micromark(markdown.trim(), GFM));
  made.set(markdown, html);
  return html;
}

/** The same for one line: without the surrounding paragraph. */
export function inlineMarkdownToHtml(markdown: string | undefined): string {
  const html = markdownToHtml(markdown);
  return html.startsWith('<p>') && html.indexOf('</p>') === html.length - 4 ? html.slice(3, -4) : html;
}

export interface Fact {
  readonly name: string;
  readonly html: string;
}

/** Facts by their names, as HTML; those without a text are left out. */
export const factsInHtml = (facts: Readonly<Record<string, string | undefined>>): Fact[] =>
  Object.entries(facts).flatMap(([name, text]) => (text ? [{name, html: inlineMarkdownToHtml(text)}] : []));
