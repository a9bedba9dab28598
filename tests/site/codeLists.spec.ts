import {expect, test, type Locator, type Page} from './support/test';
import {builtDocument} from './support/built';
import {pageOf} from './support/codeLists';
import {hydrate} from './support/page';
import {count, filter} from './support/filters';

const UNIT = pageOf('unit');
const LISTS = ['/misc/partyIds.html', '/misc/documentTypeIds.html', pageOf('vat-exemption')];

const rows = (page: Page): Locator => page.locator('tr[data-find]:visible');
const headings = (page: Page): Promise<string[]> =>
  page.locator('article :is(h2, h3):visible').evaluateAll((all) => all.map(({id}) => id));

test('the filter is reached and used by keyboard, and the address keeps it', async ({page}) => {
  await page.goto(UNIT);
  await page.getByRole('link', {name: 'Skip to main content'}).focus();
  await page.keyboard.press('Enter');
  for (let key = 0; key < 10; key += 1) {
    await page.keyboard.press('Tab');
    if (await filter(page).evaluate((box) => box === document.activeElement)) break;
  }
  await expect(filter(page)).toBeFocused();
  await page.keyboard.type('KGM');
  await expect(rows(page)).toHaveCount(1);
  await expect(count(page)).toHaveText('1 of 2,162');
  await expect(page.locator('#unit-KGM')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${UNIT}?q=KGM`);
  await expect(page.locator('#unit-KGM a')).toBeFocused();
  await filter(page).fill('nothinglikethis');
  await expect(count(page)).toHaveText(/^0 of /);
  await expect(page.locator('table:has([data-find]):visible')).toHaveCount(0);
  await filter(page).fill('');
  await expect(count(page)).toBeEmpty();
  await expect(page.locator('table:has([data-find]):visible')).toHaveCount(1);

  // A fold opens for what is found in it, not for too much, and closes again.
  const fold = page.locator('details:has(#unit-A90)');
  await expect(fold).not.toHaveAttribute('open');
  await filter(page).fill('gigawatt');
  await expect(fold).toHaveAttribute('open');
  const inFold = await fold.locator('tr[data-find]:visible').count();
  await expect(fold.locator('summary')).toHaveText(`Units of measure: ${inFold} of 2,132 more`);
  const heights = await rows(page).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(34);
  await filter(page).fill('metre');
  await expect(fold).not.toHaveAttribute('open');
  await expect(fold).toBeVisible();
  const common = await rows(page).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  expect(Math.max(...common, ...heights), 'common codes have the density of the others').toBeLessThanOrEqual(36);
  await filter(page).fill('');
  await expect(fold).not.toHaveAttribute('open');
  await expect(fold.locator('summary')).toHaveText('Units of measure: 2,132 more');
});

test('the filter of a page hides sections without a match', async ({page}) => {
  await page.goto('/misc/documentTypeIds.html');
  const all = await headings(page);
  await filter(page).fill('nothinglikethis');
  await expect(count(page)).toHaveText(/^0 of /);
  const withoutEntries = await headings(page);
  expect(withoutEntries.length).toBeLessThan(all.length);
  await filter(page).fill('despatch');
  await expect(count(page)).toHaveText(/^[1-9]\d* of \d+$/);
  const found = await headings(page);
  expect(found.length).toBeGreaterThan(withoutEntries.length);
  expect(found.length).toBeLessThan(all.length);
  await filter(page).fill('');
  await expect(count(page)).toBeEmpty();
  expect(await headings(page)).toEqual(all);
});

test('a query in the address filters the list: two letters find codes that begin with them; a name is found by any part', async ({
  page,
}) => {
  await page.goto(`${pageOf('country')}?q=ae`);
  await expect(count(page)).toHaveText(/^[1-9]\d* of \d+$/);
  const codes = await rows(page).evaluateAll((all) => all.map((row) => row.querySelector('th')?.textContent ?? ''));
  expect(codes).toContain('AE');
  expect(codes.filter((code) => !code.startsWith('AE'))).toEqual([]);
  await page.goto(`${pageOf('vat-exemption')}?q=reverse%20charge`);
  await expect(page.locator('#vatex-VATEX-EU-AE')).toBeVisible();
  await expect(page.locator('#vatex-VATEX-EU-G')).toBeHidden();
});

test('a query in the address opens folds, and the application leaves the filter as it is; a link to a code that it hides empties it', async ({
  page,
}) => {
  await page.goto(`${UNIT}?q=gigawatt`);
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
    // The page is loaded at a code in a fold; the second one is reached in the same document.
    for (const [list, code] of [
      ['unit', 'unit-A90'],
      ['unit', 'unit-KGM'],
      ['invoice-response', 'response-UQ'],
    ] as const) {
      await page.goto(`${pageOf(list)}#${code}`);
      const row = page.locator(`#${code}`);
      await expect(row).toBeInViewport();
      await expect
        .poll(() => row.evaluate((element) => getComputedStyle(element).backgroundColor))
        .not.toBe('rgba(0, 0, 0, 0)');
    }
  },
);

test('without script the lists are there, and the box is not', {tag: '@no-js'}, async ({page}) => {
  await page.goto(UNIT);
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
  await page.goto(pageOf('payment-means'));
  await expect(filter(page)).toBeHidden();
  await expect(page.locator('#payment-58')).toBeVisible();
});
