/** Characters that can't be seen, that change the direction of the text around them, and halves of a pair of surrogates. */
const UNSEEN = /[\p{Cc}\p{Cs}\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/gu;

const named = (character: string): string =>
  character === '\n' || character === '\t'
    ? character
    : `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

/** A text for readers: characters that can't be seen are written as `[U+0000]`, and lines end with `\n`. */
export const shown = (text: string): string => text.replace(/\r\n?/g, '\n').replace(UNSEEN, named);

/** A text with at most about so many characters: its beginning and its end, and how many are left out between them. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const half = Math.floor(most / 2);
  const start = text.slice(0, half).replace(/[\uD800-\uDBFF]$/, '');
  const end = text.slice(-half).replace(/^[\uDC00-\uDFFF]/, '');
  const left = text.length - start.length - end.length;
  return `${start} […${left.toLocaleString('en-GB')} more characters…] ${end}`;
}

/** Of a value or a message, in characters. */
const MOST = 1000;

/** A text in one line, of readable length. */
export const oneLine = (text: string): string => shown(cut(text, MOST).replace(/[\t\n\r \u2028\u2029]+/g, ' ')).trim();
