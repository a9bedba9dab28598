import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test, type Page} from '@playwright/test';
import {service} from '../../src/service';
import {errorCatalogue} from './support/catalogues';
import {contractOperations, contractSchemas} from './support/contract';
import {arrive, expectUnderBar, hydrate, open} from './support/page';
import {frontMatterOf, headingOf, pages, siteAddress} from './support/site';

const START = '/introduction/overview.html';
const isIndex = (url: string): boolean => /search-index[^/]*\.json/.test(url);

const box = (page: Page) => page.locator('.navbar__search-input');
const suggestions = (page: Page) => page.getByRole('listbox', {name: 'Search results'}).getByRole('option');

/** Looks for a text, put in as a whole: letter by letter, the list of a part of it could be taken for the list of all. */
async function search(page: Page, text: string): Promise<void> {
  await open(page, START);
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await box(page).fill(text);
}

/** Expects that the box suggests this element of a page first for a text, and leads to it. */
async function expectFound(page: Page, text: string, id: string): Promise<void> {
  await search(page, text);
  await expect(suggestions(page).first()).toContainText(text);
  await page.keyboard.press('Enter');
  await expect(page, `first result of '${text}'`).toHaveURL(new RegExp(`#${id}$`));
  await hydrate(page);
  await expectUnderBar(page.locator(`[id="${id}"]`));
}

