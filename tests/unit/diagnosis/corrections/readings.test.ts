import {expect, test} from 'vitest';
import {isoDate} from '../../../../src/diagnosis/corrections/dates';
import {decimalOf, rounded} from '../../../../src/diagnosis/corrections/numbers';

test.each([
  ['29-11-2026', '2026-11-29'],
  ['2026/11/29', '2026-11-29'],
  ['20261129', '2026-11-29'],
  ['11/29/2026', '2026-11-29'],
  ['5.5.2026', '2026-05-05'],
  ['2026-11-16+01:00', '2026-11-16'],
  ['2026-11-16T07:00:00Z', '2026-11-16'],
  ['29-02-2028', '2028-02-29'],
])('%s is the day %s', (written, day) => {
  expect(isoDate(written)).toBe(day);
});

test.each(['09-11-2026', '29-02-2026', '2026-13-40', '16 Nov', '', '2026111', '1-2-26', 'x'.repeat(100_000)])(
  '%.20s is no day, or several',
  (written) => {
    expect(isoDate(written)).toBeUndefined();
  },
);

test.each([
  ['€ 1.234,56', '1234.56'],
  ['1,234.56', '1234.56'],
  ['1.234.567', '1234567'],
  ['1 234,5', '1234.5'],
  ["1'234.50", '1234.50'],
  ['1234,5', '1234.5'],
  ['89,-', '89'],
  ['21 %', '21'],
  ['EUR 12.50', '12.50'],
  ['1234.56-', '-1234.56'],
  ['−5', '-5'],
  ['.5', '0.5'],
  [' 12.345 ', '12.345'],
])('%s is the number %s', (written, number) => {
  expect(decimalOf(written)).toBe(number);
});

test.each(['1,234', '1.23.4', '12 pieces', '', '-', '1,2,3', '1.2345,6.7'])(
  '%s is no number, or several',
  (written) => {
    expect(decimalOf(written)).toBeUndefined();
  },
);

test.each([
  ['9.975', '9.98'],
  ['9.9749', '9.97'],
  ['-9.975', '-9.98'],
  ['214.350', '214.35'],
  ['0.995', '1.00'],
  ['-0.001', '0.00'],
  ['7', '7.00'],
  ['99999999999999999999.995', '100000000000000000000.00'],
])('%s is rounded to %s', (written, amount) => {
  expect(rounded(written)).toBe(amount);
});
