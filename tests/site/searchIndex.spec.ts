import fs from 'node:fs';
import path from 'node:path';
import {createHash} from 'node:crypto';
import {gzipSync} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {errorCatalogue, limits, topics} from './support/catalogues';
import {contractOperations, contractSchemas} from './support/contract';
import {codesFile, indexedDocuments, indexFile, isIndex} from './support/search';
import {build, builtHtml, routes} from './support/site';

const KB_FOR_EACH_PAGE = 7;

const documents = indexedDocuments();
const addresses = documents.map(({u}) => u);

test(`the index is at most ${KB_FOR_EACH_PAGE} kB for each page, with the file of codes`, () => {
  const [words, codes] = [indexFile(), codesFile()].map((file) => gzipSync(file).length / 1000);
  const size = (words ?? 0) + (codes ?? 0);
  console.log(
    `search index: ${words?.toFixed(1)} and ${codes?.toFixed(1)} kB gz, ${(size / routes.length).toFixed(2)} kB for each page`,
  );
  expect(size / routes.length).toBeLessThanOrEqual(KB_FOR_EACH_PAGE);
});

test('the name of the index is a hash of its content, and /search-index.json gives it', () => {
  const {hash} = JSON.parse(fs.readFileSync(path.join(build, 'search-index.json'), 'utf8')) as {hash: string};
  const name = `/assets/search-index-${hash}.json`;
  expect(isIndex(name)).toBe(true);
  expect(fs.existsSync(path.join(build, name))).toBe(true);
  expect(createHash('sha256').update(indexFile()).digest('hex').startsWith(hash)).toBe(true);
});

const pageOf = (address: string): string => address.split('#')[0] ?? '';

/** The ids of a built page. */
const idsOf = (page: string): Set<string | undefined> =>
  new Set([...builtHtml(page).matchAll(/\sid=["']?([^"'\s>]+)/g)].map(([, id]) => id));

test('each code leads to a place that exists', () => {
  const lists = JSON.parse(codesFile().toString()) as {readonly u: string; readonly c: string}[];
  const lost = lists.flatMap(({u, c}) => {
    const [page = '', prefix = ''] = u.split('#');
    const ids = idsOf(page);
    return c.split('\n').flatMap((line) => {
      const [code = '', , anchor] = line.split('\t');
      return ids.has(prefix + (anchor || code)) ? [] : [`${u}${code}`];
    });
  });
  expect(lists.length).toBeGreaterThan(20);
  expect(lost).toEqual([]);
});

test('each place is in the index once, and exists', () => {
  expect(new Set(addresses).size).toBe(addresses.length);
  const places = addresses.filter((address) => address.includes('#'));
  const ids = new Map([...new Set(places.map(pageOf))].map((page) => [page, idsOf(page)]));
  const missing = places.filter((place) => !ids.get(pageOf(place))?.has(place.split('#')[1]));
  expect(places.length).toBeGreaterThan(1000);
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
      expect(documents.find(({u}) => u === `/#${id}`)?.m, id).toBe(method.toUpperCase());
    }
    for (const name of contractSchemas(version)) expect(addresses).toContain(`/#schema-${version}-${name}`);
  }
  for (const {code} of errorCatalogue()) expect(addresses.filter((each) => each.endsWith(`#${code}`))).toHaveLength(1);
  for (const {id} of limits()) expect(addresses).toContain(`/endpoints/overview.html#limit-${id}`);
  for (const topic of topics()) expect(addresses).toContain(`/endpoints/v1/hook.html#topic-${topic}`);
});

test('no words of the interface are in the index, and no two rows look the same', () => {
  const polluted =
    /Copy(?! [a-z])|Try it\b|Show the document|Diagram as text|JavaPython|JavaScriptPython|\}(?:GET|PUT|POST)/;
  expect(documents.filter(({x}) => polluted.test(x)).map(({u, x}) => `${u} ${x.slice(0, 80)}`)).toEqual([]);
  const rows = documents.map(({t, x, w, m}) => [m, t, x, w].join(' | '));
  expect(rows.filter((row, index) => rows.indexOf(row) !== index)).toEqual([]);
});
