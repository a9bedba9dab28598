import type {QueryWord} from './meanings';
import type {Place} from './files';
import {rarity} from './rarity';
import type {Posting} from './terms';

/** A place that a query found. */
export interface Found {
  readonly place: Place;
  readonly score: number;
  /** Part of the query that the place has, 1 for all; a rare word is a larger part. */
  readonly covered: number;
  /** Terms of the index that the query met there. */
  readonly terms: readonly string[];
}

interface Match {
  /** By the number of the word in the query. */
  readonly scores: number[];
  readonly terms: Set<string>;
  inTitle: number;
}

/** A page that has one word of two often must not come before one that has both. */
const COVERAGE_POWER = 3.5;
/** How much more a place counts whose title is the query. */
const TITLE = 2;
/** A text with one word of two has not the phrase. */
const LEAST_OF_PHRASE = 0.6;
/** Words that are less near don't make a title be the query. */
const LEAST_IN_TITLE = 0.4;

/** How much more a place counts for which readers type what the query is. */
const ASKED = 8;
const ASKED_POWER = 3;

const askedFactor = (likeness = 0): number => 1 + ASKED * likeness ** ASKED_POWER;

/** How well a text has a word. */
interface WordMatch {
  score: number;
  readonly terms: Set<string>;
  inTitle: boolean;
}

/** What a text has of the terms of one meaning. */
function matchesOf(terms: readonly string[], postings: ReadonlyMap<string, Posting>): Map<number, WordMatch> {
  const matches = new Map<number, WordMatch>();
  for (const term of terms) {
    for (const [text, weight] of postings.get(term)?.weights ?? []) {
      const match = matches.get(text) ?? {score: 0, terms: new Set<string>(), inTitle: false};
      match.score += Math.abs(weight) / terms.length;
      match.terms.add(term);
      match.inTitle ||= weight < 0;
      matches.set(text, match);
    }
  }
  return matches;
}

/** Texts that have a word, by the best of its meanings there. */
function scoresOf({meanings}: QueryWord, postings: ReadonlyMap<string, Posting>): Map<number, WordMatch> {
  const found = new Map<number, WordMatch>();
  for (const {terms, nearness} of meanings) {
    for (const [text, {score, terms: met, inTitle}] of matchesOf(terms, postings)) {
      const part = met.size / terms.length;
      if (part < LEAST_OF_PHRASE) continue;
      const match = found.get(text) ?? {score: 0, terms: new Set<string>(), inTitle: false};
      match.score = Math.max(match.score, score * nearness * part);
      for (const term of met) match.terms.add(term);
      match.inTitle ||= inTitle && nearness * part > LEAST_IN_TITLE;
      found.set(text, match);
    }
  }
  return found;
}

/** How well a title says what a query says, from 0 to 1: the harmonic mean of the parts of each that the other has. */
function likeness(inTitle: number, inQuery: number, words: number): number {
  if (inTitle === 0) return 0;
  const [precise, complete] = [Math.min(1, inTitle / words), inTitle / inQuery];
  return (2 * precise * complete) / (precise + complete);
}

/** The places that words found, the best first. `titleWords` counts the words of a title that tell something, `factor` is from factors.ts; so many words more are `missing`. */
export function rank(
  words: readonly QueryWord[],
  postings: ReadonlyMap<string, Posting>,
  places: readonly Place[],
  titleWords: (place: Place) => number,
  factor: (place: Place) => number,
  missing = 0,
  asked: ReadonlyMap<number, number> = new Map(),
): Found[] {
  const matches = new Map<number, Match>();
  const parts: number[] = [];
  for (const [number, word] of words.entries()) {
    const scores = scoresOf(word, postings);
    parts.push(rarity(scores.size, places.length));
    for (const [text, {score, terms, inTitle}] of scores) {
      const match = matches.get(text) ?? {scores: [], terms: new Set<string>(), inTitle: 0};
      match.scores[number] = score;
      for (const term of terms) match.terms.add(term);
      if (inTitle) match.inTitle += 1;
      matches.set(text, match);
    }
  }
  const all = parts.reduce((sum, part) => sum + part, missing * rarity(0, places.length)) || 1;
  const found = [...matches].flatMap(([text, {scores, terms, inTitle}]) => {
    const place = places[text];
    if (!place) return [];
    const covered = scores.reduce((sum, score, number) => sum + (score > 0 ? (parts[number] ?? 0) : 0), 0) / all;
    const sum = scores.reduce((total, score) => total + score, 0);
    const title = 1 + TITLE * likeness(inTitle, words.length, titleWords(place)) ** 2;
    return [
      {
        place,
        covered,
        terms: [...terms],
        score: sum * covered ** COVERAGE_POWER * title * factor(place) * askedFactor(asked.get(text)),
      },
    ];
  });
  return found.sort((one, other) => other.score - one.score || one.place.number - other.place.number);
}
