import {expect, test} from 'vitest';
import {byOverlap, overlap} from '../../../src/components/Search/overlap';
import type {Result} from '../../../src/search/engine';

const MESSAGE = 'Participant is registered at another service metadata publisher.';

test('a text that is part of another has all of it, in any capitals', () => {
  expect(overlap(`{"message":"${MESSAGE}"}`, MESSAGE)).toBeGreaterThan(0.8);
  expect(overlap('participant is registered at another', MESSAGE)).toBe(1);
});

test('the same words in another order are another text', () => {
  expect(overlap('publisher metadata service another at registered', MESSAGE)).toBe(0);
  expect(overlap('', MESSAGE)).toBe(0);
});

test('hits are ordered by what they have of the text, and have at least that covered', () => {
  const hit = (number: number, covered: number): Result['hits'][number] => ({
    place: {number, title: '', href: `#${number}`, where: '', kind: 'Rules', role: 'record', page: 0},
    terms: [],
    covered,
    places: [],
  });
  const found = {hits: [hit(1, 0.9), hit(2, 0.2)], missing: [], nearest: false};
  const {hits} = byOverlap(found, MESSAGE, ['The participant is unknown.', MESSAGE]);
  expect(hits.map(({place, covered}) => [place.number, covered])).toEqual([
    [2, 1],
    [1, 0.9],
  ]);
});

test('a text with other values in quotes or brackets is nearly the same', () => {
  const pasted = 'Cannot query field "vatNumber" on type "party".';
  expect(overlap(pasted, 'Cannot query field "kvk" on type "partyId".')).toBe(0.9);
  expect(overlap(pasted, pasted)).toBe(1);
  expect(overlap("Expected is one of ( UUID, IssueDate ) in 'Invoice'", "Expected is one of ( ID ) in 'Order'")).toBe(
    0.9,
  );
});
