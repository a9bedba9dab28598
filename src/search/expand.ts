import type {Synonyms} from './files';
import {mostLike} from './likeness';
import type {Terms} from './terms';
import {codesIn, isFiller, partsOfWord, stemOf, wordsOf} from './words';

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

/** What two words mean together, and whether that is a synonym of both as a phrase. */
interface Both {
  readonly meanings: readonly Meaning[];
  readonly isPhrase: boolean;
}

/** A query in words that texts have, and the words that no text has, as they are written. */
export interface ReadQuery {
  readonly words: readonly QueryWord[];
  readonly missing: readonly string[];
}

const NEARNESS = {
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
/** A longer term counts less, but not less than this part. */
const LEAST_OF_START = 0.4;

/** A beginning of a word stands for its most frequent terms: all of them would load more than a reader waits for. */
const MOST_STARTS = 24;
/** The last word of a longer query is hardly one that is still typed. */
const MOST_TYPED = 6;
/** In a query with more words a last one that is whole is not still typed. */
const MOST_WITH_WHOLE = 2;
const MOST_NEAR = 4;
/** A question is asked with so many of its rarest words, a text with more words with fewer: each loads a file. */
const MOST_WORDS = 5;
const MOST_OF_TEXT = 4;
const WORDS_OF_TEXT = 8;
const SHORTEST_NEAR = 4;
const SHORTEST_PART = 3;
/** A long word that has so much in common with another is that one, spelt wrong. */
const SHORTEST_ALIKE = 7;
const LEAST_ALIKE = 0.68;
const MOST_ALIKE = 1;
/** Powers of three: up to 26 texts, and 27 times as many. */
const RARELY = 2;
const MORE_OFTEN = 3;

/** A word with capitals within, or joined by other signs than hyphens. */
const NAME = /\p{Ll}\p{Lu}|\w[/:_.@]\w/u;

/** One word with a capital: a name, which may be spelt wrong in a contract. */
const ONE_NAME = /^\p{Lu}\S*$/u;

/** A number that differs in one digit is another one. */
const isNumber = (word: string): boolean => /^\d+$/.test(word);

const one = (term: string, nearness: number): Meaning => ({terms: [term], nearness});

/** The two known words that an unknown one is made of, such as `credit` and `note`. */
function split(terms: Terms, word: string): Meaning[] {
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at -= 1) {
    const both = [word.slice(0, at), word.slice(at)].map(stemOf);
    if (both.every((part) => terms.has(part))) return [{terms: both, nearness: NEARNESS.split}];
  }
  return [];
}

const itself = (terms: Terms, word: string, nearness = 1): Meaning[] =>
  [...new Set([word, stemOf(word)])].filter((term) => terms.has(term)).map((term) => one(term, nearness));

const synonymsOf = (terms: Terms, synonyms: Synonyms, key: string, nearness: number = NEARNESS.synonym): Meaning[] =>
  (synonyms[key] ?? [])
    .map((phrase) => phrase.split(' ').filter((term) => terms.has(term)))
    .filter((phrase) => phrase.length > 0)
    .map((phrase) => ({terms: phrase, nearness}));

function started(terms: Terms, word: string): Meaning[] {
  if (word.length < 2) return [];
  return terms
    .startingWith(word, word.length < SHORTEST_PART ? MOST_STARTS / 2 : MOST_STARTS)
    .filter((term) => term !== word)
    .map((term) => one(term, NEARNESS.start * Math.max(LEAST_OF_START, word.length / term.length)));
}

function near(terms: Terms, word: string): Meaning[] {
  if (word.length < SHORTEST_NEAR) return [];
  const all = new Set([word, stemOf(word)].flatMap((each) => terms.near(each)).slice(0, MOST_NEAR));
  return [...new Set([...all].flatMap((term) => [term, stemOf(term)]))]
    .filter((term) => terms.has(term))
    .map((term) => one(term, NEARNESS.near));
}

/** Words in which more letters are wrong, such as `subscibtion`. */
function alike(terms: Terms, word: string): Meaning[] {
  if (word.length < SHORTEST_ALIKE || /\d/.test(word)) return [];
  return mostLike(terms.all, word, LEAST_ALIKE, MOST_ALIKE).map(({term, likeness}) =>
    one(term, NEARNESS.near * likeness),
  );
}

/** A word that hardly any text has may be a wrong spelling of one that many have, or two words in one. */
function misspelt(terms: Terms, word: string): Meaning[] {
  const stem = stemOf(word);
  // A title or a name has it as it is.
  if (stem !== word && terms.has(word)) return [];
  const frequency = Math.max(terms.frequency(stem), terms.frequency(word));
  if (/\d/.test(word) || frequency > RARELY) return [];
  const often = near(terms, word).filter(({terms: [term = '']}) => terms.frequency(term) >= frequency + MORE_OFTEN);
  return [...often.map(({terms: [term = '']}) => one(term, NEARNESS.misspelt)), ...split(terms, word)];
}

const doubted = ({terms, nearness}: Meaning): Meaning => ({terms, nearness: nearness * NEARNESS.doubted});

