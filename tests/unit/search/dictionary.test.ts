import {expect, test} from 'vitest';
import {dictionaryOf} from '../../../src/search/dictionary';
import type {Start} from '../../../src/search/files';
import {packWords} from '../../../src/search/packed';
import {phrasesOf} from '../../../src/search/readers';
import {termsOf} from '../../../src/search/terms';

const FILES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fa: {invoic: 'factuur'},
  nu: {number: 'nummer'},
  re: {receiv: 'retour'},
  reg: {line: 'regel'},
  sa: {total: 'saldo'},
};

/** The synonyms that a query loads, and the files that they are in. */
async function loaded(query: string): Promise<{readonly files: string[]; readonly synonyms: string[]}> {
  const files: string[] = [];
  const start = {terms: packWords(['invoic']), frequencies: '9', cuts: [0], hash: 'h', phrases: '-'};
  const whole = {...start, synonyms: packWords(Object.keys(FILES))} as unknown as Start;
  const read = (name: string): Promise<unknown> => {
    const file = name.replace('pages-synonyms-', '').replace('-h.json', '');
    files.push(file);
    return Promise.resolve(FILES[file]);
  };
  const terms = termsOf(whole, phrasesOf(whole), 'pages', read);
  return {synonyms: Object.keys(await dictionaryOf(whole, terms, 'pages', read)(query)), files};
}

test('a query loads the files of the beginnings of its words, each once', async () => {
  expect(await loaded('factuur fabriek invoice')).toEqual({files: ['fa'], synonyms: ['factuur']});
  expect((await loaded('regel retour saldo')).files).toEqual(['reg', 're', 'sa']);
});

test('a compound loads the files of its parts one after another', async () => {
  expect(await loaded('factuurregelsnummer')).toEqual({
    files: ['fa', 'reg', 'nu'],
    synonyms: ['factuur', 'regel', 'nummer'],
  });
});

test('a message of a program loads none', async () => {
  expect(await loaded('factuur in <saldo>')).toEqual({files: [], synonyms: []});
});
