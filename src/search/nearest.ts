import type {QueryWord} from './expand';

const MOST_TERMS = 12;
/** Terms that have less in common with a word are like it by chance. */
const LEAST_LIKENESS = 0.15;

const pairsOf = (word: string): Set<string> => {
  const framed = `^${word}$`;
  return new Set(Array.from(framed.slice(1), (letter, at) => `${framed[at] ?? ''}${letter}`));
};

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0;
  for (const pair of one) if (other.has(pair)) common += 1;
  return (2 * common) / (one.size + other.size);
}

/** For words that no text has: the terms that have most pairs of letters in common with each. */
export function nearestTerms(terms: readonly string[], words: readonly string[]): QueryWord[] {
  const known = terms.map((term) => ({term, pairs: pairsOf(term)}));
  return words.flatMap((word) => {
    const pairs = pairsOf(word);
    const meanings = known
      .map(({term, pairs: others}) => ({terms: [term], nearness: likeness(pairs, others)}))
      .filter(({nearness}) => nearness >= LEAST_LIKENESS)
      .sort((one, other) => other.nearness - one.nearness)
      .slice(0, MOST_TERMS);
    return meanings.length > 0 ? [{word, meanings}] : [];
  });
}