test('Ctrl+K focuses the box, and only then the index is loaded', async ({page}) => {
  const indexes: string[] = [];
  page.on('request', (request) => isIndex(request.url()) && indexes.push(request.url()));
  await page.goto(START, {waitUntil: 'networkidle'});
  await page.mouse.move(600, 120);
  await page.mouse.move(610, 130);
  await expect(page.locator('[data-island="asleep"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(indexes).toEqual([]);
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await expect.poll(() => indexes.length).toBeGreaterThan(0);
  const loaded = indexes.length;
  await box(page).blur();
  await page.keyboard.press('Control+k');
  await page.waitForLoadState('networkidle');
  expect(indexes).toHaveLength(loaded);
});

test('Cmd+K focuses the box too', async ({page}) => {
  await open(page, START);
  await page.keyboard.press('Meta+k');
  await expect(box(page)).toBeFocused();
});

test('the first keys after Ctrl+K are not lost', async ({page}) => {
  await open(page, START);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('authentication');
  await expect(box(page)).toHaveValue('authentication');
  await expect(suggestions(page).first()).toBeVisible();
});

const operations = contractOperations('v1');

test('finds an operation by its id and opens it in the reference', async ({page}) => {
  await expectFound(page, 'sendSalesInvoice', 'sendSalesInvoice');
});

test('finds every operation by its summary and by its id', async ({page}) => {
  test.setTimeout(120_000);
  await search(page, 'start');
  for (const {id, summary} of operations) {
    for (const text of [summary, id]) {
      await box(page).fill(text);
      await expect(suggestions(page).filter({hasText: text}).first(), text).toBeVisible();
    }
  }
});

test('finds a schema by its name', async ({page}) => {
  const schema = contractSchemas('v1').find((name) => name.length > 8) ?? '';
  await expectFound(page, schema, `schema-v1-${schema}`);
});

test('finds an operation by its path, whole or without its beginning', async ({page}) => {
  await search(page, 'start');
  for (const text of ['/salesInvoice/send', 'salesInvoice/send', 'POST /api/v1/{partyId}/salesInvoice/send']) {
    await box(page).fill(text);
    await expect(suggestions(page).first(), text).toContainText('sendSalesInvoice POST');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/v1\.html#sendSalesInvoice$/);
  await expect(page.locator('details#sendSalesInvoice')).toHaveAttribute('open');
});

test('opens an operation of v1-beta in the version that holds it', async ({page}) => {
  const stable = new Set(operations.map(({id}) => id));
  const only = contractOperations('v1-beta').find(({id}) => !stable.has(id))?.id ?? '';
  await expectFound(page, only, only);
  await open(page, `/search.html?q=${only}`);
  await page.locator(`main article a[href="/#${only}"]`).click();
  await expect(page.locator(`details#${only}`)).toHaveAttribute('open');
  await expect(page.locator(`details#${only}`)).toBeVisible();
});

test('finds a response that operations share', async ({page}) => {
  await expectFound(page, 'BadLookup', 'response-v1-BadLookup');
});

test('finds how to secure a webhook among the first', async ({page}) => {
  await search(page, 'webhook secret');
  await expect(suggestions(page).first()).toContainText('Secure a webhook');
});

test('lists no two rows that look the same', async ({page}) => {
  for (const text of ['Hook', 'sendSalesInvoice', 'invoice']) {
    await open(page, `/search.html?q=${text}`);
    const results = page.locator('main article');
    await expect(results.first()).toBeVisible();
    const rows = await results.evaluateAll((all) =>
      all.map((each) => `${each.querySelector('a')?.getAttribute('href')} ${each.textContent}`),
    );
    expect(new Set(rows).size, text).toBe(rows.length);
    await search(page, text);
    await expect(suggestions(page).first()).toBeVisible();
    const suggested = await suggestions(page).allInnerTexts();
    expect(new Set(suggested).size, text).toBe(suggested.length);
  }
});

interface Indexed {
  readonly documents: readonly {readonly t: string; readonly u: string; readonly h?: string}[];
}

const build = process.env.PSB_BUILD ?? 'build';
const index = fs.readFileSync(path.join(build, fs.readdirSync(build).find(isIndex) ?? ''));

test('the index holds no words of the interface, each section once, and stays small', () => {
  const indexes = JSON.parse(index.toString()) as Indexed[];
  const documents = indexes.flatMap((each) => each.documents);
  const polluted = /Copy|Try it\b|Show the document|Diagram as text|JavaPython|JavaScriptPython|\}(?:GET|PUT|POST)/;
  expect(documents.filter(({t}) => polluted.test(t)).map(({u, h, t}) => `${u}${h ?? ''} ${t.slice(0, 80)}`)).toEqual(
    [],
  );
  expect(documents.filter(({t}) => t.length > 20_000).map(({u, h}) => `${u}${h ?? ''}`)).toEqual([]);
  for (const {documents: each} of indexes) {
    const places = each.map(({u, h, t}) => `${u}${h ?? ''} ${t}`);
    expect(new Set(places).size).toBe(places.length);
  }
  expect(gzipSync(index).length).toBeLessThan(400_000);
});

test('the page of all results has a main part, a title and a description, and stays out of search engines', async ({
  page,
}) => {
  await open(page, '/search.html?q=webhook');
  await expect(page.locator('main')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('webhook');
  await expect(page).toHaveTitle(`Search results for "webhook" | ${service.service.name}`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('meta[property="robots"]:not([name])')).toHaveCount(0);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S/);
  await expect(page.getByText(/best results$/)).toBeVisible();
  await expect(page.getByText('documents found')).toHaveCount(0);
});

test('without script, the page of all results says so', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(`${siteAddress}/search.html`);
  await expect(page.locator('main noscript')).toBeVisible();
  expect(await page.locator('main noscript').innerText()).toContain('Search needs JavaScript');
  await context.close();
});

test('finds an error code', async ({page}) => {
  const code = errorCatalogue().find((each) => each.code.startsWith('API404'))?.code ?? '';
  await search(page, code);
  await expect(suggestions(page).filter({hasText: code}).first()).toBeVisible();
});

for (const section of ['root', 'documents', 'platform', 'vpd']) {
  test(`finds a page of the section ${section} by its title`, async ({page}) => {
    const route = pages.filter((each) => each.section === section).at(-1)?.path ?? '';
    const {title} = frontMatterOf(route);
    await search(page, title);
    await expect(suggestions(page).filter({hasText: title}).first()).toBeVisible();
  });
}

test('finds a page that search engines leave out', async ({page}) => {
  const hidden = pages.filter(({indexed}) => !indexed);
  expect(hidden.length).toBeGreaterThan(0);
  await search(page, 'start');
  for (const {path} of hidden) {
    const {title} = frontMatterOf(path);
    await box(page).fill(title);
    await expect(suggestions(page).filter({hasText: title}).first(), title).toBeVisible();
  }
});

test('the page of all results opens, and lists results that lead on', async ({page}) => {
  await search(page, 'invoice');
  await page.getByRole('link', {name: /see all/i}).click();
  await expect(page).toHaveURL(/\/search\.html\?q=invoice/);
  const results = page.locator('.main-wrapper article a');
  await expect(results.first()).toBeVisible();
  const {pathname} = new URL((await results.first().getAttribute('href')) ?? '', siteAddress);
  await results.first().click();
  await expect(page).toHaveURL((url) => url.pathname === pathname);
  await expect(page.locator('h1')).toHaveText(headingOf(pathname));
});

test('the address of the results in its other spelling leads there too', async ({page}) => {
  expect(await arrive(page, '/search/?q=invoice')).toBe(200);
  await expect(page).toHaveURL('/search.html?q=invoice');
  await expect(page.locator('.main-wrapper article a').first()).toBeVisible();
});

test('says so when nothing is found', async ({page}) => {
  await search(page, 'xyzzyqwfp');
  await expect(page.getByText(/no results/i).first()).toBeVisible();
});

test('a phone has the search box too', {tag: '@phone'}, async ({page}) => {
  await open(page, START);
  await box(page).tap();
  await box(page).pressSequentially('sendSalesInvoice');
  await expect(suggestions(page).first()).toBeVisible();
  await suggestions(page).first().tap();
  await expect(page).not.toHaveURL(START);
});
