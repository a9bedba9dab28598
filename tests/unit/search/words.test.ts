import {expect, test} from 'vitest';
import {wordsOf} from '../../../src/search/words';

test.each([
  ['cac:BillingReference', ['billingreference', 'cac', 'billing', 'reference']],
  ['réf. Prüfregeln', ['ref', 'prufregeln']],
  ['self-billing', ['self', 'billing']],
  ['salesInvoice/send', ['salesinvoice/send', 'sales', 'invoice', 'send']],
])('the words of %s', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});