function meaningsOf(terms: Terms, word: string, isTyped: boolean, synonyms: Synonyms, isName: boolean): Meaning[] {
  const known = synonymsOf(terms, synonyms, stemOf(word));
  const exact = [...itself(terms, word), ...known];
  if (isTyped) exact.push(...started(terms, word));
  if (exact.length === 0) {
    const ways = isNumber(word) ? [] : [split, started, near, alike];
    return ways.map((find) => find(terms, word)).find((found) => found.length > 0) ?? [];
  }
  const meant = isName || known.length > 0 ? [] : misspelt(terms, word);
  return meant.length > 0 ? [...exact.map(doubted), ...meant] : exact;
}

/** What two words mean together: one word in a text, such as `sub scription`, or a phrase with a synonym. */
function ofBoth(terms: Terms, [first, second]: readonly [string, string], synonyms: Synonyms): Both {
  const phrase = synonymsOf(terms, synonyms, `${stemOf(first)} ${stemOf(second)}`, NEARNESS.phrase);
  return {
    isPhrase: phrase.length > 0,
    meanings: [
      ...itself(terms, first + second, NEARNESS.joined),
      ...phrase,
      ...synonymsOf(terms, synonyms, stemOf(first + second)),
    ],
  };
}

/** What a word still means in a phrase that has a synonym: hardly anything alone, and nothing where it is as short as `id`. */
const inPhrase = ({word, meanings}: QueryWord): Meaning[] => (word.length < SHORTEST_PART ? [] : meanings.map(doubted));

/** Adds to words what each means with the one before it or after it in a query. */
function inPairs(terms: Terms, words: readonly QueryWord[], query: readonly string[], synonyms: Synonyms): QueryWord[] {
  let paired = [...words];
  for (const [at, second] of query.entries()) {
    const first = query[at - 1];
    if (first === undefined) continue;
    const {isPhrase, meanings: both} = ofBoth(terms, [first, second], synonyms);
    const isHalf = ({word}: QueryWord): boolean => word === first || word === second;
    // Two words that say nothing each, such as `is wrong`.
    if (both.length > 0 && !paired.some(isHalf)) paired.push({word: `${first} ${second}`, meanings: both});
    else
      paired = paired.map((each) =>
        isHalf(each) ? {...each, meanings: [...(isPhrase ? inPhrase(each) : each.meanings), ...both]} : each,
      );
  }
  return paired;
}

/** Names such as `canSendDocument` in a query, in lower case, and their parts, which mean nothing else. */
function namesIn(query: string): {readonly names: ReadonlySet<string>; readonly parts: ReadonlySet<string>} {
  const all = query
    .split(/\s+/)
    .filter((written) => NAME.test(written))
    .map(partsOfWord);
  return {names: new Set(all.map(({whole}) => whole)), parts: new Set(all.flatMap(({parts}) => parts))};
}

function rarest(terms: Terms, words: readonly QueryWord[], codes: ReadonlySet<string>): readonly QueryWord[] {
  const most = words.length >= WORDS_OF_TEXT ? MOST_OF_TEXT : MOST_WORDS;
  if (words.length <= most) return words;
  const frequency = ({word, meanings}: QueryWord): number =>
    codes.has(word) ? -1 : Math.max(...meanings.map(({terms: [term = '']}) => terms.frequency(term)));
  return [...words].sort((one, other) => frequency(one) - frequency(other)).slice(0, most);
}

/** The ID of a document, a message, or a request, which each reader has another of. */
const UUID = /\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/gi;
/** The signs of JSON, but not of a parameter in a path, `/{partyId}/`. */
const WRAPPING = /"|\{(?!\w+\})|(?<!\{\w+)\}/g;

function unwrapped(query: string): string {
  const text = query.replace(UUID, ' ').replace(WRAPPING, ' ');
  return text.trim() ? text : query;
}

/** Reads a query. Words such as `the` are left out as long as there are others. */
export function readQuery(terms: Terms, query: string, synonyms: Synonyms): ReadQuery {
  const all = [...new Set(wordsOf(unwrapped(query)))];
  const telling = all.filter((word) => !isFiller(word) && synonyms[stemOf(word)]?.length !== 0);
  const chosen = telling.length > 0 ? telling : all;
  const {names, parts: ofNames} = namesIn(query);
  const isName = ONE_NAME.test(query.trim());
  const isTyped = (word: string): boolean =>
    word === all.at(-1) &&
    all.length <= MOST_TYPED &&
    (all.length <= MOST_WITH_WHOLE || itself(terms, word).length === 0);
  const single = chosen.map((word) => ({
    word,
    meanings: [
      ...(names.has(word) ? itself(terms, word, NEARNESS.name) : []),
      ...meaningsOf(terms, word, isTyped(word), ofNames.has(word) ? {} : synonyms, isName),
    ],
  }));
  const words = inPairs(terms, single, all, synonyms);
  const lost = new Set(words.filter(({meanings}) => meanings.length === 0).map(({word}) => word));
  const missing = query.split(/\s+/).filter((written) => {
    const {parts} = partsOfWord(written);
    return parts.length > 0 && parts.every((part) => lost.has(part));
  });
  const codes = new Set(codesIn(query).map((code) => code.toLowerCase()));
  const known = words.filter(({meanings}) => meanings.length > 0);
  return {words: rarest(terms, known, codes), missing};
}
