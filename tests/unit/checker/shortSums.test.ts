import {expect, test} from 'vitest';
import {withShortSums} from '../../../src/checker/worker/shortSums';
import type {Cause, Sum} from '../../../src/diagnosis/model';

const sumOf = (count: number): Sum => ({
  ...{rule: 'BR-CO-10', term: 'BT-106', label: 'Sum', computed: '1.00', isRight: false},
  parts: Array.from({length: count}, () => ({sign: '+' as const, term: 'BT-131', label: 'Line', amount: '1.00'})),
});
const partsOf = (count: number): readonly [number | undefined, number | undefined] => {
  const [cause] = withShortSums([{sums: [sumOf(count)]} as unknown as Cause]);
  const [sum] = cause?.sums ?? [];
  return [sum?.parts.length, sum?.more];
};

test('of a sum with very many parts the first are told, and how many more there are', () => {
  expect(partsOf(3)).toEqual([3, undefined]);
  expect(partsOf(200)).toEqual([200, undefined]);
  expect(partsOf(40_000)).toEqual([200, 39_800]);
});
