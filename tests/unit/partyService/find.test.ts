import {describe, expect, test} from 'vitest';
import {answered, askOver, gln, kvk, oin, party, place, vat} from './support/fixture';

interface Match {
  readonly score: number;
  readonly level: string;
  readonly party: {readonly id: string};
  readonly fields: readonly {field: string; given: string; found: string | null; agrees: boolean; similarity: number}[];
}

const IBAN = 'NL72PSBX0532013000';

const ask = askOver([
  party(1, 'Molenrak Logistiek B.V.', {
    tradeNames: ['Molenrak', 'Molenrak Logistiek'],
    identifiers: [kvk('86044175'), vat('NL860441751B01'), gln('8712345000028')],
    ibans: [IBAN],
    locations: [place('Rotterdam', '3011 MR'), place('Utrecht', '3511 AB', {name: 'Molenrak distributiecentrum'})],
  }),
  party(2, 'Molenrak Transport B.V.', {identifiers: [kvk('86051020')], locations: [place('Rotterdam', '3011 MX')]}),
  party(3, 'Molenrack Logistics B.V.', {isActive: false, locations: [place('Zwolle', '8011 AA')]}),
  party(4, 'Zilverlinde Kantoorinrichting B.V.', {identifiers: [kvk('85912046'), vat('NL859120466B01')]}),
  party(5, 'Gemeente Veldrijk', {
    identifiers: [oin('00000001001550433000')],
    locations: [place('Veldrijk', '7411 GV')],
  }),
  party(6, 'Scheldeblauw Interieur BV', {locations: [place('Antwerpen', '2000', {country: 'BE'})]}),
  party(7, 'Scheldeblauw Interieur B.V.', {locations: [place('Breda', '4811 AB')]}),
]);

function find(args: string): Match[] {
  return answered(
    ask(`{ find(args: {${args}}) { score level party { id } fields { field given found agrees similarity } } }`),
    'find',
  ) as Match[];
}

/** The matches as `id level`. */
const levels = (args: string): string[] => find(args).map(({level, party: {id}}) => `${id.slice(2)} ${level}`);

describe('an identifier decides', () => {
  test.each([
    ['alone', 'ids: {legal: "86044175"}', ['1 CERTAIN']],
    ['as people write it', 'ids: {vat: "NL 8604.41.751.B.01"}', ['1 CERTAIN']],
    ['without its country', 'ids: {vat: "860441751B01"}', ['1 CERTAIN']],
    ['of a public body', 'ids: {oin: "0190:00000001001550433000"}', ['5 CERTAIN']],
    ['of a location', 'ids: {gln: "8712345000028"}', ['1 CERTAIN']],
    ['with a name that is like it', 'name: "Molenrak Vervoer", ids: {legal: "86044175"}', ['1 CERTAIN']],
    ['with another postcode', 'postcode: "9999 ZZ", ids: {legal: "86044175"}', ['1 CERTAIN']],
  ])('%s', (_, args, expected) => {
    expect(levels(args).slice(0, expected.length)).toEqual(expected);
  });

  test('unless the name has nothing in common, or another identifier is not the same', () => {
    expect(levels('name: "Bakkerij Korenaar", ids: {legal: "86044175"}')).toEqual(['1 LIKELY']);
    expect(levels('ids: {legal: "86044175", vat: "NL859120466B01"}')).toEqual(['1 LIKELY', '4 LIKELY']);
  });

  test('a kind of identifier is compared with its kind only', () => {
    expect(levels('ids: {vat: "86044175"}')).toEqual([]);
    expect(levels('ids: {oin: "8712345000028"}')).toEqual([]);
  });

  test('one typing error in a number makes a match, but no certain one', () => {
    expect(levels('ids: {legal: "86044157"}')).toEqual(['1 LIKELY']);
    expect(levels('name: "Molenrak Logistiek", ids: {legal: "86044157"}')[0]).toBe('1 LIKELY');
  });
});

describe('a bank account', () => {
  test('nearly decides, and makes no match certain', () => {
    expect(levels(`ids: {iban: "nl72 psbx 0532 0130 00"}`)).toEqual(['1 LIKELY']);
    expect(levels(`name: "Molenrak Logistiek B.V.", postcode: "3011 MR", ids: {iban: "${IBAN}"}`)[0]).toBe('1 LIKELY');
  });

  test('is the same or not', () => {
    expect(find('ids: {iban: "NL72PSBX0532013001"}')).toEqual([]);
  });
});

