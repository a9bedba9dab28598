import {partsOf} from './compounds';
import type {Synonyms} from './files';
import type {Terms} from './terms';
import {isFiller, isLongName, stemOf} from './words';

/** Something that a word of a query may mean: one term, or several that a text should all have; 1 is the word itself. */
export interface Meaning {
  readonly terms: readonly string[];
  readonly nearness: number;
}

/** A word of a query with all that it may mean. */
export interface QueryWord {
  readonly word: string;
  readonly meanings: readonly Meaning[];
}

/** What a meaning counts that is found in such a way. */
export const NEARNESS = {
  synonym: 1,
  start: 0.7,
  near: 0.5,
  name: 2.5,
  misspelt: 0.8,
  doubted: 0.5,
  split: 0.9,
  joined: 1.5,
  phrase: 0.95,
} as const;
/** A meaning of one term. */
export const one = (term: string, nearness: number): Meaning => ({terms: [term], nearness});

/** The terms that are the word: its stem, which all texts with the word have, and a long name as it is written. */
export const itself = (terms: Terms, word: string, nearness = 1): Meaning[] =>
  [stemOf(word), word]
    .filter((term) => terms.has(term))
    .slice(0, isLongName(word) ? 2 : 1)
    .map((term) => one(term, nearness));

/** What a word or a phrase means, in stems, beside itself. */
export const synonymsOf = (
  terms: Terms,
  synonyms: Synonyms,
  key: string,
  nearness: number = NEARNESS.synonym,
): Meaning[] =>
  (synonyms[key] ?? [])
    .map((phrase) => phrase.split(' ').filter((term) => terms.has(term)))
    .filter((phrase) => phrase.length > 0)
    .map((phrase) => ({terms: phrase, nearness}));

/** A meaning that hardly counts. */
export const doubted = ({terms, nearness}: Meaning): Meaning => ({terms, nearness: nearness * NEARNESS.doubted});

/** How many meanings of a part of a compound count. */
const MOST_OF_PART = 2;
/** As the power of three: a short term that fewer texts have is in a word by chance, such as `ton`. */
const OFTEN = 3;
const SHORT = 3;

/** What a part of a compound means: in another language what that is here, else itself. */
function meaningsOfPart(terms: Terms, part: string, synonyms: Synonyms): readonly (readonly string[])[] {
  const stem = stemOf(part);
  const isTerm = terms.has(stem) && !isFiller(part) && (part.length > SHORT || terms.frequency(stem) >= OFTEN);
  const meanings = synonymsOf(terms, synonyms, stem).map((meaning) => meaning.terms);
  return [...meanings, ...(isTerm ? [[stem]] : [])].slice(0, MOST_OF_PART);
}

/** The known words that an unknown one is made of, such as `credit` and `note`, with what each means. */
export function inParts(terms: Terms, word: string, synonyms: Synonyms): Meaning[] {
  const meanings = (part: string): readonly (readonly string[])[] => meaningsOfPart(terms, part, synonyms);
  const parts = partsOf(word, (part) => meanings(part).length > 0) ?? [];
  const joined = parts.reduce<readonly (readonly string[])[]>(
    (all, part) => all.flatMap((before) => meanings(part).map((each) => [...before, ...each])),
    [[]],
  );
  return parts.length > 0 ? joined.map((all) => ({terms: [...new Set(all)], nearness: NEARNESS.split})) : [];
}
