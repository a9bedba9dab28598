import {expect, test} from 'vitest';
import {levelOf, scoreOf, type Comparison} from '../../../src/partyService/match/score';

/** A field of a request, and how well the party fits it; `null`: the party has no such value. */
const compared = (field: Comparison['field'], similarity: number, found: string | null = 'x'): Comparison => ({
  field,
  given: 'x',
  found,
  similarity,
  agrees: similarity === 1,
});

test('a value that the party lacks counts a quarter of its weight', () => {
  // Weights: the name 6, the postcode 2.
  expect(scoreOf([compared('name', 1), compared('postcode', 0)])).toBeCloseTo(6 / 8);
  expect(scoreOf([compared('name', 1), compared('postcode', 0, null)])).toBeCloseTo(6 / 6.5);
});

test('a bank account that the party lacks counts whole', () => {
  expect(scoreOf([compared('name', 1), compared('ids.iban', 0, null)])).toBeCloseTo(6 / 10);
});

test('only an identifier makes a match certain', () => {
  expect(levelOf(1, [compared('name', 1)])).toBe('LIKELY');
  expect(levelOf(1, [compared('ids.vat', 1)])).toBe('CERTAIN');
  expect(levelOf(0.69, [compared('name', 1)])).toBe('POSSIBLE');
  expect(levelOf(1, [compared('ids.vat', 1), compared('ids.iban', 1, null)])).toBe('CERTAIN');
  expect(levelOf(1, [compared('ids.vat', 1), compared('ids.iban', 0, null)])).toBe('LIKELY');
});
