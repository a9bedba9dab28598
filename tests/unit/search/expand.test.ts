import {expect, test} from 'vitest';
import {readQuery} from '../../../src/search/expand';
import type {Start} from '../../../src/search/files';
import {packWords} from '../../../src/search/packed';
import {phrasesOf} from '../../../src/search/readers';
import {termsOf} from '../../../src/search/terms';

/** What the words of a query mean among terms that many texts have, each with its terms and its nearness. */
function meanings(query: string, words: readonly string[], synonyms: Record<string, string[]> = {}, frequency = '9') {
  const sorted = [...words].sort();
  const start = {terms: packWords(sorted), frequencies: frequency.repeat(sorted.length), cuts: [0], hash: ''};
  const phrases = phrasesOf({phrases: ''} as Start);
  const terms = termsOf(start as unknown as Start, phrases, '', () => Promise.reject(new Error('reads no file')));
  const {words: read, missing} = readQuery(terms, query, synonyms);
  const found = read.map(({word, meanings: all}) => [word, all.map(({terms: [...each]}) => each.join(' '))] as const);
  return {words: Object.fromEntries(found), missing, read};
}

test('a word with a synonym is not a wrong spelling of another', () => {
  expect(meanings('staging', ['state', 'accept'], {stage: ['accept']}).words).toEqual({staging: ['accept']});
  expect(meanings('staging', ['state']).words).toEqual({staging: ['state']});
});

test('a number is no other number, neither with one more digit nor with another', () => {
  expect(meanings('410 gone', ['4101', '411', 'gone'])).toMatchObject({words: {gone: ['gone']}, missing: ['410']});
  expect(meanings('4101', ['4102'])).toMatchObject({words: {}, missing: ['4101']});
});

test('a long word with several wrong letters is the term that is most like it, a short one or an unlike one is none', () => {
  expect(meanings('subscibtion', ['subscription', 'script']).words).toEqual({subscibtion: ['subscription']});
  expect(meanings('subscr', ['sunburst']).missing).toEqual(['subscr']);
  expect(meanings('subsequent', ['subscription']).missing).toEqual(['subsequent']);
});

test('a parameter keeps its braces in a path, and JSON loses its own', () => {
  const path = 'api/{partyid}/hook';
  expect(meanings('/api/{partyId}/hook', [path, 'hook']).words).toHaveProperty([path]);
  expect(meanings('{"code":"API404"}', ['api404']).words).toHaveProperty('api404', ['api404']);
});

test('a phrase with a synonym means that before its words', () => {
  const {read} = meanings('can receive', ['receiv', 'lookup'], {'can receiv': ['lookup']});
  const [word] = read;
  expect(word?.meanings).toEqual([
    {terms: ['receiv'], nearness: 0.5},
    {terms: ['lookup'], nearness: 0.95},
  ]);
});

test('a phrase of words that say nothing each is one word, unless it has no synonym', () => {
  const synonyms = {wrong: [], 'is wrong': ['check']};
  expect(meanings('what is wrong with xml', ['xml', 'check', 'wrong'], synonyms).words).toEqual({
    xml: ['xml'],
    'is wrong': ['check'],
  });
});

test('a word as short as `id` means nothing alone in a phrase with a synonym', () => {
  const synonyms = {'leitweg id': ['buyer']};
  expect(meanings('leitweg id', ['leitweg', 'id', 'buyer'], synonyms).words).toEqual({
    leitweg: ['leitweg', 'buyer'],
    id: ['buyer'],
  });
});

test('a last word that is whole is the beginning of another in a short query alone', () => {
  const terms = ['vat', 'tax', 'code', 'codelist'];
  expect(meanings('vat code', terms).words).toMatchObject({code: ['code', 'codelist']});
  expect(meanings('vat tax code', terms).words).toMatchObject({code: ['code']});
  expect(meanings('vat tax codel', terms).words).toHaveProperty('codel', expect.arrayContaining(['codelist']));
});

test('a compound means what its parts mean, those in another language too', () => {
  const terms = ['invoic', 'line', 'number', 'nummer'];
  const synonyms = {factuur: ['invoic'], regel: ['line'], nummer: ['number']};
  expect(meanings('factuurregelnummer', terms, synonyms).words).toEqual({
    factuurregelnummer: ['invoic line number', 'invoic line nummer'],
  });
});

test('a wrong spelling is no compound of short words that hardly any text has, nor of words such as `can`', () => {
  const rare = {ica: 'ica', ton: 'ton', authent: 'authent', authentication: 'authentication'};
  expect(meanings('authenticaton', Object.keys(rare), {}, '0').words).toEqual({
    authenticaton: ['authentication', 'authent'],
  });
  expect(meanings('testscan', ['test', 'can', 'scan']).words).toEqual({testscan: ['test scan']});
  expect(meanings('vatnumber', ['vat', 'number']).words).toEqual({vatnumber: ['vat number']});
});

test('three words mean something together, a single letter joins nothing', () => {
  const {words} = meanings('taken by other', ['taken', 'by', 'regist'], {'taken by other': ['regist']});
  expect(words.taken).toEqual(['taken', 'regist']);
  expect(meanings('receive e', ['receiv', 'receive']).words).toEqual({receive: ['receiv']});
});
