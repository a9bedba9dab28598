import {expect, test} from 'vitest';
import {csvOf} from '../../../src/contracts/csv';

test('values with commas, quotes or line ends are quoted; every line ends with CRLF', () => {
  expect(
    csvOf([
      ['code', 'name'],
      ['G', 'Free export item, VAT not charged'],
      ['x', 'a "b"'],
      ['y', 'two\nlines'],
    ]),
  ).toBe('code,name\r\nG,"Free export item, VAT not charged"\r\nx,"a ""b"""\r\ny,"two\nlines"\r\n');
});
