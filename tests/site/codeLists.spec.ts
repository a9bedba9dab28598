import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {hydrate, open} from './support/page';
import {build, builtHtml} from './support/site';

const PAGE = '/misc/codeList.html';
const LONGEST = 120;

const filter = (page: Page): Locator => page.locator('[data-filter]');
const count = (page: Page): Locator => page.locator('[data-filter-count]');
const rows = (page: Page): Locator => page.locator('tr[data-find]:visible');
const headings = (page: Page): Promise<string[]> =>
  page.locator('article h3:visible').evaluateAll((all) => all.map(({id}) => id));

test('the page with the longest lists stays light', () => {
  for (const page of [PAGE, '/misc/partyIds.html', '/misc/documentTypeIds.html']) {
    const size = gzipSync(builtHtml(page)).length / 1000;
    console.log(`${page}: ${size.toFixed(1)} kB gz`);
    expect(size, page).toBeLessThanOrEqual(LONGEST);
  }
});

test('the filter is reached and used by keyboard, hides lists without a match, and the address keeps it', async ({
  page,
}) => {
  await page.goto(PAGE);
  await page.getByRole('link', {name: 'Skip to main content'}).focus();
  await page.keyboard.press('Enter');
  for (let key = 0; key < 6; key += 1) {
    await page.keyboard.press('Tab');
    if (await filter(page).evaluate((box) => box === document.activeElement)) break;
  }
  await expect(filter(page)).toBeFocused();
  await page.keyboard.type('KGM');
  await expect(rows(page)).toHaveCount(1);
  await expect(count(page)).toHaveText('1 found');
  expect(await headings(page)).toEqual(['unit']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${PAGE}?q=KGM`);
  await filter(page).fill('');
  await expect(count(page)).toBeEmpty();
  expect((await headings(page)).length).toBeGreaterThan(20);
});

test('a query in the address filters all lists', async ({page}) => {
  await page.goto(`${PAGE}?q=KGM`);
  await expect(filter(page)).toHaveValue('KGM');
  await expect(rows(page)).toHaveCount(1);
  await expect(page.locator('#unit-KGM')).toBeVisible();
  await page.goto(`${PAGE}?q=gigawatt`);
  await expect(page.locator('#unit-A90')).toBeVisible();
  await page.goto(`${PAGE}?q=nothinglikethis`);
  await expect(count(page)).toHaveText('0 found');
  expect(await headings(page)).toEqual([]);
});

test('two letters find codes that begin with them; a name is found by any part', async ({page}) => {
  await page.goto(`${PAGE}?q=ae`);
  await expect(count(page)).toHaveText(/found/);
  const codes = await rows(page).evaluateAll((all) => all.map((row) => row.querySelector('th')?.textContent ?? ''));
  expect(codes).toContain('AE');
  expect(codes.filter((code) => !code.startsWith('AE'))).toEqual([]);
  await filter(page).fill('reverse charge');
  await expect(page.locator('#vat-AE')).toBeVisible();
  await expect(page.locator('#vatex-VATEX-EU-AE')).toBeVisible();
});

test('a fold opens for what is found in it, not for too much, and closes again', async ({page}) => {
  await page.goto(PAGE);
  const fold = page.locator('details:has(#unit-A90)');
  await expect(fold).not.toHaveAttribute('open');
  await filter(page).fill('gigawatt');
  await expect(fold).toHaveAttribute('open');
  await filter(page).fill('metre');
  await expect(fold).not.toHaveAttribute('open');
  await expect(fold).toBeVisible();
  await filter(page).fill('');
  await expect(fold).not.toHaveAttribute('open');
});

test(
  'a code in the address is in view and marked, in a long list too',
  {tag: ['@desktop', '@phone', '@no-js']},
  async ({page}) => {
    for (const code of ['response-UQ', 'unit-A90']) {
      await page.goto('about:blank');
      await page.goto(`${PAGE}#${code}`);
      const row = page.locator(`#${code}`);
      await expect(row).toBeInViewport();
      await expect
        .poll(() => row.evaluate((element) => getComputedStyle(element).backgroundColor))
        .not.toBe('rgba(0, 0, 0, 0)');
    }
  },
);

test('a link to a code that the filter hides empties the filter', async ({page}) => {
  await open(page, `${PAGE}?q=KGM`);
  await page.evaluate(() => (window.location.hash = '#unit-A90'));
  await expect(page.locator('#unit-A90')).toBeInViewport();
  await expect(filter(page)).toHaveValue('');
});

test('the application leaves the filter as it is', async ({page}) => {
  await page.goto(`${PAGE}?q=KGM`);
  await hydrate(page);
  await expect(filter(page)).toHaveValue('KGM');
  await expect(rows(page)).toHaveCount(1);
});

test('without script the lists are there, and the box is not', {tag: '@no-js'}, async ({page}) => {
  await page.goto(PAGE);
  await expect(filter(page)).toBeHidden();
  await expect(page.locator('#unit-KGM')).toBeVisible();
  await page.locator('details:has(#unit-A90) > summary').click();
  await expect(page.locator('#unit-A90')).toBeVisible();
});

test.describe('on a phone', {tag: '@phone'}, () => {
  for (const address of [PAGE, '/misc/partyIds.html', '/misc/documentTypeIds.html']) {
    test(`${address}: a row with three columns is a block, and nothing is wider than the window`, async ({page}) => {
      await page.goto(address);
      const row = page.locator('table[role] tbody tr[data-find]').first();
      expect(await row.evaluate((element) => getComputedStyle(element).display)).toBe('block');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    });
  }
});

test('the lists are printed, the filter is not', {tag: '@print'}, async ({page}) => {
  await page.emulateMedia({media: 'print'});
  await page.goto(PAGE);
  await expect(filter(page)).toBeHidden();
  await expect(page.locator('#vat-S')).toBeVisible();
});

test('every list has its files, which the page links to', async ({page, request}) => {
  await page.goto(PAGE);
  const files = await page
    .locator('a[href^="/misc/codelists/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(files).toHaveLength(46);
  for (const file of files) expect(fs.existsSync(path.join(build, file)), file).toBe(true);
  const unit = (await (await request.get('/misc/codelists/unit.json')).json()) as Record<string, unknown>;
  expect(Object.keys(unit)).toEqual(['title', 'agency', 'source', 'version', 'codes']);
  expect(unit.version).toBe('Revision 11e');
  const lines = (await (await request.get('/misc/codelists/unit.csv')).text()).split('\r\n');
  expect(lines[0]).toBe('code,name');
  expect(lines).toHaveLength(2162 + 2);
  const schemes = (await (await request.get('/misc/codelists/participant-schemes.json')).json()) as {
    schemes: unknown[];
  };
  expect(schemes.schemes).toHaveLength(105);
});
