/** Letters that Unicode doesn't decompose into a base letter and an accent. */
const LETTERS: Readonly<Record<string, string>> = {ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd'};

/** Abbreviations such as `B.V.` are one word. */
const WORD = /(?:\p{L}\.){2,}|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** Words that say nothing about a party, in the languages of the descriptions. */
const STOP_WORDS = new Set(
  [
    'aan de den der des en het in op te van voor',
    'and at for in of on the',
    'am das die fur im und von',
    'au aux de du et la le les',
  ].flatMap((words) => words.split(' ')),
);

/** A place in a text, in UTF-16 code units. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A word of a text: folded, with its place in the text. */
export interface Word extends TextRange {
  readonly text: string;
}

/** A text in lower case, without accents. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđ]/g, (letter) => LETTERS[letter] ?? letter);
}

/** A folded text of letters and digits only, for numbers and names that are compared as a whole. */
export const compact = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** The words of a text, in its order. */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({0: word, index}) => ({
    text: compact(word),
    start: index,
    end: index + word.length,
  }));
}

/** The words of a text, folded. */
export const wordTexts = (text: string): string[] => wordsOf(text).map((word) => word.text);

/** The words that a request looks for, without articles and prepositions, unless there are no others. */
export function searchWords(text: string): string[] {
  const words = [...new Set(wordTexts(text))];
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

/** How much of the beginning of `text` makes up the first `length` characters of its compact form. */
export function lengthBefore(text: string, length: number): number {
  let end = 0;
  while (end < text.length && compact(text.slice(0, end)).length < length) end += 1;
  return text.length - text.slice(end).replace(/^\p{M}+/u, '').length;
}
