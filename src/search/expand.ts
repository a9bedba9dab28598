import type {Synonyms} from './files';
import {mostLike} from './likeness';
import {doubted, inParts, itself, NEARNESS, one, synonymsOf, type Meaning, type QueryWord} from './meanings';
import {inPhrases} from './phrases';
import type {Terms} from './terms';
import {codesIn, isName, partsOfWord, stemOf, tellingOf, wordsOf} from './words';

/** A query in words that texts have, and the words that no text has, as they are written. */
export interface ReadQuery {
  readonly words: readonly QueryWord[];
  readonly missing: readonly string[];
}

/** A longer term counts less, but not less than this part. */
const LEAST_OF_START = 0.4;

/** A beginning of a word stands for its most frequent terms: all of them would load more than a reader waits for. */
const MOST_STARTS = 24;
/** The last word of a longer query is hardly one that is still typed. */
const MOST_TYPED = 6;
/** In a query with more words a last one that is whole is not still typed. */
const MOST_WITH_WHOLE = 2;
const MOST_NEAR = 4;
/** A question or a text is asked with so many of its rarest words: each loads a file. */
const MOST_WORDS = 5;
const SHORTEST_NEAR = 4;
const SHORTEST_PART = 3;
/** A long word that has so much in common with another is that one, spelt wrong. */
const SHORTEST_ALIKE = 7;
const LEAST_ALIKE = 0.68;
const MOST_ALIKE = 1;
/** Powers of three: up to 26 texts, and 27 times as many. */
const RARELY = 2;
const MORE_OFTEN = 3;

/** One word with a capital: a name, which may be spelt wrong in a contract. */
const ONE_NAME = /^\p{Lu}\S*$/u;

/** A number that differs in one digit is another one. */
const isNumber = (word: string): boolean => /^\d+$/.test(word);

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
function misspelt(terms: Terms, word: string, synonyms: Synonyms): Meaning[] {
  const stem = stemOf(word);
  // A title or a name has it as it is.
  if (stem !== word && terms.has(word)) return [];
  const frequency = Math.max(terms.frequency(stem), terms.frequency(word));
  if (/\d/.test(word) || frequency > RARELY) return [];
  const often = near(terms, word).filter(({terms: [term = '']}) => terms.frequency(term) >= frequency + MORE_OFTEN);
  return [...often.map(({terms: [term = '']}) => one(term, NEARNESS.misspelt)), ...inParts(terms, word, synonyms)];
}

function meaningsOf(terms: Terms, word: string, isTyped: boolean, synonyms: Synonyms, isOneName: boolean): Meaning[] {
  const known = synonymsOf(terms, synonyms, stemOf(word));
  const exact = [...itself(terms, word), ...known];
  if (isTyped) exact.push(...started(terms, word));
  if (exact.length === 0) {
    const ways = isNumber(word) ? [] : [inParts, started, near, alike];
    return ways.map((find) => find(terms, word, synonyms)).find((found) => found.length > 0) ?? [];
  }
  const meant = isOneName || known.length > 0 ? [] : misspelt(terms, word, synonyms);
  return meant.length > 0 ? [...exact.map(doubted), ...meant] : exact;
}

/** Names such as `canSendDocument` in a query, in lower case, and their parts, which mean nothing else. */
function namesIn(query: string): {readonly names: ReadonlySet<string>; readonly parts: ReadonlySet<string>} {
  const all = query.split(/\s+/).filter(isName).map(partsOfWord);
  return {names: new Set(all.map(({whole}) => whole)), parts: new Set(all.flatMap(({parts}) => parts))};
}

function rarest(terms: Terms, words: readonly QueryWord[], codes: ReadonlySet<string>): readonly QueryWord[] {
  if (words.length <= MOST_WORDS) return words;
  const frequency = ({word, meanings}: QueryWord): number =>
    codes.has(word) ? -1 : Math.max(...meanings.map(({terms: [term = '']}) => terms.frequency(term)));
  return [...words].sort((one, other) => frequency(one) - frequency(other)).slice(0, MOST_WORDS);
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
  const {names, parts: ofNames} = namesIn(query);
  const isOneName = ONE_NAME.test(query.trim());
  const isTyped = (word: string): boolean =>
    word === all.at(-1) &&
    all.length <= MOST_TYPED &&
    (all.length <= MOST_WITH_WHOLE || itself(terms, word).length === 0);
  const single = tellingOf(all, synonyms).map((word) => ({
    word,
    meanings: [
      ...(names.has(word) ? itself(terms, word, NEARNESS.name) : []),
      ...meaningsOf(terms, word, isTyped(word), ofNames.has(word) ? {} : synonyms, isOneName),
    ],
  }));
  const words = inPhrases(terms, single, all, synonyms);
  const lost = new Set(words.filter(({meanings}) => meanings.length === 0).map(({word}) => word));
  const missing = query.split(/\s+/).filter((written) => {
    const {parts} = partsOfWord(written);
    return parts.length > 0 && parts.every((part) => lost.has(part));
  });
  const codes = new Set(codesIn(query).map((code) => code.toLowerCase()));
  const known = words.filter(({meanings}) => meanings.length > 0);
  return {words: rarest(terms, known, codes), missing};
}
