import {dictionaryOf} from '../../contracts/dictionary';
import {synonymsOf} from '../../contracts/synonyms';
import type {Synonyms} from '../../search/files';
import {partsOfWord, stemOf, tellingOf, wordsOf} from '../../search/words';
import {fromYaml} from '../yaml';

const stems = (words: readonly string[]): string => [...new Set(words)].map(stemOf).join(' ');

/** What is typed, as a query has it. */
const typed = (phrase: string): string => stems(wordsOf(phrase));

/** What it means: a name such as `GraphQL` as a whole, and no words such as `the`. */
function meant(phrase: string): string {
  const words = phrase.split(' ').flatMap((word) => {
    const {whole} = partsOfWord(word);
    return whole.includes('-') ? wordsOf(word) : [whole];
  });
  return stems(tellingOf(words));
}

/** Other words for what the site names, in English, and the words of other languages. */
const WORDS = 'docs/search.yaml';
const LANGUAGES = ['docs/dutch.yaml', 'docs/german.yaml', 'docs/french.yaml'];

const english = fromYaml(WORDS, synonymsOf);
const languages = LANGUAGES.map((file) => fromYaml(file, dictionaryOf));

/** Words that mean the same, in stems, as a query is compared with them. */
export function searchSynonyms(): Synonyms {
  const all: Record<string, string[]> = {};
  const add = (words: readonly string[], meanings: readonly string[]): void => {
    for (const key of new Set(words.map(typed))) all[key] = [...new Set([...(all[key] ?? []), ...meanings.map(meant)])];
  };
  for (const {left, right} of english()) add(left, right);
  for (const {words, meaning} of languages.flatMap((read) => read())) add(words, meaning ? [meaning] : []);
  return all;
}
