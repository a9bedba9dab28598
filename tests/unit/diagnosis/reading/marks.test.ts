import {expect, test} from 'vitest';
import {saysWhatIsAt} from '../../../../src/diagnosis/reading/marks';
import {example, linesOf, read} from './support';

const lines = linesOf(read('ubl-bisv3', example('ubl-bisv3', 'invoice-typical')).rendering).map(({line}) => line);

const marked = (location: string): (readonly string[] | undefined)[] =>
  lines.filter((line) => saysWhatIsAt(line, location)).map(({places}) => places);

const PAYABLE = '/Invoice[1]/LegalMonetaryTotal[1]/PayableAmount[1]';

test('a finding marks the line of its element, also at an attribute', () => {
  expect(marked(PAYABLE)).toEqual([[PAYABLE]]);
  expect(marked(`${PAYABLE}/@currencyID`)).toEqual([[PAYABLE]]);
});

test('a finding at a group marks all lines of it, and of no other', () => {
  const totals = marked('/Invoice[1]/LegalMonetaryTotal[1]').flatMap((places) => places ?? []);
  expect(totals.length).toBeGreaterThan(3);
  for (const place of totals) expect(place).toMatch(/^\/Invoice\[1\]\/LegalMonetaryTotal\[1\]\//);
  expect(marked('/Invoice[1]/InvoiceLine[1]').flat()).not.toContain('/Invoice[1]/InvoiceLine[10]/ID[1]');
  expect(saysWhatIsAt({places: ['/Invoice[1]/InvoiceLine[10]/ID[1]']}, '/Invoice[1]/InvoiceLine[1]')).toBe(false);
});

test('a finding at the root, and one at an element that is not there, mark nothing', () => {
  expect(marked('/Invoice[1]')).toEqual([]);
  expect(marked('/Invoice[1]/BuyerReference[2]')).toEqual([]);
  expect(saysWhatIsAt({}, PAYABLE)).toBe(false);
});
