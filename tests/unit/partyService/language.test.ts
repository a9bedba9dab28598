import {expect, test} from 'vitest';
import {answered, askOver, party} from './support/fixture';

const ask = askOver([
  party(1, 'Molenrak', {
    description: {nl: 'Vervoer.', en: 'Transport.', fr: 'Transport de marchandises.'},
    legalForm: {country: 'DE', code: 'GmbH'},
    activities: [{code: '49.41', isMain: true}],
  }),
  party(2, 'Rak', {description: {de: 'Nur deutsch.'}}),
  party(3, 'Rakzonder'),
]);

const described = (id: number, lang: string): unknown =>
  answered(
    ask(`{ party(id: "p-${id}"${lang}) { description legalForm { name } sectorCodes { code { description } } } }`),
    'party',
  );

test.each([
  ['', 'Vervoer.', 'Besloten vennootschap', 'Goederenvervoer over de weg (geen verhuizingen)'],
  [', lang: "en"', 'Transport.', 'Private limited company', 'Freight road haulage'],
  [
    ', lang: "fr"',
    'Transport de marchandises.',
    'Besloten vennootschap',
    'Goederenvervoer over de weg (geen verhuizingen)',
  ],
  [
    ', lang: "de"',
    'Vervoer.',
    'Gesellschaft mit beschränkter Haftung',
    'Goederenvervoer over de weg (geen verhuizingen)',
  ],
])('everything below the field is in the language%s, or in Dutch', (lang, description, form, activity) => {
  expect(described(1, lang)).toEqual([
    {description, legalForm: {name: form}, sectorCodes: [{code: {description: activity}}]},
  ]);
});

test('a description that exists in one language only is returned in it, and none is null', () => {
  expect(described(2, ', lang: "en"')).toMatchObject([{description: 'Nur deutsch.'}]);
  expect(described(3, '')).toEqual([{description: null, legalForm: null, sectorCodes: []}]);
});

test('two languages in one request', () => {
  const result = ask('{ nl: sbi(codes: ["H"]) { description } en: sbi(codes: ["H"], lang: "en") { description } }');
  expect(answered(result, 'nl')).toEqual([{description: 'Vervoer en opslag'}]);
  expect(answered(result, 'en')).toEqual([{description: 'Transportation and storage'}]);
});
