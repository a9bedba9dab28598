import {synonymsOf} from '../../contracts/synonyms';
import type {Synonyms} from '../../search/files';
import {stemOf, wordsOf} from '../../search/words';
import {fromYaml} from '../yaml';

const stems = (phrase: string): string => [...new Set(wordsOf(phrase))].map(stemOf).join(' ');

const FILE = 'docs/search.yaml';

const read = fromYaml(FILE, synonymsOf);

/** Words that mean the same, in stems, as a query is compared with them. */
export function searchSynonyms(): Synonyms {
  const all: Record<string, string[]> = {};
  for (const {left, right} of read()) {
    for (const key of new Set(left.map(stems))) all[key] = [...new Set([...(all[key] ?? []), ...right.map(stems)])];
  }
  return all;
}
