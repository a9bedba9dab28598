import type {Synonyms} from './files';

const A = 'A'.charCodeAt(0);
const MOST_IN_COMMON = 25;
const WORD = /([A-Z])([^A-Z]*)/g;

function inCommon(one: string, other: string): number {
  let count = 0;
  while (count < MOST_IN_COMMON && count < one.length && one[count] === other[count]) count += 1;
  return count;
}

/** Sorted words in lower case as one text: of each what it has beside the beginning of the word before, after a capital that counts the letters of that, `A` for none. */
export const packWords = (words: readonly string[]): string =>
  words
    .map((word, at) => {
      const count = inCommon(words[at - 1] ?? '', word);
      return String.fromCharCode(A + count) + word.slice(count);
    })
    .join('');

/** The words of a packed text. */
export function unpackWords(packed: string): string[] {
  let last = '';
  return Array.from(packed.matchAll(WORD), ([, count = 'A', rest = '']) => {
    last = last.slice(0, count.charCodeAt(0) - A) + rest;
    return last;
  });
}

/** Synonyms by what they mean: many words mean the same. */
export function packSynonyms(synonyms: Synonyms): Record<string, string> {
  const packed: Record<string, string> = {};
  for (const [word, meanings] of Object.entries(synonyms)) {
    const key = meanings.join();
    packed[key] = packed[key] === undefined ? word : `${packed[key]},${word}`;
  }
  return packed;
}

/** The synonyms of a packed record, by the words that are typed. */
export const unpackSynonyms = (packed: Readonly<Record<string, string>>): Synonyms =>
  Object.fromEntries(
    Object.entries(packed).flatMap(([meanings, words]) =>
      words.split(',').map((word) => [word, meanings.split(',').filter(Boolean)] as const),
    ),
  );
