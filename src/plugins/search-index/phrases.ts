import type {Synonyms} from '../../search/files';
import {stemOf, tellingOf, wordsOf} from '../../search/words';
import type {Entry} from './documents';

/** What readers type for entries: of each entry how many words each phrase has, and the phrases that have a term. */
export interface ReadersPhrases {
  readonly lengths: readonly (readonly number[])[];
  readonly byTerm: ReadonlyMap<string, readonly number[]>;
}

/** The stems of a phrase that tell something: all, where none does. */
const termsOf = (phrase: string, synonyms: Synonyms): ReadonlySet<string> =>
  new Set(tellingOf(wordsOf(phrase), synonyms).map(stemOf));

const distinct = (phrases: readonly ReadonlySet<string>[]): ReadonlySet<string>[] => [
  ...new Map(phrases.map((terms) => [[...terms].sort().join(' '), terms])).values(),
];

/** The phrases of readers, numbered in the order of the entries, of each the shortest first: so their lengths are packed best. */
export function phrasesOf(entries: readonly Entry[], synonyms: Synonyms): ReadersPhrases {
  const all = entries.map(({typed = []}) =>
    distinct(typed.map((phrase) => termsOf(phrase, synonyms))).sort((one, other) => one.size - other.size),
  );
  const phrases = all.flat();
  const byTerm = new Map<string, number[]>();
  for (const [number, terms] of phrases.entries()) {
    for (const term of terms) byTerm.set(term, [...(byTerm.get(term) ?? []), number]);
  }
  return {lengths: all.map((each) => each.map(({size}) => size)), byTerm};
}
