import {expect, test} from 'vitest';
import type {Place} from '../../../src/search/files';
import {rank} from '../../../src/search/rank';

const place = (number: number): Place => ({
  number,
  title: '',
  href: `#${number}`,
  where: '',
  kind: '',
  role: 'part',
  page: 0,
});

test('a place for which readers type what the query is counts more, the more the two are alike', () => {
  const words = [{word: 'twice', meanings: [{terms: ['twice'], nearness: 1}]}];
  const weights = new Map([0, 1, 2].map((number) => [number, 5 - number]));
  const postings = new Map([['twice', {weights, phrases: []}]]);
  const order = (asked?: ReadonlyMap<number, number>): number[] =>
    rank(
      words,
      postings,
      [0, 1, 2].map(place),
      () => 1,
      () => 1,
      0,
      asked,
    ).map(({place: {number}}) => number);
  expect(order()).toEqual([0, 1, 2]);
  expect(
    order(
      new Map([
        [1, 0.7],
        [2, 1],
      ]),
    ),
  ).toEqual([2, 1, 0]);
});
