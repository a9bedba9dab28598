import {expect, test} from 'vitest';
import {partsOf, restsOf} from '../../../src/search/compounds';

const KNOWN = new Set(['factuur', 'regel', 'nummer', 'rechnung', 'adresse', 'kunde', 'credit', 'note']);
const parts = (word: string): readonly string[] | undefined => partsOf(word, (part) => KNOWN.has(part));

test('a compound is cut into known words, with or without letters between', () => {
  expect(parts('creditnote')).toEqual(['credit', 'note']);
  expect(parts('factuurregelnummer')).toEqual(['factuur', 'regel', 'nummer']);
  expect(parts('rechnungsnummer')).toEqual(['rechnung', 'nummer']);
  expect(parts('kundenadresse')).toEqual(['kunde', 'adresse']);
});

test('a word of which a part is not known is no compound, nor is a known word with an ending', () => {
  expect(parts('rechnungsdatum')).toBeUndefined();
  expect(parts('rechnungen')).toBeUndefined();
  expect(parts('nummer')).toBeUndefined();
});

test('what follows a beginning is the rest, also without the letters that link it', () => {
  expect(restsOf('rechnungsnummer', 8)).toEqual(['snummer', 'nummer']);
  expect(restsOf('rechnungs', 8)).toEqual([]);
});
