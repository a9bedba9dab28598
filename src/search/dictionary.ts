import {restsOf, SHORTEST_PART} from './compounds';
import type {Read, Start, Synonyms} from './files';
import {unpackSynonyms, unpackWords} from './packed';
import type {Terms} from './terms';
import {isName, stemOf, wordsOf} from './words';

/** Parts of a compound that are looked up after each other: each round loads the files of their beginnings. */
const MOST_ROUNDS = 3;

const SHORT = 2;
const LONG = 3;

/** How the beginning of a word is in the name of a file. */
const named = (beginning: string): string => beginning.replace(/[^a-z\d]/g, '-');

/** The names of the files that may have the synonyms of a word, or of a phrase that begins with it: many words begin with its two letters, or few. A compound is in the file of its first part. */
export const filesOf = (stem: string): readonly [of: string, orOf: string] => [
  named(stem.slice(0, LONG)),
  named(stem.slice(0, SHORT)),
];

/** What the messages of programs have, and hardly any question: their words mean themselves. */
const PRINTED = /["<>[\]{}]|\B'\w/;

/** Gives what the words of a query may mean beside themselves. @throws Error when the network is away */
export type Dictionary = (query: string) => Promise<Synonyms>;

/** What may follow each known beginning of a word. */
function restsIn(word: string, isKnown: (part: string) => boolean): string[] {
  const ends = Array.from(word, (_letter, at) => at).filter((at) => at >= SHORTEST_PART && isKnown(word.slice(0, at)));
  return ends.flatMap((at) => restsOf(word, at));
}

/** The synonyms of an index, which `read` brings in files as a query needs them. */
export function dictionaryOf({hash, synonyms: names}: Start, terms: Terms, name: string, read: Read): Dictionary {
  const files = new Set(unpackWords(names));
  const fileWith = (stem: string): string | undefined => filesOf(stem).find((file) => files.has(file));

  const synonymsIn = async (file: string): Promise<Synonyms> =>
    unpackSynonyms((await read(`${name}-synonyms-${file}-${hash}.json`)) as Record<string, string>);

  return async (query) => {
    if (PRINTED.test(query)) return {};
    const synonyms: Record<string, readonly string[]> = {};
    const isKnown = (word: string): boolean => [word, stemOf(word)].some((each) => terms.has(each) || each in synonyms);
    const asked = new Set<string>();
    let words = query.split(/\s+/).flatMap((written) => (isName(written) ? [] : wordsOf(written).map(stemOf)));
    for (let round = 0; round < MOST_ROUNDS && words.length > 0; round += 1) {
      const found = words.map(fileWith).filter((file) => file !== undefined);
      const wanted = [...new Set(found)].filter((file) => !asked.has(file));
      for (const file of wanted) asked.add(file);
      Object.assign(synonyms, ...(await Promise.all(wanted.map(synonymsIn))));
      words = words.filter((word) => !isKnown(word)).flatMap((word) => restsIn(word, isKnown));
    }
    return synonyms;
  };
}
