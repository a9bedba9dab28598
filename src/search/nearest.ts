import type {QueryWord} from './meanings';
import {mostLike} from './likeness';

const MOST_TERMS = 12;
/** Terms that have less in common with a word are like it by chance. */
const LEAST_LIKENESS = 0.15;

/** For words that no text has: the terms that have most pairs of letters in common with each. */
export function nearestTerms(terms: readonly string[], words: readonly string[]): QueryWord[] {
  return words.flatMap((word) => {
    const meanings = mostLike(terms, word, LEAST_LIKENESS, MOST_TERMS).map(({term, likeness}) => ({
      terms: [term],
      nearness: likeness,
    }));
    return meanings.length > 0 ? [{word, meanings}] : [];
  });
}
