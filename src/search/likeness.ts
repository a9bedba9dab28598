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

const known = new WeakMap<readonly string[], readonly ReadonlySet<string>[]>();

/** The pairs of letters of each term: the terms of an index stay the same. */
function pairsOfAll(terms: readonly string[]): readonly ReadonlySet<string>[] {
  const pairs = known.get(terms) ?? terms.map(pairsOf);
  known.set(terms, pairs);
  return pairs;
}

/** Of some terms those that have at least such a part of their pairs of letters in common with a word, the most alike first. */
export function mostLike(terms: readonly string[], word: string, least: number, most: number): readonly Like[] {
  const pairs = pairsOf(word);
  const all = pairsOfAll(terms);
  return terms
    .map((term, number) => ({term, likeness: likeness(pairs, all[number] ?? new Set())}))
    .filter((like) => like.likeness >= least)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, most);
}
