import type {PackedSynonyms, Synonyms} from './files';

const A = 'A'.charCodeAt(0);
const MOST_IN_COMMON = 25;
const WORD = /[A-Z][^A-Z]*/g;

function inCommon(one: string, other: string): number {
  let count = 0;
  while (count < MOST_IN_COMMON && count < one.length && one[count] === other[count]) count += 1;
  return count;
}

/** Of each word what it has beside the beginning of the word before, after a capital that counts the letters of that, `A` for none. */
const shortened = (words: readonly string[]): string[] =>
  words.map((word, at) => {
    const count = inCommon(words[at - 1] ?? '', word);
    return String.fromCharCode(A + count) + word.slice(count);
  });

/** The words of which `shortened` makes such ones. */
function lengthened(words: readonly string[]): string[] {
  let last = '';
  return words.map((word) => {
    last = last.slice(0, word.charCodeAt(0) - A) + word.slice(1);
    return last;
  });
}

/** Sorted words in lower case as one text. */
export const packWords = (words: readonly string[]): string => shortened(words).join('');

/** The words of a packed text. */
export const unpackWords = (packed: string): string[] => lengthened(packed.match(WORD) ?? []);

/** Titles, or lines, as one text with a sign between them that none of them has. */
export const packCells = (cells: readonly string[], between: string): string => shortened(cells).join(between);

/** The cells of a packed text. */
export const unpackCells = (packed: string, between: string): string[] => lengthened(packed.split(between));

const ZERO = '0'.charCodeAt(0);
const NONE = '-';

/** Phrases of so many words and of more count alike. */
const LONGEST_COUNTED = 4;

/** The phrases of each place, by how many words they have, the shortest first: a sign for how many have one word, one for two, and so on. */
export const packLengths = (places: readonly (readonly number[])[]): string =>
  places
    .map((lengths) => {
      const counts = Array.from(
        {length: LONGEST_COUNTED},
        (_, at) => lengths.filter((length) => Math.min(length, LONGEST_COUNTED) === at + 1).length,
      );
      return lengths.length > 0 ? counts.map((count) => String.fromCharCode(ZERO + count)).join('') : NONE;
    })
    .join('');

/** The lengths of the phrases of each place. */
export function unpackLengths(packed: string): number[][] {
  const places = packed.match(new RegExp(`${NONE}|[^${NONE}]{${LONGEST_COUNTED}}`, 'gs')) ?? [];
  return places.map((counts) =>
    counts === NONE
      ? []
      : Array.from(counts).flatMap((count, at) => Array.from({length: count.charCodeAt(0) - ZERO}, () => at + 1)),
  );
}

/** Synonyms by what they mean: many words mean the same. */
export function packSynonyms(synonyms: Synonyms): PackedSynonyms {
  const packed: Record<string, string> = {};
  for (const [word, meanings] of Object.entries(synonyms)) {
    const key = meanings.join();
    packed[key] = packed[key] === undefined ? word : `${packed[key]},${word}`;
  }
  return packed;
}

/** The synonyms of a packed record, by the words that are typed. */
export const unpackSynonyms = (packed: PackedSynonyms): Synonyms =>
  Object.fromEntries(
    Object.entries(packed).flatMap(([meanings, words]) =>
      words.split(',').map((word) => [word, meanings.split(',').filter(Boolean)] as const),
    ),
  );