describe('names and places', () => {
  test('near-duplicates are in the order of their likeness', () => {
    expect(levels('name: "Molenrack logistiek bv", postcode: "3011mr", country: "nl"')).toEqual([
      '1 LIKELY',
      '3 LIKELY',
      '2 POSSIBLE',
    ]);
  });

  test('the country tells parties of the same name apart', () => {
    expect(levels('name: "Scheldeblauw Interieur", country: "BE"')[0]).toBe('6 LIKELY');
    expect(levels('name: "Scheldeblauw Interieur", country: "NL"')[0]).toBe('7 LIKELY');
  });

  test('among equals an active party is first', () => {
    const equals = askOver([party(1, 'Proef', {isActive: false}), party(2, 'Proef')]);
    expect(answered(equals('{ find(args: {name: "proef"}) { score party { id } } }'), 'find')).toEqual([
      {score: 1, party: {id: 'p-2'}},
      {score: 1, party: {id: 'p-1'}},
    ]);
  });

  test('a second name and the name of a location count', () => {
    expect(levels('nameAdditional: "Molenrak distributiecentrum"')[0]).toBe('1 LIKELY');
    expect(levels('name: "Onbekend", nameAdditional: "Molenrak Logistiek", ids: {legal: "86044175"}')[0]).toBe(
      '1 CERTAIN',
    );
  });

  test('a place alone is a possible match only, and a name without likeness none', () => {
    expect(new Set(find('postcode: "3011 MR", country: "NL"').map(({level}) => level))).toEqual(new Set(['POSSIBLE']));
    expect(levels('name: "Bakkerij Korenaar"')).toEqual([]);
    expect(levels('name: "!!!"')).toEqual([]);
  });

  test('a value that the party lacks lowers the score less than one that differs', () => {
    const score = (args: string): number => find(args).find(({party: {id}}) => id === 'p-5')?.score ?? 0;
    const name = 'name: "Gemeente Veldrijk"';
    expect(score(name)).toBe(1);
    expect(score(`${name}, ids: {vat: "NL001550433B01"}`)).toBeLessThan(1);
    expect(score(`${name}, ids: {oin: "00000001001550433999"}`)).toBeLessThan(
      score(`${name}, ids: {vat: "NL001550433B01"}`),
    );
  });
});

test('each field is compared with the most similar value of the party', () => {
  const [match] = find(
    `name: "Molenrack", nameAdditional: "distributiecentrum", postcode: "3511", country: "nl", ids: {legal: "86044157", vat: "860441751b01", oin: "1", iban: "${IBAN}"}`,
  );
  expect(match?.fields).toEqual([
    {field: 'name', given: 'Molenrack', found: 'Molenrak', agrees: false, similarity: 0.98},
    {
      field: 'nameAdditional',
      given: 'distributiecentrum',
      found: 'Molenrak distributiecentrum',
      agrees: false,
      similarity: 0.82,
    },
    {field: 'postcode', given: '3511', found: '3511 AB', agrees: false, similarity: 0.9},
    {field: 'country', given: 'NL', found: 'NL', agrees: true, similarity: 1},
    {field: 'ids.legal', given: '86044157', found: '86044175', agrees: false, similarity: 0.9},
    {field: 'ids.vat', given: '860441751b01', found: 'NL860441751B01', agrees: true, similarity: 1},
    {field: 'ids.oin', given: '1', found: null, agrees: false, similarity: 0},
    {field: 'ids.iban', given: '**************3000', found: null, agrees: true, similarity: 1},
  ]);
});

test.each([
  ['molenrak  LOGISTIEK', true],
  ['Molenrak-Logistiek b.v.', true],
  ['BV Molenrak Logistiek', true],
  ['Molenraklogistiek', true],
  ['Molenrak Logistiek NV', false],
  ['Logistiek Molenrak', false],
])('%s agrees with the name: %s', (name, agrees) => {
  const [match] = find(`name: "${name}"`);
  expect(match?.party.id).toBe('p-1');
  expect(match?.fields[0]?.agrees).toBe(agrees);
});

test.each([
  ['3011 MR', 1],
  ['3011mr', 1],
  ['3011', 0.9],
  ['3011 NR', 0.8],
  ['3011 ZZ', 0.67],
  ['30', 0.33],
  ['9011 KK', 0],
])('the postcode %s has the similarity %d', (postcode, similarity) => {
  const compared = find(`name: "Molenrak Logistiek", postcode: "${postcode}"`).find(({party: {id}}) => id === 'p-1');
  expect(compared?.fields[1]).toMatchObject({found: '3011 MR', similarity});
});

test('scores go down, and the response has as many matches as requested', () => {
  const scores = find('name: "Molenrak", postcode: "3011", country: "NL"').map(({score}) => score);
  expect(scores.length).toBeGreaterThan(2);
  expect(scores).toEqual([...scores].sort((one, other) => other - one));
  expect(Math.min(...scores)).toBeGreaterThanOrEqual(0.35);
  expect(answered(ask('{ find(args: {name: "Molenrak"}, maxResults: 1) { score } }'), 'find')).toHaveLength(1);
});
