import fs from 'node:fs';
import path from 'node:path';
import type {CheerioAPI} from 'cheerio';
import {expect, test} from './support/test';
import {service} from '../../src/service';
import {builtDocument} from './support/built';
import {build, routes, type Route} from './support/site';
import {linesOutsideCode, readTwin, twinFile, twinParts} from './support/twins';

/** The limits of agent-docs-spec 0.4.0 (`llms-txt-size`, `page-size-markdown`), in characters. */
const LONGEST = 50_000;

/** Without what differs by the form alone: spaces, punctuation, marks. */
const bare = (text: string): string => text.normalize('NFKC').replace(/[^\p{L}\p{N}]+/gu, '');

/** What a reader of the HTML finds in the content of a page, and what isn't content: buttons, filters, folded drawings. */
function contentOf($: CheerioAPI) {
  const main = $('article .markdown');
  main.find('header, style, script, button, .hash-link, [data-filter-bar], [data-needs-script], svg').remove();
  main.find('.theme-doc-toc-mobile, [role="tooltip"]').remove();
  const texts = (selector: string): string[] =>
    main
      .find(selector)
      .toArray()
      .map((element) => $(element).text());
  return {
    headings: texts('h2, h3, h4, h5').map(bare),
    code: texts('pre code').map((text) => text.replace(/\n$/, '')),
    rows: texts('tbody tr').map(bare),
    texts: texts('p, li:not(:has(ul, ol, p, details)), dd:not(:has(ul, p))').map(bare).filter(Boolean),
  };
}

/** A page names its twin and the index, to programs and to readers. */
function expectLeadsToTwin($: CheerioAPI, page: string): void {
  const twin = page === '/' ? '/index.md' : page.replace(/\.html$/, '.md');
  expect.soft($('link[rel="alternate"][type="text/markdown"]').attr('href'), page).toBe(twin);
  const links = $('[data-copy-page] ~ a')
    .toArray()
    .map((link) => $(link).attr('href'));
  expect.soft(links, page).toEqual([twin, '/llms.txt']);
}

const isListed = ({indexed}: Route): boolean => indexed;
const listed = routes.filter(isListed).map((route) => route.path);
const hidden = routes.filter((route) => !isListed(route)).map((route) => route.path);
const isReference = (page: string): boolean => page === '/' || page === '/v1.html';

for (const page of listed.filter((each) => !isReference(each))) {
  test(`${page} leads to its twin, which has all headings, code, rows and texts of the page`, () => {
    const twin = readTwin(page);
    const $ = builtDocument(page);
    expectLeadsToTwin($, page);
    const content = contentOf($);
    expect.soft(twin.headings.map(bare)).toEqual(content.headings);
    expect.soft(twin.code).toEqual(content.code);
    expect.soft(twin.rows.map(bare)).toEqual(content.rows);
    const all = bare(twin.text);
    expect.soft(content.texts.filter((text) => !all.includes(text))).toEqual([]);
  });
}

