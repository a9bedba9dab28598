import {expect, test} from 'vitest';
import lunr from '../../../src/search/lunr';

/** A node of an index: the letters that can follow, each with the number of the next node. */
function textOf(next: Readonly<Record<string, number>>): string {
  const edges = Object.fromEntries(Object.entries(next).map(([letter, id]) => [letter, {id}]));
  return Object.assign(new lunr.TokenSet(), {edges}).toString();
}

test('nodes with different letters have different texts, also where the letters are digits', () => {
  expect(textOf({1: 324})).not.toBe(textOf({1: 3, 2: 4}));
  expect(textOf({1: 3, 2: 4})).toBe(textOf({2: 4, 1: 3}));
});
