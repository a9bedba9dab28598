import fs from 'node:fs';
import path from 'node:path';
import {createHash} from 'node:crypto';
import {gzipSync} from 'node:zlib';
import {expect, test} from './support/test';
import {unpackCells} from '../../src/search/packed';
import {errorCatalogue, limits, topics} from './support/catalogues';
import {contractOperations, contractSchemas} from './support/contract';
import {codesFile, indexedPlaces, indexFiles, rulesFile, sentencesFile, startFile} from './support/search';
import {build, builtHtml, routes} from './support/site';

const KB_ON_FOCUS = 65;
const KB_OF_SLICE = 4;
const KB_OF_TEXTS = 1.5;
const KB_OF_SYNONYMS = 2;

const places = indexedPlaces();
const addresses = places.map(({href}) => href);
const kb = (file: Buffer): number => gzipSync(file).length / 1000;

test(`terms and titles are at most ${KB_ON_FOCUS} kB, a slice ${KB_OF_SLICE} kB, a file of texts ${KB_OF_TEXTS} kB, one of synonyms ${KB_OF_SYNONYMS} kB`, () => {
  const [start, words, texts, synonyms] = [
    [startFile()],
    indexFiles('words'),
    indexFiles('texts'),
    indexFiles('synonyms'),
  ].map((files) => files.map(kb));
  const largest = (sizes: readonly number[] = []): number => Math.max(...sizes);
  console.log(
    `search: ${largest(start).toFixed(1)} kB gz on focus, ${kb(codesFile()).toFixed(1)} of codes, ` +
      `${words?.length} slices to ${largest(words).toFixed(1)}, ${texts?.length} files of texts to ${largest(texts).toFixed(1)}, ` +
      `${synonyms?.length} of synonyms to ${largest(synonyms).toFixed(1)}`,
  );
  expect(largest(start)).toBeLessThanOrEqual(KB_ON_FOCUS);
  expect(largest(words)).toBeLessThanOrEqual(KB_OF_SLICE);
  expect(largest(texts)).toBeLessThanOrEqual(KB_OF_TEXTS);
  expect(largest(synonyms)).toBeLessThanOrEqual(KB_OF_SYNONYMS);
});

test('the name of the first file is a hash of its content, and /search-index.json gives it', () => {
  const {pages} = JSON.parse(fs.readFileSync(path.join(build, 'search-index.json'), 'utf8')) as {pages: string};
  const name = `/assets/search-pages-start-${pages}.json`;
  expect(fs.existsSync(path.join(build, name))).toBe(true);
  expect(createHash('sha256').update(startFile()).digest('hex').startsWith(pages)).toBe(true);
});

const pageOf = (address: string): string => address.split('#')[0] ?? '';

/** The ids of a built page. */
const idsOf = (page: string): Set<string | undefined> =>
  new Set([...builtHtml(page).matchAll(/\sid=["']?([^"'\s>]+)/g)].map(([, id]) => id));

/** What a line of each file of codes and rules has after the address of its list. */
const FILES: readonly (readonly [name: string, file: () => Buffer, anchorOf: (cells: readonly string[]) => string])[] =
  [
    ['code', codesFile, ([code = '', , anchor]) => anchor || code],
    ['rule', rulesFile, ([id = '']) => id],
    ['sentence', sentencesFile, ([, id = '']) => id],
  ];

for (const [name, file, anchorOf] of FILES) {
  test(`each ${name} leads to a place that exists`, () => {
    const lists = JSON.parse(file().toString()) as {readonly u: string; readonly c: string}[];
    const found = lists.flatMap(({u, c}) => {
      const [page = '', prefix = ''] = u.split('#');
      const ids = idsOf(page);
      return unpackCells(c, '\n').map((line) => {
        const id = prefix + anchorOf(line.split('\t'));
        return {address: `${page}#${id}`, isThere: ids.has(id)};
      });
    });
    expect(found.length).toBeGreaterThan(1000);
    expect(found.filter(({isThere}) => !isThere)).toEqual([]);
  });
}

test('each place is in the index once, and exists', () => {
  expect(new Set(addresses).size).toBe(addresses.length);
  const anchored = addresses.filter((address) => address.includes('#'));
  const ids = new Map([...new Set(anchored.map(pageOf))].map((page) => [page, idsOf(page)]));
  const missing = anchored.filter((place) => !ids.get(pageOf(place))?.has(place.split('#')[1]));
  expect(anchored.length).toBeGreaterThan(1000);
  expect(missing).toEqual([]);
});

test('every page is in the index; /v1.html, which repeats another, as a page only', () => {
  for (const {path: page} of routes) expect(addresses).toContain(page);
  expect(addresses.filter((address) => address.startsWith('/v1.html'))).toEqual(['/v1.html']);
  expect(addresses.filter((address) => /^\/(reference\/|404|search)/.test(address))).toEqual([]);
});

test('everything that the contracts name is in the index', () => {
  for (const version of ['v1', 'v1-beta']) {
    for (const {id, method} of contractOperations(version)) {
      expect(places.find(({href}) => href === `/#${id}`)?.method, id).toBe(method.toUpperCase());
    }
    for (const name of contractSchemas(version)) expect(addresses).toContain(`/#schema-${version}-${name}`);
  }
  for (const {code} of errorCatalogue()) expect(addresses.filter((each) => each.endsWith(`#${code}`))).toHaveLength(1);
  for (const {id} of limits()) expect(addresses).toContain(`/endpoints/overview.html#limit-${id}`);
  for (const topic of topics()) expect(addresses).toContain(`/endpoints/v1/hook.html#topic-${topic}`);
});

test('no words of the interface are in the index, and no two rows look the same', () => {
  const polluted =
    /Copy(?! [a-z…])|Try it\b|Show the document|Diagram as text|JavaPython|JavaScriptPython|\}(?:GET|PUT|POST)/;
  expect(places.filter(({text}) => polluted.test(text)).map(({href, text}) => `${href} ${text.slice(0, 80)}`)).toEqual(
    [],
  );
  const rows = places.map(({title, text, where, method}) => [method, title, text, where].join(' | '));
  expect(rows.filter((row, index) => rows.indexOf(row) !== index)).toEqual([]);
});
