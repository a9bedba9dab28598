import type {TextRange} from './normalise';
import {withinOneEdit} from './similarity';

/** How well a word of a request matches a word of a text, from 0 to 1, and which part of that word it is. */
interface WordMatch extends TextRange {
  readonly quality: number;
}

/** The length from which a word may have a typing error. */
const LONG_ENOUGH_FOR_ERROR = 5;

/** The length from which a word is also looked for inside others, as in compounds: `logistiek` in `havenlogistiek`. */
const LONG_ENOUGH_INSIDE = 4;

/** How two folded words match: the same, the beginning, one typing error away, or a part; nothing when they don't. */
export function matchWord(wanted: string, word: string): WordMatch | undefined {
  const start = word.indexOf(wanted);
  const part = {start, end: start + wanted.length};
  if (wanted === word) return {quality: 1, ...part};
  if (start === 0) return {quality: 0.6 + (0.3 * wanted.length) / word.length, ...part};
  const isOfLetters = !/\d/.test(wanted);
  if (isOfLetters && wanted.length >= LONG_ENOUGH_FOR_ERROR && withinOneEdit(wanted, word)) {
    return {quality: 0.5, start: 0, end: word.length};
  }
  return start > 0 && wanted.length >= LONG_ENOUGH_INSIDE ? {quality: 0.4, ...part} : undefined;
}

/** Words of a text, and how much a match with one of them says. */
interface WeightedWords {
  readonly words: readonly string[];
  readonly weight: number;
}

/** How well texts have the words of a request: the sum of the best match of each word. 0 without words, and when one of them matches nothing. */
export function relevance(wanted: readonly string[], texts: readonly WeightedWords[]): number {
  const best = wanted.map((each) => {
    const qualities = texts.flatMap(({words, weight}) =>
      words.map((word) => weight * (matchWord(each, word)?.quality ?? 0)),
    );
    return Math.max(0, ...qualities);
  });
  return best.includes(0) ? 0 : best.reduce((sum, each) => sum + each, 0);
}
