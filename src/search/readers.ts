import type {Start} from './files';
import type {QueryWord} from './meanings';
import {unpackLengths} from './packed';
import {rarity} from './rarity';
import type {Posting} from './terms';

/** The phrases of readers in an index: each leads to a place, and has so many words that tell something. */
export interface Phrases {
  readonly count: number;
  placeOf(phrase: number): number;
  wordsIn(phrase: number): number;
}

/** The phrases of a first file. */
export function phrasesOf({phrases}: Start): Phrases {
  const all = unpackLengths(phrases).flatMap((lengths, place) => lengths.map((words) => ({place, words})));
  return {
    count: all.length,
    placeOf: (phrase) => all[phrase]?.place ?? 0,
    wordsIn: (phrase) => all[phrase]?.words ?? 1,
  };
}

/** How rare a word of a phrase is that the query doesn't have. */
const OTHER_WORD = 3;

/** What phrases have of one word, by the best of its meanings there. */
function nearnessOf({meanings}: QueryWord, postings: ReadonlyMap<string, Posting>): Map<number, number> {
  const found = new Map<number, number>();
  for (const {terms, nearness} of meanings) {
    const met = new Map<number, number>();
    for (const term of terms) {
      for (const phrase of postings.get(term)?.phrases ?? []) met.set(phrase, (met.get(phrase) ?? 0) + 1);
    }
    for (const [phrase, count] of met) {
      const near = Math.min(1, nearness) * (count / terms.length);
      found.set(phrase, Math.max(found.get(phrase) ?? 0, near));
    }
  }
  return found;
}

/** How much a query is like the phrase of a place that is most like it, from 0 to 1, by the number of the place: what both have, as a part of what one of them has. A rare word counts more. */
export function likenessOf(
  words: readonly QueryWord[],
  postings: ReadonlyMap<string, Posting>,
  phrases: Phrases,
  missing: number,
): ReadonlyMap<number, number> {
  const common = new Map<number, {weight: number; words: number}>();
  let all = missing * rarity(0, phrases.count);
  for (const word of words) {
    const near = nearnessOf(word, postings);
    const rare = rarity(near.size, phrases.count);
    all += rare;
    for (const [phrase, nearness] of near) {
      const {weight, words: count} = common.get(phrase) ?? {weight: 0, words: 0};
      common.set(phrase, {weight: weight + rare * nearness, words: count + 1});
    }
  }
  const likeness = new Map<number, number>();
  for (const [phrase, {weight, words: count}] of common) {
    const others = Math.max(0, phrases.wordsIn(phrase) - count) * OTHER_WORD;
    const place = phrases.placeOf(phrase);
    likeness.set(place, Math.max(likeness.get(place) ?? 0, weight / (all + others || 1)));
  }
  return likeness;
}
