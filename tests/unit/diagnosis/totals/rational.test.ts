import {expect, test} from 'vitest';
import {
  compare,
  decimalText,
  dividedBy,
  plus,
  rationalOf,
  rounded,
  roundedAway,
  times,
} from '../../../../src/diagnosis/totals/rational';

const number = (text: string) => {
  const value = rationalOf(text);
  if (!value) throw new Error(`${text} is no number`);
  return value;
};

const textOf = (text: string, round: typeof rounded): string => decimalText(round(number(text)), 2);

test.each([' 1331.00\n', '+1331', '1331.', '01331.0'])('%j is a decimal of XML Schema', (text) => {
  expect(compare(number(text), number('1331'))).toBe(0);
});

test.each(['', '.', '1.331,00', '1e3', 'NaN', '--1', '1 331', '9'.repeat(100_000)])('%.20j is no amount', (text) => {
  expect(rationalOf(text)).toBeUndefined();
});

test('sums of cents are exact', () => {
  expect(decimalText(plus(number('0.1'), number('0.20')), 2)).toBe('0.30');
  expect(decimalText(plus(number('-0.125'), number('100')), 2)).toBe('99.875');
});

// XPath 2.0, fn:round: 2.5 is 3, -2.5 is -2.
test('sums are rounded as XPath rounds, and products away from zero', () => {
  expect(textOf('2.345', rounded)).toBe('2.35');
  expect(textOf('-2.345', rounded)).toBe('-2.34');
  expect(textOf('-2.346', rounded)).toBe('-2.35');
  expect(textOf('-2.345', roundedAway)).toBe('-2.35');
  expect(textOf('-0.001', rounded)).toBe('0.00');
});

test('a division may have no end', () => {
  const third = dividedBy(number('1'), number('-3'));
  expect(third && decimalText(third, 2)).toBe('-0.3333333333');
  expect(third && decimalText(times(third, number('3')), 0)).toBe('-1');
  expect(dividedBy(number('1'), number('0.00'))).toBeUndefined();
});
