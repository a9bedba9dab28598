import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from './support/test';
import {parse} from 'yaml';
import {readCodes} from '../../src/components/Search/codes';
import type {CodesOfList} from '../../src/sources/search/codes';
import {groupBy} from '../../src/contracts/groupBy';
import {coldAnswer, firstAnswer} from '../search/built';
import {rulesFile} from './support/search';
import {build} from './support/site';

/** Addresses of the first three hits. */
async function firstThree(query: string): Promise<string[]> {
  const hits = await firstAnswer(query);
  return hits.slice(0, 3).map(({href}) => href);
}

const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

interface Rule {
  readonly id: string;
  readonly text: string;
}

const EXPLAINED = /<h3><code>([^<]+)<\/code>(?:(?!<h3>)[^])*?<dt>Official text<dd>([^]*?)<dt>/g;
const LISTED = /<tr role=row id=([^ ]+) [^]*?<td role=cell data-label="Official text">([^]*?)<td/g;

/** The rules on a page of a rule set, with their official texts. */
function rulesOn(file: string): Rule[] {
  const html = fs.readFileSync(path.join(build, 'documents/rules', file), 'utf8');
  return [EXPLAINED, LISTED].flatMap((pattern) =>
    Array.from(html.matchAll(pattern), ([, id = '', text = '']) => ({id, text: plain(text)})),
  );
}

const MOST_BYTES = 100_000;

test(`the text of every rule finds it, with ${MOST_BYTES / 1000} kB`, async () => {
  const files = fs.readdirSync(path.join(build, 'documents/rules')).filter((file) => file.endsWith('.html'));
  const rules = files.flatMap(rulesOn);
  const texts = groupBy(rules, ({text}) => text);
  expect(rules.length).toBeGreaterThan(6000);
  expect(texts.size).toBeGreaterThan(2000);
  const lost: string[] = [];
  const heavy: string[] = [];
  for (const [text, same] of texts) {
    // Some name the rules that they put together.
    const named = text.match(/(?<=\[)[A-Z][A-Z\d-]+(?=\])/g) ?? [];
    const right = [...named, ...same.map(({id}) => id)];
    const {hits, bytes} = await coldAnswer(text);
    const anchors = hits.slice(0, 3).map(({href}) => href.replace(/.*#/, ''));
    const isFound = anchors.some((anchor) => right.some((each) => anchor === each || anchor.startsWith(`${each}-`)));
    if (!isFound) lost.push(`${right[0]}: ${text} | ${anchors.join(' ')}`);
    if (bytes > MOST_BYTES) heavy.push(`${bytes} bytes: ${text}`);
  }
  expect.soft(lost, 'rules that their text does not find').toEqual([]);
  expect.soft(heavy, `texts that take more than ${MOST_BYTES} bytes`).toEqual([]);
});

test('every rule is found by its id, and by what its text calls it', () => {
  const codes = readCodes(JSON.parse(rulesFile().toString()) as CodesOfList[]);
  const found = (name: string): readonly string[] =>
    codes.filter(({code, alias}) => [code, alias].includes(name)).map(({href}) => href.replace(/.*#/, ''));
  const files = fs.readdirSync(path.join(build, 'documents/rules')).filter((file) => file.endsWith('.html'));
  const ids = new Set(files.flatMap(rulesOn).map(({id}) => id));
  expect(ids.size).toBeGreaterThan(3000);
  expect.soft([...ids].filter((id) => !found(id).includes(id))).toEqual([]);
  // The official id and the official text differ.
  expect(found('CII-SR-004')).toEqual(['CII-SR-04']);
  expect(found('BR-NL-34')).toEqual(['BR-NL-32-1', 'BR-NL-32-2', 'BR-NL-32-3']);
});

interface CatalogueError {
  readonly code: string;
  readonly appliesTo: string;
  readonly example: {readonly message?: string};
}

const errors = parse(fs.readFileSync('openapi/errors.yaml', 'utf8')) as readonly CatalogueError[];

interface Contract {
  readonly components: {readonly examples: Readonly<Record<string, {readonly value?: unknown}>>};
}

/** Code and message of every example of an error in a contract. */
function messagesIn(file: string): (readonly [code: string, message: string])[] {
  const {components} = parse(fs.readFileSync(file, 'utf8')) as Contract;
  return Object.values(components.examples).flatMap(({value}) => {
    const {code, message} = (value ?? {}) as {readonly code?: unknown; readonly message?: unknown};
    return typeof code === 'string' && typeof message === 'string' ? [[code, message] as const] : [];
  });
}

test('every message of an error finds its entry in the catalogue, also in the body of a response, and with another document', async () => {
  const known = errors.flatMap(({code, example: {message}}) => (message ? [[code, message] as const] : []));
  const all = [...known, ...messagesIn('openapi/v1.yaml'), ...messagesIn('openapi/v1-beta.yaml')];
  const entries = all.filter(
    ([code, message]) => errors.some((error) => error.code === code) && !message.includes('{{'),
  );
  expect(entries.length).toBeGreaterThan(50);
  const lost: string[] = [];
  for (const [code, message] of entries) {
    const body = JSON.stringify({code, message, requestId: '7f3d2c1b0a9e8d6c'});
    const other = message.replace(/'[0-9a-f-]{36}'/, "'00000000-0000-4000-8000-000000000000'");
    // A rule that is named is the nearer answer.
    const right = [code, ...(message.match(/\b[A-Z][A-Z\d]*(?:-[A-Z\d]+)+\b/g) ?? [])];
    for (const query of new Set([message, body, other])) {
      const anchors = (await firstThree(query)).map((href) => href.replace(/.*#/, ''));
      if (!right.some((each) => anchors.includes(each))) lost.push(`${query} | ${anchors.join(' ')}`);
    }
  }
  expect(lost, 'messages that do not find their entry').toEqual([]);
});
