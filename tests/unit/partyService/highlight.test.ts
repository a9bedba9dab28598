import {describe, expect, test} from 'vitest';
import {answered, askOver, kvk, party, place, vat} from './support/fixture';

const ask = askOver([
  party(1, 'Möbelhaus Straßenlicht B.V.', {
    tradeNames: ['Molenrak', 'Molenrak Logistiek Molen'],
    identifiers: [kvk('86044175'), vat('NL860441751B01')],
    locations: [place('Rotterdam', '3011 MR'), place('Rotterdam', '3012 AB'), place('Utrecht', '3511 AB')],
    activities: [{code: '49.41', isMain: true}],
    description: {nl: 'Vervoer.', en: 'Transport.', de: 'Transport und Lager.'},
  }),
]);

/** Each highlight as `field: text` with the ranges in brackets. */
function marked(args: string): string[] {
  const [found] = answered(ask(`{ party(${args}) { highlights { field text ranges { start end } } } }`), 'party') as {
    highlights: {field: string; text: string; ranges: {start: number; end: number}[]}[];
  }[];
  return (found?.highlights ?? []).map(({field, text, ranges}) => {
    const pieces = [...ranges]
      .reverse()
      .reduce((shown, {start, end}) => `${shown.slice(0, start)}[${shown.slice(start, end)}]${shown.slice(end)}`, text);
    return `${field}: ${pieces}`;
  });
}

test('words, beginnings, parts of words and misspelt words', () => {
  expect(marked('search: "molenrak"')).toEqual(['tradeNames: [Molenrak]', 'tradeNames: [Molenrak] Logistiek Molen']);
  expect(marked('search: "molen"')).toEqual(['tradeNames: [Molen]rak', 'tradeNames: [Molen]rak Logistiek [Molen]']);
  expect(marked('search: "licht"')).toEqual(['legalName: Möbelhaus Straßen[licht] B.V.']);
  expect(marked('search: "logistik"')).toEqual(['tradeNames: Molenrak [Logistiek] Molen']);
});

test('places are those of the text, where accents and ß have another length', () => {
  expect(marked('search: "mobel"')).toEqual(['legalName: [Möbel]haus Straßenlicht B.V.']);
  expect(marked('search: "strassen"')).toEqual(['legalName: Möbelhaus [Straßen]licht B.V.']);
});

test('places that overlap become one', () => {
  expect(marked('search: "mole molenra"')).toEqual([
    'tradeNames: [Molenra]k',
    'tradeNames: [Molenra]k Logistiek [Mole]n',
  ]);
});

describe('each argument', () => {
  test.each([
    ['name: "molen log"', ['tradeNames: [Molen]rak', 'tradeNames: [Molen]rak [Log]istiek [Molen]']],
    ['id: "nl 8604.41.751 b01"', ['identifiers.all.value: [NL860441751B01]']],
    ['id: "P-1"', ['id: [p-1]']],
    ['postcode: "3011m"', ['locations.postcode: [3011 M]R']],
    ['postcode: "30"', ['locations.postcode: [30]11 MR', 'locations.postcode: [30]12 AB']],
    ['city: "rotterdam"', ['locations.city: [Rotterdam]']],
    ['city: "rotterdam", postcode: "3012"', ['locations.postcode: [3012] AB', 'locations.city: [Rotterdam]']],
    ['country: "nl"', ['locations.country: [NL]']],
    ['search: "49.41"', ['sectorCodes.code.code: [49].[41]']],
  ])('%s', (args, expected) => {
    expect(marked(args)).toEqual(expected);
  });
});

test('a text in several languages is highlighted in the requested one, or in the one that matches', () => {
  expect(marked('search: "transport", lang: "en"')).toEqual(['description: [Transport].']);
  expect(marked('search: "transport", lang: "de"')).toEqual(['description: [Transport] und Lager.']);
  expect(marked('search: "transport", lang: "nl"')).toEqual(['description: [Transport].']);
  expect(marked('search: "haulage", lang: "nl"')).toEqual(['sectorCodes.code.description: Freight road [haulage]']);
  expect(marked('search: "vervoer", lang: "en"')).toEqual([
    'sectorCodes.code.description: Goederen[vervoer] over de weg (geen verhuizingen)',
    'description: [Vervoer].',
  ]);
});

test('a text is returned as it is, and a party of find has no highlights', () => {
  const hostile = askOver([party(1, '<b>Kelderluik</b> & "Zonen"')]);
  expect(
    answered(hostile('{ party(search: "kelderluik") { highlights { text ranges { start end } } } }'), 'party'),
  ).toEqual([{highlights: [{text: '<b>Kelderluik</b> & "Zonen"', ranges: [{start: 3, end: 13}]}]}]);
  expect(answered(hostile('{ find(args: {name: "kelderluik"}) { party { highlights { text } } } }'), 'find')).toEqual([
    {party: {highlights: []}},
  ]);
});

test('places that touch become one', () => {
  expect(marked('search: "strassen licht"')).toEqual(['legalName: Möbelhaus [Straßenlicht] B.V.']);
});
