import {expect, test} from 'vitest';
import {withNumber} from '../../../src/sandbox/soap/documents/payload';

test.each([
  [
    '<Invoice><cbc:ID/><x><cbc:ID>7</cbc:ID></x></Invoice>',
    '<Invoice><cbc:ID>9</cbc:ID><x><cbc:ID>7</cbc:ID></x></Invoice>',
  ],
  ['<Invoice><ID schemeID="a"> </ID></Invoice>', '<Invoice><ID schemeID="a">9</ID></Invoice>'],
  ['<Invoice><x><cbc:ID>PO-2041</cbc:ID></x></Invoice>', '<Invoice><x><cbc:ID>PO-2041</cbc:ID></x></Invoice>'],
])('%s gets the number in its empty ID only', (xml, expected) => {
  expect(withNumber(xml, '9')).toBe(expected);
});
