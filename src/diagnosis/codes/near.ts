import type {CodeAliases} from '../../contracts/codeLists/aliases';
import {codeEntry} from '../../addresses/codeLists';
import {isOneAway} from './distance';
import type {CodeListData, NearCode} from './model';

/** More would be a list to search, not a proposal. */
const MOST = 3;
/** A longer value is no code with a mistake in it. */
const LONGEST = 80;
/** One sign of a shorter code is too much of it: each two-letter code would be near to dozens. */
const SHORTEST = 3;

/** How a code can be found, the best guess first. */
const WAYS = ['case', 'alias', 'commonTypo', 'name', 'typo', 'commonWord', 'word'] as const;
type Way = (typeof WAYS)[number];

/** A value as it is compared: small letters without accents, single blanks, no full stop at the end. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<=.)\.$/, '');

function wayOf(wanted: string, {code, name}: CodeListData['codes'][number], isCommon: boolean): Way | undefined {
  const own = folded(code);
  if (own === wanted) return 'case';
  const isLong = Math.min(own.length, wanted.length) >= SHORTEST;
  if (isLong && isOneAway(own, wanted)) return isCommon ? 'commonTypo' : 'typo';
  const called = folded(name);
  if (wanted.length < SHORTEST) return undefined;
  if (called === wanted) return 'name';
  const hasWord = called.split(/[^\p{L}\p{N}]+/u).includes(wanted);
  return hasWord ? (isCommon ? 'commonWord' : 'word') : undefined;
}

interface Ranked {
  readonly way: Way;
  /** Place among those found in the same way. */
  readonly order: number;
  readonly near: NearCode;
}

/** The anchor is that of the page of the list, see src/contracts/codeLists/list.ts. */
const nearOf = ({name: list, prefix}: CodeListData, {code, name}: CodeListData['codes'][number]): NearCode => ({
  code,
  name,
  href: codeEntry(list, `${prefix}-${code.replace(/[^A-Za-z\d.-]/g, '-')}`),
});

function foundIn(list: CodeListData, value: string, aliases: CodeAliases): Ranked[] {
  const wanted = folded(value);
  const meant = (aliases[list.name] ?? []).filter(({words}) => words.some((word) => folded(word) === wanted));
  return list.codes.flatMap((entry): Ranked[] => {
    if (entry.code === value) return [];
    const alias = meant.findIndex(({code}) => code === entry.code);
    const common = list.common?.indexOf(entry.code) ?? -1;
    const direct = wayOf(wanted, entry, common >= 0);
    const near = nearOf(list, entry);
    if (direct !== 'case' && alias >= 0) return [{way: 'alias', order: alias, near}];
    return direct === undefined ? [] : [{way: direct, order: common >= 0 ? common : LONGEST + entry.name.length, near}];
  });
}

/**
 * Codes that the writer of a wrong code may have meant, best first: the same in another case, an everyday word for it, one sign apart, named so.
 * @param value of the document, whatever it is
 * @param lists those that the element may have
 * @returns at most three; none for a value that resembles no code
 */
export function nearCodes(value: string, lists: readonly CodeListData[], aliases: CodeAliases): readonly NearCode[] {
  const written = value.trim();
  if (written === '' || written.length > LONGEST) return [];
  const found = lists.flatMap((list) => foundIn(list, written, aliases));
  found.sort((a, b) => WAYS.indexOf(a.way) - WAYS.indexOf(b.way) || a.order - b.order);
  const first = found.filter(({near}, at) => found.findIndex((other) => other.near.code === near.code) === at);
  return first.slice(0, MOST).map(({near}) => near);
}
