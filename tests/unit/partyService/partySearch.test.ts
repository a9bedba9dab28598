import {describe, expect, test} from 'vitest';
import {answered, askOver, gln, kvk, oin, party, place, register, vat} from './support/fixture';

const ask = askOver([
  party(1, 'Molenrak Logistiek B.V.', {
    tradeNames: ['Molenrak'],
    identifiers: [kvk('86044175'), vat('NL860441751B01'), gln('8712345000028')],
    locations: [
      place('Rotterdam', '3011 MR'),
      place('Brussel', '1000', {country: 'BE', type: 'branch'}),
      place('Rotterdam', '3001 AB', {type: 'post'}),
    ],
    activities: [{code: '49.41', isMain: true}],
    description: {nl: 'Goederenvervoer en opslag.', en: 'Freight transport and storage.'},
  }),
  party(2, 'Molenrak Transport B.V.', {locations: [place('Utrecht', '3511 AB')]}),
  party(3, 'Molenrak Logistiek Zuid B.V.', {isActive: false, ceasedOn: '2024-01-31'}),
  party(4, 'Atelier Aubépine SARL', {locations: [place('Valcendre', '59999', {country: 'FR'})]}),
  party(5, null, {tradeNames: ['Bakkerij De Korenaar'], locations: [place('Rotterdam', '3012 AA')]}),
  party(6, 'Gemeente Veldrijk', {identifiers: [oin('00000001001550433000')]}),
  party(7, 'Kranichholz GmbH', {
    identifiers: [register('HRB990417')],
    locations: [place('Heidbrück', '29999', {country: 'DE'})],
  }),
  party(8, 'Havenlogistiek Rijnmond B.V.', {locations: [place('Rotterdam', '3011 MX')]}),
]);

/** The IDs of the parties that arguments find, without `p-`. */
function found(args: string): string {
  const parties = answered(ask(`{ party(${args}) { id } }`), 'party') as {id: string}[];
  return parties.map(({id}) => id.slice(2)).join(' ');
}

describe('name', () => {
  test.each([
    ['Molenrak', '1 2 3'],
    ['molenrak logistiek', '1 3'],
    ['LOGISTIEK molenrak', '1 3'],
    ['molen log', '1 3'],
    ['Molenrak Logistiek BV', '1 3'],
    ['Molenrak Logistiek b.v.', '1 3'],
    ['aubepine', '4'],
    ['bakkerij', '5'],
    ['Molenrack', ''],
    ['logistiek', '1 3'],
    ['!!!', ''],
    ['Molenrak Korenaar', ''],
  ])('%s', (name, ids) => {
    expect(found(`name: "${name}"`)).toBe(ids);
  });
});

describe('id', () => {
  test.each([
    ['86044175', '1'],
    [' 8604 4175 ', '1'],
    ['NL:KVK:86044175', '1'],
    ['KvK 86044175', '1'],
    ['0106:86044175', '1'],
    ['nl8604.41.751.b01', '1'],
    ['860441751B01', '1'],
    ['8712345000028', '1'],
    ['p-1', '1'],
    ['00000001001550433000', '6'],
    ['HRB 990417', '7'],
    ['8604417', ''],
    ['Molenrak', ''],
  ])('%s', (id, ids) => {
    expect(found(`id: "${id}"`)).toBe(ids);
  });
});

describe('places', () => {
  test.each([
    ['postcode: "3011"', '8 1'],
    ['postcode: "3011mr"', '1'],
    ['city: "ROTTERDAM"', '5 8 1'],
    ['city: "heidbruck"', '7'],
    ['city: "Rotter"', ''],
    ['country: "be"', '1'],
    ['postcode: "3011", country: "NL"', '8 1'],
    ['city: "Rotterdam", country: "BE"', ''],
    ['postcode: "1000", city: "Rotterdam"', ''],
  ])('%s', (args, ids) => {
    expect(found(args)).toBe(ids);
  });
});

