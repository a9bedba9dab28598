import {expect, test, type Page} from '@playwright/test';
import {errorCatalogue} from './support/catalogues';
import {contractOperations, contractSchemas} from './support/contract';
import {arrive, expectUnderBar, hydrated, open} from './support/page';
import {frontMatterOf, headingOf, pages, siteAddress} from './support/site';

const START = '/introduction/overview.html';
const isIndex = (url: string): boolean => /search-index[^/]*\.json/.test(url);

const box = (page: Page) => page.locator('.navbar__search-input');
const suggestions = (page: Page) => page.getByRole('listbox', {name: 'Search results'}).getByRole('option');

async function search(page: Page, text: string): Promise<void> {
  await open(page, START);
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await box(page).pressSequentially(text);
}

/** Expects that the box suggests this element of a page first for a text, and leads to it. */
async function expectFound(page: Page, text: string, id: string): Promise<void> {
  await search(page, text);
  await expect(suggestions(page).first()).toContainText(text);
  await page.keyboard.press('Enter');
  await expect(page, `first result of '${text}'`).toHaveURL(new RegExp(`#${id}$`));
  await hydrated(page);
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
