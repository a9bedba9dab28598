import {expect, test} from 'vitest';
import {pairsOf} from '../../../../src/diagnosis/comparison/pairs';

const first = (text: string): string | undefined => text[0];

test('what has the same key is paired, the rest by order', () => {
  expect(pairsOf(['a1', 'b1', 'c1'], ['c2', 'a2', 'x2'], [first])).toEqual([
    ['a1', 'a2'],
    ['b1', 'x2'],
    ['c1', 'c2'],
  ]);
});

test('what has no counterpart is alone, on the right behind all others', () => {
  expect(pairsOf(['a1'], ['b2', 'a2', 'c2'], [first])).toEqual([
    ['a1', 'a2'],
    [undefined, 'b2'],
    [undefined, 'c2'],
  ]);
  expect(pairsOf(['a1', 'b1'], ['b2'], [first])).toEqual([
    ['a1', undefined],
    ['b1', 'b2'],
  ]);
});

test('the same key twice is paired in its order, and a surer key comes first', () => {
  expect(pairsOf(['a1', 'a2'], ['a3', 'a4', 'a5'], [first])).toEqual([
    ['a1', 'a3'],
    ['a2', 'a4'],
    [undefined, 'a5'],
  ]);
  const whole = (text: string): string => text;
  expect(pairsOf(['a1', 'a2'], ['a2', 'a1'], [whole, first])).toEqual([
    ['a1', 'a1'],
    ['a2', 'a2'],
  ]);
});

test('a key that is missing pairs nothing', () => {
  const key = (text: string): string | undefined => (text === '' ? undefined : text);
  expect(pairsOf(['', 'a'], ['a', ''], [key])).toEqual([
    ['', ''],
    ['a', 'a'],
  ]);
});

test('ten thousand elements are paired in time', () => {
  const many = Array.from({length: 10_000}, (_, index) => String(index));
  const start = performance.now();
  expect(pairsOf(many, [...many].reverse(), [first, (text) => text])).toHaveLength(10_000);
  expect(performance.now() - start).toBeLessThan(5000);
});
