import {expect, test} from 'vitest';
import {
  packCells,
  packLengths,
  packSynonyms,
  packWords,
  unpackCells,
  unpackLengths,
  unpackSynonyms,
  unpackWords,
} from '../../../src/search/packed';

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

test('packed titles are the titles again, also empty ones and those with capitals', () => {
  const titles = ['BR-CO-10', 'BR-CO-11', '', 'Send an invoice', 'Send an order', 'Á'];
  expect(unpackCells(packCells(titles, '\t'), '\t')).toEqual(titles);
  expect(packCells(['BR-1', 'BR-12'], '\t')).toBe('ABR-1\tE2');
});

test('packed lengths of phrases are the lengths again, however many a place has; long phrases are as long', () => {
  const many = Array.from({length: 70}, () => 2);
  expect(unpackLengths(packLengths([[1, 2, 3, 4], [], many, [2, 3]]))).toEqual([[1, 2, 3, 4], [], many, [2, 3]]);
  expect(unpackLengths(packLengths([[4, 7]]))).toEqual([[4, 4]]);
  expect(packLengths([[], [1, 1, 3], []])).toBe('-2010-');
});
