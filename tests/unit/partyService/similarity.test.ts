import {describe, expect, test} from 'vitest';
import {jaroWinkler, nameSimilarity, withinOneEdit} from '../../../src/partyService/similarity';

describe('one typing error', () => {
  test.each([
    ['molenrak', 'molenrak'],
    ['molenrak', 'molenrack'],
    ['molenrack', 'molenrak'],
    ['molenrak', 'nolenrak'],
    ['molenrak', 'molenrka'],
    ['molenrak', 'omlenrak'],
    ['molenrak', 'molenra'],
    ['', 'a'],
  ])('%s and %s', (one, other) => {
    expect(withinOneEdit(one, other)).toBe(true);
    expect(withinOneEdit(other, one)).toBe(true);
  });

  test.each([
    ['molenrak', 'molenraas'],
    ['molenrak', 'molenr'],
    ['molenrak', 'moelnrka'],
    ['molenrak', 'kolenram'],
    ['', 'ab'],
  ])('%s and %s are more', (one, other) => {
    expect(withinOneEdit(one, other)).toBe(false);
    expect(withinOneEdit(other, one)).toBe(false);
  });
});

/** The examples of Winkler (1990), to three decimals. */
test.each([
  ['martha', 'marhta', 0.961],
  ['dwayne', 'duane', 0.84],
  ['dixon', 'dicksonx', 0.813],
  ['molenrak', 'molenrak', 1],
  ['abc', 'xyz', 0],
  // The common letter is as far away as it may be.
  ['abcdef', 'uvawxy', 0.444],
])('Jaro–Winkler of %s and %s is %d', (one, other, expected) => {
  expect(jaroWinkler(one, other)).toBeCloseTo(expected, 3);
  expect(jaroWinkler(other, one)).toBeCloseTo(expected, 3);
});

describe('names', () => {
  const similarity = (one: string, other: string): number => nameSimilarity(one.split(' '), other.split(' '));

  test('the order of words makes no difference', () => {
    expect(similarity('logistiek molenrak', 'molenrak logistiek')).toBe(1);
  });

  test('a misspelt name is nearer than a name with another word, and that nearer than one with nothing in common', () => {
    const [misspelt, otherWord, none] = [
      'molenrack logistiek',
      'molenrak transport',
      'zilverlinde kantoorinrichting',
    ].map((name) => similarity('molenrak logistiek', name));
    expect(misspelt).toBeGreaterThan(0.95);
    expect(otherWord).toBeLessThan(0.6);
    expect(otherWord).toBeGreaterThan(0.3);
    expect(none).toBe(0);
  });

  test('words without a name are not alike', () => {
    expect(nameSimilarity([], [])).toBe(0);
    expect(nameSimilarity(['a'], [])).toBe(0);
  });
});
