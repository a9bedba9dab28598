import {withinOneEdit} from './similarity';

/** How well a word of a request matches a word of a text, from 0 to 1, and which part of that word it is. */
export interface WordMatch {
  readonly quality: number;
  readonly start: number;
  readonly end: number;
}

/** The length from which a word may have a typing error. */
const LONG_ENOUGH_FOR_ERROR = 5;

/** The length from which a word is also looked for inside others, as in compounds: `logistiek` in `havenlogistiek`. */
const LONG_ENOUGH_INSIDE = 4;

/**
 * Compares two folded words: the same, the beginning of it, one typing error away, or a part of it.
 * @returns nothing for words that don't match
 */
export function matchWord(wanted: string, word: string): WordMatch | undefined {
  const whole = {start: 0, end: word.length};
  if (wanted === word) return {quality: 1, ...whole};
  const at = word.indexOf(wanted);
  if (at === 0) return {quality: 0.6 + (0.3 * wanted.length) / word.length, start: 0, end: wanted.length};
  const isOfLetters = !/\d/.test(wanted);
  if (isOfLetters && wanted.length >= LONG_ENOUGH_FOR_ERROR && withinOneEdit(wanted, word)) {
    return {quality: 0.5, ...whole};
  }
  if (at > 0 && wanted.length >= LONG_ENOUGH_INSIDE) return {quality: 0.4, start: at, end: at + wanted.length};
  return undefined;
}

/** How well words match a word of a request, from 0 to 1. Each word is compared once: most occur in many texts. */
export function qualityFor(wanted: string): (word: string) => number {
  const known = new Map<string, number>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const quality = matchWord(wanted, word)?.quality ?? 0;
    known.set(word, quality);
    return quality;
  };
}