describe('search', () => {
  test.each([
    ['molenrak logistiek', '1 3'],
    ['logistiek rotterdam', '1 8'],
    ['de logistiek in rotterdam', '1 8'],
    ['molenrack logistik', '1 3'],
    ['Aubépine', '4'],
    ['860441', '1'],
    ['freight', '1'],
    ['goederenvervoer', '1'],
    ['49.41', '1'],
    ['3511', '2'],
    ['bakk', '5'],
    ['nolenrack', ''],
    ['rijn molenrak', ''],
    ['!!!', ''],
  ])('%s', (search, ids) => {
    expect(found(`search: "${search}"`)).toBe(ids);
  });

  test('a name that is the whole text comes first, then a name with it, then other fields', () => {
    const ranking = askOver([
      party(1, 'Anders B.V.', {description: {nl: 'Levert aan Korenaar.'}}),
      party(2, 'Bakkerij Korenaar'),
      party(3, 'Korenaar'),
    ]);
    const parties = answered(ranking('{ party(search: "korenaar") { id } }'), 'party') as {id: string}[];
    expect(parties.map(({id}) => id)).toEqual(['p-3', 'p-2', 'p-1']);
  });

  test('words of fewer than five letters have no typing error', () => {
    const short = askOver([party(1, 'Bouw')]);
    expect(answered(short('{ party(search: "bouf") { id } }'), 'party')).toEqual([]);
  });
});

describe('together', () => {
  test.each([
    ['search: "logistiek", city: "Rotterdam"', '1 8'],
    ['name: "Molenrak", country: "NL", postcode: "3511"', '2'],
    ['name: "Molenrak", id: "86044175"', '1'],
    ['name: "Korenaar", id: "86044175"', ''],
    ['name: "Molenrak", search: "transport"', '2 1'],
    ['name: " ", country: "FR"', '4'],
  ])('%s', (args, ids) => {
    expect(found(args)).toBe(ids);
  });
});

test('of two parties with the same name, the one with more names that match is first', () => {
  const shared = askOver([
    party(1, 'Molenrak Holding', {tradeNames: ['Molenrak']}),
    party(2, 'Molenrak Vervoer', {tradeNames: ['Molenrak', 'Molenrak Express']}),
  ]);
  const parties = answered(shared('{ party(name: "molenrak") { id } }'), 'party') as {id: string}[];
  expect(parties.map(({id}) => id)).toEqual(['p-2', 'p-1']);
});

describe('order of equals', () => {
  const equals = askOver([
    party(1, 'Proef Aarde', {isActive: false, ceasedOn: '2024-01-31'}),
    party(2, 'Proef Oost'),
    party(3, 'Proef Élan'),
  ]);

  test('active before ceased, then by name', () => {
    const parties = answered(equals('{ party(city: "Proefdam") { id } }'), 'party') as {id: string}[];
    expect(parties.map(({id}) => id)).toEqual(['p-3', 'p-2', 'p-1']);
  });
});

describe('pages', () => {
  const many = askOver(Array.from({length: 120}, (_, at) => party(1000 + at, `Proef ${1000 + at}`)));
  const ids = (args: string): string[] =>
    (answered(many(`{ party(name: "Proef"${args}) { id } }`), 'party') as {id: string}[]).map(({id}) => id);

  test('a response has 10 parties, or as many as the request says, up to 100', () => {
    expect(ids('')).toHaveLength(10);
    expect(ids(', maxResults: null, skip: null')).toEqual(ids(''));
    expect(ids(', maxResults: 100')).toHaveLength(100);
  });

  test('pages follow each other without gap or repetition', () => {
    const pages = [0, 50, 100, 150].map((skip) => ids(`, maxResults: 50, skip: ${skip}`));
    expect(pages.map(({length}) => length)).toEqual([50, 50, 20, 0]);
    expect(new Set(pages.flat()).size).toBe(120);
    expect(pages.flat().slice(0, 100)).toEqual(ids(', maxResults: 100'));
  });
});