const markdownFiles = fs.readdirSync(build, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.md'));
const read = (name: string): string => fs.readFileSync(path.join(build, name), 'utf8');

test('the reference has a twin for each operation, with its path, its request and its responses', () => {
  for (const version of ['v1', 'v1-beta']) {
    const contract = JSON.parse(read(`openapi/${version}.json`)) as {
      paths: Record<string, Record<string, {operationId: string; responses: Record<string, object>}>>;
    };
    for (const [address, methods] of Object.entries(contract.paths)) {
      for (const {operationId, responses} of Object.values(methods).filter((method) => method.operationId)) {
        const {text, code} = readTwin(`/reference/${version}/${operationId}.html`);
        expect.soft(text, operationId).toContain(address);
        expect
          .soft(
            code.some((each) => each.includes('curl')),
            operationId,
          )
          .toBe(true);
        for (const status of Object.keys(responses)) expect.soft(text, operationId).toContain(status);
        expect.soft(read('index.md'), operationId).toContain(`/reference/${version}/${operationId}.md`);
      }
    }
  }
});

test('no twin is longer than programs read, has HTML, or a link that leads nowhere', () => {
  expect(markdownFiles.length).toBeGreaterThan(250);
  const known = new Set<string>();
  for (const name of markdownFiles) {
    const text = read(name);
    expect.soft(text.length, name).toBeLessThanOrEqual(LONGEST);
    expect
      .soft(
        linesOutsideCode(text).filter((line) => /(?<!\\)<\/?[a-z!]/i.test(line)),
        name,
      )
      .toEqual([]);
    expect.soft(text.split('\n').slice(0, 3).join('\n'), name).toMatch(/^# .+\n\n> .*llms\.txt/);
    const [, ...content] = text.split('\n\n');
    // The second paragraph leads to the page itself.
    for (const [, url = ''] of content
      .slice(1)
      .join('\n\n')
      .matchAll(/\]\(([^)\s]+)\)/g))
      known.add(url.replace(/#.*/, ''));
  }
  const own = [...known]
    .filter((url) => url.startsWith(service.site.url))
    .map((url) => url.slice(service.site.url.length));
  expect(own.length).toBeGreaterThan(400);
  expect(own.filter((address) => !fs.existsSync(twinFile(address)))).toEqual([]);
  expect(own.filter((address) => address.endsWith('.html'))).toEqual([]);
  expect([...known].filter((url) => !/^(?:https?|mailto):/.test(url))).toEqual([]);
});

test('llms.txt has a line for each twin, by section, and is short enough to be read at once', () => {
  const index = read('llms.txt');
  expect(index.length).toBeLessThan(LONGEST);
  expect(index).toMatch(/^# .+\n\n> .+\n\n## /);
  const lines = index.split('\n').filter((line) => line && !/^[#>]/.test(line));
  for (const line of lines) expect.soft(line).toMatch(/^- \[[^\]]+\]\(https:\/\/[^)]+\)(?:: .+)?$/);
  const addresses = lines.map((line) => /\]\(([^)]+)\)/.exec(line)?.[1]?.slice(service.site.url.length) ?? '');
  expect(addresses.filter((address) => !fs.existsSync(twinFile(address)))).toEqual([]);
  const whole = markdownFiles
    .map((name) => `/${name}`)
    .filter((name) => !/^This is part (?!1 )/m.test(read(name.slice(1))));
  expect(whole.filter((name) => !addresses.includes(name))).toEqual([]);
  const full = addresses
    .filter((address) => address.endsWith('llms-full.txt'))
    .map((address) => read(address.slice(1)));
  const total = markdownFiles.reduce((sum, name) => sum + read(name).length, 0);
  expect(full.join('').length).toBe(total + markdownFiles.length - full.length);
});

test('pages that no search engine lists have no twin, and are in no index', () => {
  expect(hidden).toHaveLength(3);
  const texts = [...markdownFiles, 'llms.txt'].map((name) => ({name, text: read(name)}));
  for (const page of hidden) {
    expect(twinParts(page), page).toEqual([]);
    const bare = page.replace(/\.html$/, '');
    expect(
      texts.filter(({text}) => text.includes(`${bare}.md`) || text.includes(`${bare}.html`)).map(({name}) => name),
    ).toEqual([]);
  }
});

test('the reference leads to its twin, pages without a twin to none, and the page for unknown addresses to the index', () => {
  for (const page of listed.filter(isReference)) expectLeadsToTwin(builtDocument(page), page);
  for (const page of hidden)
    expect(builtDocument(page)('[data-copy-page], link[type="text/markdown"]').length, page).toBe(0);
  expect(builtDocument('/404.html')('main a[href="/llms.txt"]').length).toBe(1);
});

test('a button copies the whole page as Markdown, with all its parts', async ({page}) => {
  const address = '/documents/invoices/ubl/bisv3/structure.html';
  const parts = twinParts(address);
  expect(parts.length).toBeGreaterThan(1);
  await page.goto(address);
  await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(parts.join('\n'));
  await page.route('**/*.md', (route) => route.abort());
  await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
  await expect(page.getByRole('button', {name: 'Not copied'})).toBeVisible();
});
