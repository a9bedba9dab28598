import {expect, test} from 'vitest';
import {canonical, shownValue} from '../../../../src/diagnosis/comparison/values';

const value = (text: string, attributes: Record<string, string> = {}) => ({text, attributes});

test.each([
  ['10.0', '10.00', true],
  ['10', ' 10. ', true],
  ['-0.00', '0', true],
  ['+5', '005', true],
  ['.5', '0.50', true],
  ['0.1', '0.10000000000000000000000000001', false],
  ['100', '10', false],
  ['-5', '5', false],
  ['', '0', false],
  ['.', '0', false],
  ['1e2', '100', false],
  ['12345678901234567890.01', '12345678901234567890.02', false],
])('the amounts %s and %s are equal: %s', (a, b, equal) => {
  for (const type of ['Amount', 'Unit price amount', 'Quantity', 'Percentage'])
    expect(canonical(value(a), type) === canonical(value(b), type)).toBe(equal);
});

test('only numbers are compared as numbers', () => {
  expect(canonical(value('10'), 'Identifier')).not.toBe(canonical(value('10.0'), 'Identifier'));
  expect(canonical(value(' text\n'), 'Text')).toBe(canonical(value('text'), 'Text'));
});

test('the order of attributes does not matter', () => {
  const [a, b] = [value('1', {x: '1', y: '2'}), value('1', {y: '2', x: '1'})];
  expect(canonical(a)).toBe(canonical(b));
  expect(shownValue(a)).toBe('1 (x 1, y 2)');
});

test('a number of a million zeros is compared in time', () => {
  const start = performance.now();
  expect(canonical(value(`0.${'0'.repeat(1_000_000)}1`), 'Amount').length).toBeGreaterThan(1_000_000);
  expect(performance.now() - start).toBeLessThan(1000);
});
