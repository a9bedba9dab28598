import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from './support/test';
import {parse} from 'yaml';
import {firstAnswer} from '../search/built';
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
  /** Whether its page says what to do. */
  readonly explained: boolean;
}

const EXPLAINED = /<h3><code>([^<]+)<\/code>(?:(?!<h3>)[^])*?<dt>Official text<dd>([^]*?)<dt>/g;
const LISTED = /<tr role=row id=([^ ]+) [^]*?<td role=cell data-label="Official text">([^]*?)<td/g;

/** The rules on a page of a rule set, with their official texts. */
function rulesOn(file: string): Rule[] {
  const html = fs.readFileSync(path.join(build, 'documents/rules', file), 'utf8');
  const rules = (pattern: RegExp, explained: boolean): Rule[] =>
    Array.from(html.matchAll(pattern), ([, id = '', text = '']) => ({id, text: plain(text), explained}));
  return [...rules(EXPLAINED, true), ...rules(LISTED, false)];
}

test('the text of every rule that is explained finds it', async () => {
  const files = fs.readdirSync(path.join(build, 'documents/rules')).filter((file) => file.endsWith('.html'));
  const rules = files.flatMap(rulesOn);
  const explained = rules.filter((rule) => rule.explained);
  expect(explained.length).toBeGreaterThan(200);
  expect(rules.length).toBeGreaterThan(2000);
  const lost: string[] = [];
  for (const {id, text} of explained) {
    // Many rules say the same, and some name the rules that they put together.
    const named = text.match(/(?<=\[)[A-Z][A-Z\d-]+(?=\])/g) ?? [];
    const right = [...named, ...rules.filter((rule) => rule.text === text).map((rule) => rule.id)];
    const anchors = (await firstThree(text)).map((href) => href.replace(/.*#/, ''));
    const isFound = anchors.some((anchor) => right.some((each) => anchor === each || anchor.startsWith(`${each}-`)));
    if (!isFound) lost.push(`${id}: ${text} | ${anchors.join(' ')}`);
  }
  console.log(`search, texts of ${explained.length} rules: ${lost.length} not found\n${lost.join('\n')}`);
  expect(lost.length / explained.length).toBeLessThan(0.01);
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
  for (const [code, message] of entries) {
    const body = JSON.stringify({code, message, requestId: '7f3d2c1b0a9e8d6c'});
    const other = message.replace(/'[0-9a-f-]{36}'/, "'00000000-0000-4000-8000-000000000000'");
    // A rule that is named is the nearer answer.
    const right = [code, ...(message.match(/\b[A-Z][A-Z\d]*(?:-[A-Z\d]+)+\b/g) ?? [])];
    for (const query of [message, body, other]) {
      const anchors = (await firstThree(query)).map((href) => href.replace(/.*#/, ''));
      expect
        .soft(
          right.some((each) => anchors.includes(each)),
          `${query} | ${anchors.join(' ')}`,
        )
        .toBe(true);
    }
  }
});
