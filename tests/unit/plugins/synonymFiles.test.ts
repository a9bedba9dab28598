import {expect, test} from 'vitest';
import {synonymFiles} from '../../../src/plugins/search-index/synonyms';
import {entriesOf} from '../../../src/plugins/search-index/documents';
import {foundIn} from '../../search/memory';

const terms = new Set(['invoic', 'number', 'line', 'supplier']);

test('synonyms are in files by their first two letters, by three where many begin so', () => {
  const many = Object.fromEntries(
    Array.from({length: 80}, (_, number) => [`re${number % 2 ? 'g' : 'c'}${number}`, ['line']]),
  );
  const files = synonymFiles({factuur: ['invoic'], vendor: ['supplier'], 'fa b': ['line'], re: [], ...many}, terms);
  expect(Object.keys(files).sort()).toEqual(['fa', 're', 'rec', 'reg', 've']);
  expect(files.fa).toEqual({invoic: 'factuur', line: 'fa b'});
});

test('a meaning that no text has is left out, a word that says nothing is kept', () => {
  const files = synonymFiles({factuur: ['invoic paper', 'bill'], de: [], nota: ['bill'], invoic: ['invoic']}, terms);
  expect(files).toEqual({fa: {invoic: 'factuur'}, de: {'': 'de'}});
});

const page = {
  url: '/lines.html',
  pageTitle: 'Number of a line of an invoice',
  description: '',
  breadcrumb: [],
  sections: [],
};
const other = {...page, url: '/other.html', pageTitle: 'Suppliers'};
const entries = entriesOf([page, other], []);
const synonyms = {factuur: ['invoic'], regel: ['line'], nummer: ['number'], leveranci: ['supplier']};

test('a query loads what its words mean, and the parts of a compound', async () => {
  expect(await foundIn(entries, 'leverancier', synonyms)).toEqual(['/other.html']);
  expect(await foundIn(entries, 'factuurregelnummer', synonyms)).toEqual(['/lines.html']);
});

test('the words of a message mean themselves', async () => {
  expect(await foundIn(entries, 'leverancier of "suppliers"', {...synonyms, supplier: ['invoic']})).toEqual([
    '/other.html',
  ]);
});
