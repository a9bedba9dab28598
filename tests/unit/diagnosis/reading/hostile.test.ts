import {expect, test} from 'vitest';
import {example, linesOf, read} from './support';

const TYPICAL = example('ubl-bisv3', 'invoice-typical');

/** The text of the line that says what is at a place, in an invoice with a change. */
function textAt(place: string, from: RegExp, to: string): string | undefined {
  const changed = TYPICAL.replace(from, () => to);
  expect(changed).not.toBe(TYPICAL);
  const {rendering} = read('ubl-bisv3', changed);
  return linesOf(rendering).find(({line}) => line.places?.includes(place))?.line.text;
}

const DATE = /(?<=<cbc:IssueDate>)[^<]*/;

test.each([
  ['2026-03-09', '9 March 2026'],
  ['2026-02-30', '2026-02-30'],
  ['2026-13-45', '2026-13-45'],
  ['9999-99-99', '9999-99-99'],
  ['yesterday', 'yesterday'],
  ['', ''],
])('the date %s is read as %s', (written, shown) => {
  expect(textAt('/Invoice[1]/IssueDate[1]', DATE, written)).toBe(shown);
});

const AMOUNT = /(?<=<cbc:PayableAmount currencyID="EUR">)[^<]*/;
const PAYABLE = '/Invoice[1]/LegalMonetaryTotal[1]/PayableAmount[1]';

test.each([
  ['1234567.10', '1,234,567.10'],
  ['-123456', '-123,456'],
  ['999.999999', '999.999999'],
  ['12', '12'],
  ['', ''],
  ['1e5', '1e5'],
])('the amount %s is read as %s', (written, shown) => {
  expect(textAt(PAYABLE, AMOUNT, written)).toBe(shown);
});

test('an amount of a million digits is read in time', () => {
  const start = performance.now();
  expect(textAt(PAYABLE, AMOUNT, '1'.repeat(1_000_000))?.length).toBe(1_333_333);
  expect(performance.now() - start).toBeLessThan(5000);
});

test.each(['constructor', '__proto__', 'toString'])('a code that is called %s has no name', (code) => {
  const typeCode = /(?<=<cbc:InvoiceTypeCode>)[^<]*/;
  expect(textAt('/Invoice[1]/InvoiceTypeCode[1]', typeCode, code)).toBe(code);
});

test('markup in a value stays a text', () => {
  const number = /(?<=<cbc:ID>)[^<]*/;
  expect(textAt('/Invoice[1]/ID[1]', number, '&lt;img src=x onerror=alert(1)&gt;')).toBe(
    '<img src=x onerror=alert(1)>',
  );
});

test.each([
  // Of six letters and two signs of padding, four bytes; blanks are no letters.
  ['QUJD\n REQ=', '5 bytes'],
  ['QUJDRA==', '4 bytes'],
  ['', '0 bytes'],
  ['A'.repeat(2048), '1.5 kB'],
])('an embedded file is read as its size: %#', (base64, size) => {
  const xml = example('ubl-bisv3', 'invoice-with-attachment').replace(
    /(<cbc:EmbeddedDocumentBinaryObject [^>]*>)[^<]*/,
    (_whole, tag: string) => tag + base64,
  );
  const texts = linesOf(read('ubl-bisv3', xml).rendering).map(({line}) => line.text);
  expect(texts.filter((text) => text.includes(size))).toHaveLength(1);
});

test('an invoice without anything in it has no lines', () => {
  const root = /^[^]*?<Invoice[^>]*>/.exec(TYPICAL)?.[0] ?? '';
  expect(read('ubl-bisv3', `${root}</Invoice>`).rendering).toEqual([]);
});
