import {expect, test} from 'vitest';
import {isPasted} from '../../../src/components/Search/asked';

test.each([
  ['Document MUST not contain empty elements.', true],
  ['Each Invoice line shall have an identifier', true],
  ['currencyID should not be present', true],
  ['[Party] is <none>', false],
  ['check if a customer is on peppol before sending', false],
  ['what to do when the customer says that it never arrived there', true],
  ["document '1' was not found", true],
  ["customer didn't receive the invoice", false],
  ['Rechnung per E-Mail senden', false],
  // The file of rules has its text.
  ['[BR-CO-15]-Invoice total amount with VAT (BT-112) = Invoice total amount without VAT (BT-109)', false],
])('%s: may be the text of a rule: %s', (query, pasted) => {
  expect(isPasted(query)).toBe(pasted);
});
