import type {CodesOfList} from '../../sources/search/codes';
import {unpackCells} from '../../search/packed';
import {isFiller, stemOf, wordsOf} from '../../search/words';

/** A code that a query names. */
export interface FoundCode {
  readonly code: string;
  readonly name: string;
  readonly alias: string;
  readonly href: string;
  /** Title of its list. */
  readonly list: string;
  /** Page and list. */
  readonly where: string;
}

/** What a query names: exactly, in any capitals where it has a digit, or with several words of a common name that few codes have; in other capitals; by the beginning of a code or words of a name. */
export type Ranked<Found> = Readonly<Record<'exact' | 'same' | 'near', readonly Found[]>>;

interface Code extends FoundCode {
  readonly common: boolean;
}

/** The codes of lists that `packCodes` packed, ready to be searched. */
export function readCodes(lists: readonly CodesOfList[]): Code[] {
  return lists.flatMap(({t, w, u, n, c}) =>
    unpackCells(c, '\n').map((line, index) => {
      const [code = '', name = '', anchor = '', alias = ''] = line.split('\t');
      return {code, name, alias, href: u + (anchor || code), list: t, where: w, common: index < n};
    }),
  );
}

/** A query of one letter begins too many codes, and a part of a code has to be long to name it. */
const SHORTEST_START = 2;
const SHORTEST_PART = 12;
const SHORTEST_WORD = 3;
/** Words that the names of more codes have name none of them, such as 'credit note'. */
const MOST_OF_PHRASE = 3;

function isNear({code, alias, name, common}: Code, query: string, words: readonly string[]): boolean {
  const starts = query.length >= SHORTEST_START && [code, alias].some((text) => text.toLowerCase().startsWith(query));
  if (starts || (query.length >= SHORTEST_PART && code.toLowerCase().includes(query))) return true;
  const inName = ` ${name.toLowerCase()}`;
  return common && query.length > SHORTEST_WORD && words.every((word) => inName.includes(` ${word}`));
}

/** Looks a trimmed query up among the codes. */
export function lookUp(codes: readonly Code[], query: string): Ranked<FoundCode> {
  const lower = query.toLowerCase();
  const words = lower.split(/\s+/).filter(Boolean);
  const names = (code: Code): string[] => [code.code, code.alias].filter(Boolean);
  const isPhrase = ({common, name}: Code): boolean =>
    common && words.length > 1 && ` ${name.toLowerCase()} `.includes(` ${words.join(' ')} `);
  const isSame = (code: Code): boolean => names(code).some((name) => name.toLowerCase() === lower);
  // No word has a digit: 'br-co-15' can only be the code, 'me' need not be the country.
  const isNamed = /\d/.test(query) ? isSame : (code: Code): boolean => names(code).includes(query);
  const phrase = codes.filter(isPhrase);
  const named = phrase.length > MOST_OF_PHRASE ? [] : phrase;
  const exact = codes.filter((code) => isNamed(code) || named.includes(code));
  const same = codes.filter((code) => !exact.includes(code) && isSame(code));
  const near = codes
    .filter((code) => !exact.includes(code) && !same.includes(code) && isNear(code, lower, words))
    .sort((a, b) => a.name.length + a.code.length - b.name.length - b.code.length);
  return {exact, same, near};
}

/** A longer query is a question, whose words may be codes by chance. */
const MOST_WORDS = 4;

/** Codes in a trimmed query whose other words say the list or the name: `scheme 0060`, `unit HUR`. */
export function codesBeside(codes: readonly Code[], query: string): FoundCode[] {
  const words = query.split(/\s+/);
  if (words.length < 2 || words.length > MOST_WORDS) return [];
  const stems = (text: string): string[] =>
    wordsOf(text)
      .filter((word) => !isFiller(word))
      .map(stemOf);
  return words.flatMap((word) => {
    const others = stems(words.filter((other) => other !== word).join(' '));
    return lookUp(codes, word).exact.filter(({list, name}) =>
      stems(`${list} ${name}`).some((stem) => others.includes(stem)),
    );
  });
}
