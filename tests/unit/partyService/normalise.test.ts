import {expect, test} from 'vitest';
import {compact, fold, lengthBefore, wordsOf, wordTexts} from '../../../src/partyService/normalise';

test.each([
  ['Ölmühle Sonnenkringel', 'olmuhle sonnenkringel'],
  ['Straße', 'strasse'],
  ['Œuvre ĲSSELMEER Łódź', 'oeuvre ijsselmeer lodz'],
  ['Aube\u0301pine', 'aubepine'],
])('%s without case and accents', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test.each([
  ['NL 8604.41.751-B01', 'nl860441751b01'],
  ["'s-Gravenhage", 'sgravenhage'],
  ['— ! —', ''],
])('%s in letters and digits', (text, expected) => {
  expect(compact(text)).toBe(expected);
});

test('abbreviations with dots are one word, other punctuation divides', () => {
  expect(wordTexts("Van der Aa & Zonen B.V., L'Étoile-Nord S.A.")).toEqual(
    'van der aa zonen bv l etoile nord sa'.split(' '),
  );
  expect(wordTexts('— ! —')).toEqual([]);
});

test('a word knows its place in the text, accents and dots included', () => {
  const text = 'Atelier Aube\u0301pine S.A.R.L.';
  expect(wordsOf(text).map(({start, end}) => text.slice(start, end))).toEqual([
    'Atelier',
    'Aube\u0301pine',
    'S.A.R.L.',
  ]);
});

test.each([
  ['Straße', 'stra', 'Stra'],
  ['Straße', 'stras', 'Straß'],
  ['Aube\u0301pine', 'aube', 'Aube\u0301'],
  ['B.V.', 'b', 'B'],
  ['3011 MR', '3011m', '3011 M'],
  ['3011 MR', '3011', '3011'],
])('of %s, %s is %s', (text, beginning, expected) => {
  expect(text.slice(0, lengthBefore(text, beginning.length))).toBe(expected);
});
