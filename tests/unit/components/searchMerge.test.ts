import {expect, test} from 'vitest';
import {readCodes} from '../../../src/components/Search/codes';
import {merge} from '../../../src/components/Search/merge';
import type {Result} from '../../../src/search/engine';
import {packCodes, type CodesOfList} from '../../../src/sources/search/codes';

const packed = (lists: readonly CodesOfList[]) => readCodes(packCodes(lists));

const codes = packed(
  Array.from({length: 6}, (_, list) => ({t: `List ${list}`, w: '', u: `/list${list}.html#`, n: 1, c: 'A90\tNinety'})),
);

const pagesOf = (count: number, missing: readonly string[] = []): Result => ({
  hits: Array.from({length: count}, (_, number) => ({
    place: {
      number,
      title: `Page ${number}`,
      href: `/p${number}.html`,
      where: '',
      kind: 'Guides',
      role: 'page',
      page: number,
    },
    terms: [],
    covered: 1,
    places: [],
  })),
  missing,
  nearest: false,
});

const addresses = (query: string, pages: Result, limit = 100): string[] =>
  merge(query, limit, {codes, rare: [], sentences: [], pages}).hits.map(({href}) => href);

test('of a code in many lists three come before the pages, and the others behind them, each once', () => {
  const all = addresses('A90', pagesOf(20));
  expect(all.slice(0, 4)).toEqual(['/list0.html#A90', '/list1.html#A90', '/list2.html#A90', '/p0.html']);
  expect(all).toHaveLength(26);
  expect(new Set(all).size).toBe(26);
  expect(addresses('A90', pagesOf(20), 10)).toHaveLength(10);
});

test('a code that no text has is found, and not missing; another word is', () => {
  expect(merge('A90', 100, {codes, rare: [], sentences: [], pages: pagesOf(0, ['A90'])}).missing).toEqual([]);
  expect(merge('xyzzy', 100, {codes, rare: [], sentences: [], pages: pagesOf(0, ['xyzzy'])}).missing).toEqual([
    'xyzzy',
  ]);
});
