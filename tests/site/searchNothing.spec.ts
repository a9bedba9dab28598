import {expect, test, type Locator, type Page} from './support/test';
import {open} from './support/page';
import {box, hits, search} from './support/search';

/** Words that no text of the site has. */
const NOWHERE = 'qqqzz';
const nearest = (page: Page): Locator => page.getByRole('listbox', {name: 'Nearest pages'}).getByRole('option');
const struck = (page: Page): Locator => page.locator('s');

test('where nothing is found, the box strikes out the words that no text has, and offers the nearest pages', async ({
  page,
}) => {
  await search(page, NOWHERE);
  await expect(nearest(page).first()).toBeVisible();
  await expect(page.getByRole('group', {name: 'Nearest pages'})).toBeVisible();
  await expect(struck(page)).toHaveText(`not found: ${NOWHERE}`);
  await expect(page.locator('p', {has: struck(page)})).toHaveText(`No results for "not found: ${NOWHERE}".`);
  await expect(struck(page).locator('span')).toHaveCSS('clip-path', 'inset(50%)');
  await expect(page.getByRole('search').first().getByRole('status')).toHaveText(
    /^No results for "qqqzz"\. Nearest pages: [1-3]\.$/,
  );
  await expect(page.getByRole('toolbar')).toHaveCount(0);
  await test.step('no page is chosen until an arrow key chooses one', async () => {
    await expect(box(page)).not.toHaveAttribute('aria-activedescendant');
    const address = (await nearest(page).first().getAttribute('href')) ?? '';
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
  });
});

test('where some words are found, the box and the page of all results name the others', async ({page}) => {
  await search(page, `invoice ${NOWHERE}`);
  await expect(hits(page).first()).toBeVisible();
  await expect(struck(page)).toHaveText(NOWHERE);
  await expect(page.locator('p', {has: struck(page)})).toHaveText(`Not found: ${NOWHERE}`);
  await expect(page.getByRole('search').first().getByRole('status')).toContainText(`8 shown. Not found: ${NOWHERE}`);
  await open(page, `/search.html?q=invoice+${NOWHERE}`);
  await expect(page.locator('main p', {has: struck(page)})).toHaveText(`Not found: ${NOWHERE}`);
  await expect(page.locator('main article').first()).toBeVisible();
});

test('where nothing is found, the page of all results shows the nearest pages in place of those to start from', async ({
  page,
}) => {
  await open(page, `/search.html?q=${NOWHERE}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText(`No results for "not found: ${NOWHERE}".`);
  await expect(main.getByRole('heading', {name: 'Nearest pages'})).toBeVisible();
  const results = page.locator('main article');
  await expect(results.first()).toBeVisible();
  expect(await results.count()).toBeLessThanOrEqual(3);
  await expect(main.getByRole('link', {name: 'Error codes'})).toHaveCount(0);
});
