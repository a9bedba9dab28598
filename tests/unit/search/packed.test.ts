import {expect, test} from 'vitest';
import {packSynonyms, packWords, unpackSynonyms, unpackWords} from '../../../src/search/packed';

test('packed words are the words again, however much they have in common', () => {
  const long = 'x'.repeat(40);
  const words = ['1', '10', '100', 'a', 'ab', 'abc', 'b-c', 'b/c', 'été', long, `${long}y`];
  expect(unpackWords(packWords(words))).toEqual(words);
  expect(packWords(['invoice', 'invoices'])).toBe('AinvoiceHs');
});

test('packed synonyms are the synonyms again, with those that mean nothing', () => {
  const synonyms = {factuur: ['invoic'], rechnung: ['invoic'], kvk: ['kvk number', '0106'], just: []};
  expect(packSynonyms(synonyms)).toEqual({invoic: 'factuur,rechnung', 'kvk number,0106': 'kvk', '': 'just'});
  expect(unpackSynonyms(packSynonyms(synonyms))).toEqual(synonyms);
});
