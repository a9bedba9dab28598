/** Letters that Unicode doesn't decompose into a base letter and an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Abbreviations such as `B.V.` are one word. */
const WORD = /(?:\p{L}\.){2,}|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** A word of a text: folded, with its place in the text. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A text in lower case, without accents. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? letter);
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

/** How much of the beginning of `text` makes up the first `length` characters of its compact form. */
export function lengthBefore(text: string, length: number): number {
  let taken = 0;
  let at = 0;
  for (const letter of text) {
    const more = compact(letter).length;
    if (taken >= length && more > 0) break;
    if (taken >= length && !/\p{M}/u.test(letter)) break;
    taken += more;
    at += letter.length;
  }
  return at;
}
