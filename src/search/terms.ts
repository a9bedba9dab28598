import type {Read, Slice, Start} from './files';
import {rarity} from './rarity';
import type {Phrases} from './readers';
import lunr from './lunr';
import {unpackWords} from './packed';

/** What a term weighs in each text that has it, by the number of the text; below zero where its title has it. */
export type Weights = ReadonlyMap<number, number>;

/** What has a term: texts, and phrases of readers by their numbers. */
export interface Posting {
  readonly weights: Weights;
  readonly phrases: readonly number[];
}

/** The terms of an index, and what they are found in. */
export interface Terms {
  has(term: string): boolean;
  /** How many texts have it, as the power of three: 0 for one or two. */
  frequency(term: string): number;
  /** Terms that begin so, the most frequent first. */
  startingWith(start: string, most: number): string[];
  /** Terms that differ by one letter. */
  near(word: string): string[];
  /** All of them. */
  readonly all: readonly string[];
  /** What each of these terms is found in, from the files of their slices. @throws Error when the network is away */
  postings(terms: readonly string[]): Promise<ReadonlyMap<string, Posting>>;
}

function weightsOf(row: readonly number[]): Map<number, number> {
  const weights = new Map<number, number>();
  let text = 0;
  for (let at = 0; at < row.length; at += 2) {
    text += row[at] ?? 0;
    weights.set(text, row[at + 1] ?? 0);
  }
  return weights;
}

/** The first place in sorted terms that is not before a text. */
function placeIn(terms: readonly string[], text: string): number {
  let [low, high] = [0, terms.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

const summed = (steps: readonly number[]): number[] => {
  let sum = 0;
  return steps.map((step) => (sum += step));
};

/** What a term weighs more in a text for which readers type it. */
const OF_READERS = 4;

/** Adds to what a term weighs in texts what it weighs in the phrases that lead to them. */
function withPhrases(weights: Map<number, number>, numbers: readonly number[], phrases: Phrases): Weights {
  const counts = new Map<number, number>();
  for (const number of numbers) {
    const place = phrases.placeOf(number);
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  const rare = OF_READERS * rarity(counts.size, phrases.count);
  for (const [place, count] of counts) {
    const more = rare * (1 + Math.log(count));
    const before = weights.get(place) ?? 0;
    weights.set(place, before < 0 ? before - more : before + more);
  }
  return weights;
}

/** The terms of a first file; `read` brings a slice of their postings. */
export function termsOf(
  {hash, terms: packed, frequencies, cuts}: Start,
  phrases: Phrases,
  name: string,
  read: Read,
): Terms {
  const all = unpackWords(packed);
  const numbers = new Map(all.map((term, number) => [term, number]));
  const firsts = summed(cuts);
  let set: InstanceType<typeof lunr.TokenSet> | undefined;

  function sliceWith(term: number): number {
    const after = firsts.findIndex((first) => first > term);
    return after === -1 ? firsts.length - 1 : after - 1;
  }

  async function posting(term: string): Promise<[string, Posting]> {
    const number = numbers.get(term) ?? 0;
    const from = sliceWith(number);
    const slice = (await read(`${name}-words-${from}-${hash}.json`)) as Slice;
    const [texts = [], steps = []] = slice[number - (firsts[from] ?? 0)] ?? [];
    const found = summed(steps);
    return [term, {weights: withPhrases(weightsOf(texts), found, phrases), phrases: found}];
  }

  return {
    all,
    has: (term) => numbers.has(term),
    frequency: (term) => Number(frequencies[numbers.get(term) ?? -1] ?? -1),
    startingWith(start, most) {
      const found: number[] = [];
      for (let at = placeIn(all, start); all[at]?.startsWith(start); at += 1) found.push(at);
      const frequency = (term: number): number => Number(frequencies[term]);
      found.sort((one, other) => frequency(other) - frequency(one) || one - other);
      return found.slice(0, most).map((term) => all[term] ?? '');
    },
    near(word) {
      set ??= lunr.TokenSet.fromArray(all);
      return set
        .intersect(lunr.TokenSet.fromFuzzyString(word, 1))
        .toArray()
        .filter((term) => term !== word);
    },
    postings: async (terms) => new Map(await Promise.all(terms.filter((term) => numbers.has(term)).map(posting))),
  };
}
