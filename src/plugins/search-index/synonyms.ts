import {filesOf} from '../../search/dictionary';
import type {PackedSynonyms, Synonyms} from '../../search/files';
import {packSynonyms} from '../../search/packed';

/** Of the meanings of a word those that texts have words of. */
function meaningsIn(meanings: readonly string[], terms: ReadonlySet<string>): string[] {
  const found = meanings.map((phrase) =>
    phrase
      .split(' ')
      .filter((term) => terms.has(term))
      .join(' '),
  );
  return [...new Set(found.filter(Boolean))];
}

type Words = Record<string, readonly string[]>;

/** More words with the same two letters are in files for three letters. */
const MOST_IN_FILE = 60;

/** Words by the names of files. */
function byFile(words: Words, nameOf: (word: string) => string): Record<string, Words> {
  const files: Record<string, Words> = {};
  for (const [word, meanings] of Object.entries(words)) (files[nameOf(word)] ??= {})[word] = meanings;
  return files;
}

/** Synonyms, in stems, in the files that a search reads, each by its name. What they mean is among the terms of the texts, or nothing. */
export function synonymFiles(synonyms: Synonyms, terms: ReadonlySet<string>): Readonly<Record<string, PackedSynonyms>> {
  const all: Words = {};
  for (const [key, phrases] of Object.entries(synonyms)) {
    const meanings = meaningsIn(phrases, terms).filter((meaning) => meaning !== key);
    const saysNothing = phrases.length === 0;
    if (saysNothing || meanings.length > 0) all[key] = meanings;
  }
  const files = Object.entries(byFile(all, (word) => filesOf(word)[1])).flatMap(([name, words]) =>
    Object.keys(words).length > MOST_IN_FILE
      ? Object.entries(byFile(words, (word) => filesOf(word)[0]))
      : [[name, words] as const],
  );
  return Object.fromEntries(files.map(([name, words]) => [name, packSynonyms(words)]));
}
