import {expect, test} from 'vitest';
import {align} from '../../../src/words/align';

test('each character of a value has its own place in the source, whatever stands between them', () => {
  expect(align('aab', 'aab', 0)).toEqual([0, 1, 2]);
  expect(align('book', 'x: "bo\\\n  ok"', 3)).toEqual([4, 5, 10, 11]);
  expect(align('a b', 'a\n    b', 0)).toEqual([0, 1, 6]);
});
