/** A term that is like a word, from 0 to 1 for the word itself. */
export interface Like {
  readonly term: string;
  readonly likeness: number;
}

const pairsOf = (word: string): Set<string> => {
  const framed = `^${word}$`;
  return new Set(Array.from(framed.slice(1), (letter, at) => `${framed[at] ?? ''}${letter}`));
};

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0;
  for (const pair of one) if (other.has(pair)) common += 1;
  return (2 * common) / (one.size + other.size);
}

/** Of some terms those that have at least such a part of their pairs of letters in common with a word, the most alike first. */
export function mostLike(terms: readonly string[], word: string, least: number, most: number): readonly Like[] {
  const pairs = pairsOf(word);
  return terms
    .map((term) => ({term, likeness: likeness(pairs, pairsOf(term))}))
    .filter((like) => like.likeness >= least)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, most);
}
