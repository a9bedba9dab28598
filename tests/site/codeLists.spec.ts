import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {builtDocument} from './support/built';
import {hydrate} from './support/page';
import {build, builtHtml} from './support/site';

const PAGE = '/misc/codeList.html';
const LISTS = [PAGE, '/misc/partyIds.html', '/misc/documentTypeIds.html'];
const LONGEST = 120;

const filter = (page: Page): Locator => page.locator('[data-filter]');
const count = (page: Page): Locator => page.locator('[data-filter-count]');
const rows = (page: Page): Locator => page.locator('tr[data-find]:visible');
const headings = (page: Page): Promise<string[]> =>
  page.locator('article h3:visible').evaluateAll((all) => all.map(({id}) => id));

test('the page with the longest lists stays light', () => {
  for (const page of LISTS) {
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
  await expect(page.locator('#unit-KGM')).toBeVisible();
  expect(await headings(page)).toEqual(['unit']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${PAGE}?q=KGM`);
  await filter(page).fill('nothinglikethis');
  await expect(count(page)).toHaveText('0 found');
  expect(await headings(page)).toEqual([]);
  await filter(page).fill('');
  await expect(count(page)).toBeEmpty();
  expect((await headings(page)).length).toBeGreaterThan(20);

  // A fold opens for what is found in it, not for too much, and closes again.
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

test('a query in the address filters all lists: two letters find codes that begin with them; a name is found by any part', async ({
  page,
}) => {
  await page.goto(`${PAGE}?q=ae`);
  await expect(count(page)).toHaveText(/found/);
  const codes = await rows(page).evaluateAll((all) => all.map((row) => row.querySelector('th')?.textContent ?? ''));
  expect(codes).toContain('AE');
  expect(codes.filter((code) => !code.startsWith('AE'))).toEqual([]);
  await filter(page).fill('reverse charge');
  await expect(page.locator('#vat-AE')).toBeVisible();
  await expect(page.locator('#vatex-VATEX-EU-AE')).toBeVisible();
});

test('a query in the address opens folds, and the application leaves the filter as it is; a link to a code that it hides empties it', async ({
  page,
}) => {
  await page.goto(`${PAGE}?q=gigawatt`);
  await expect(page.locator('#unit-A90')).toBeVisible();
  await hydrate(page);
  await expect(filter(page)).toHaveValue('gigawatt');
  await expect(page.locator('#unit-A90')).toBeVisible();
  await expect(page.locator('#unit-KGM')).toBeHidden();
  await filter(page).fill('KGM');
  await expect(rows(page)).toHaveCount(1);
  await page.evaluate(() => (window.location.hash = '#unit-A90'));
  await expect(page.locator('#unit-A90')).toBeInViewport();
  await expect(filter(page)).toHaveValue('');
});

test(
  'a code in the address is in view and marked, in a long list too',
  {tag: ['@desktop', '@phone', '@no-js']},
  async ({page}) => {
    // The page is loaded at a code in a fold; the other one is reached in the same document.
    for (const code of ['unit-A90', 'response-UQ']) {
      await page.goto(`${PAGE}#${code}`);
      const row = page.locator(`#${code}`);
      await expect(row).toBeInViewport();
      await expect
        .poll(() => row.evaluate((element) => getComputedStyle(element).backgroundColor))
        .not.toBe('rgba(0, 0, 0, 0)');
    }
  },
);

test('without script the lists are there, and the box is not', {tag: '@no-js'}, async ({page}) => {
  await page.goto(PAGE);
  await expect(filter(page)).toBeHidden();
  await expect(page.locator('#unit-KGM')).toBeVisible();
  await page.locator('details:has(#unit-A90) > summary').click();
  await expect(page.locator('#unit-A90')).toBeVisible();
});

// everyPage.spec.ts holds that nothing is wider than a phone's window. One style sheet makes blocks of the rows of every table with a role.
test('on a phone, a row with three columns is a block', {tag: '@phone'}, async ({page}) => {
  const found = 'table[role] tbody tr[data-find]';
  for (const address of LISTS) expect(builtDocument(address)(found).length, address).toBeGreaterThan(0);
  await page.goto('/misc/documentTypeIds.html');
  expect(
    await page
      .locator(found)
      .first()
      .evaluate((element) => getComputedStyle(element).display),
  ).toBe('block');
});

test('the lists are printed, the filter is not', {tag: '@print'}, async ({page}) => {
  await page.emulateMedia({media: 'print'});
  await page.goto(PAGE);
  await expect(filter(page)).toBeHidden();
  await expect(page.locator('#vat-S')).toBeVisible();
});

test('every list has its files, which the page links to', async ({request}) => {
  const files = builtDocument(PAGE)('a[href^="/misc/codelists/"]')
    .toArray()
    .map(({attribs}) => attribs.href ?? '');
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
