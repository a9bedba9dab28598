import {expect, test} from 'vitest';
import {nextActive} from '../../../src/theme/SearchBar/nextActive';

test.each([
  ['ArrowDown', undefined, 3, 0],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', undefined, 3, 2],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['Home', undefined, 3, undefined],
  ['a', 1, 3, undefined],
  ['ArrowDown', 0, 0, undefined],
] as const)('%s from %s of %i leads to %s', (key, active, count, next) => {
  expect(nextActive(key, active, count)).toBe(next);
});
