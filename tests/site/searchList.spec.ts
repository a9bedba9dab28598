import {expect, test, type Locator, type Page} from '@playwright/test';
import {open} from './support/page';
import {box, hits, search, START} from './support/search';

const list = (page: Page): Locator => page.getByRole('listbox');
const groups = (page: Page): Locator => list(page).getByRole('group');
const suggested = (page: Page): Locator => page.getByRole('listbox', {name: 'Suggested pages'}).getByRole('option');
const STARTS = ['/introduction/gettingStarted.html', '/endpoints/overview.html#error-catalogue', '/'];

const addresses = (links: Locator): Promise<(string | null)[]> =>
  links.evaluateAll((all) => all.map((each) => each.getAttribute('href')));

test('of many hits the best eight are shown', async ({page}) => {
  await search(page, 'invoice');
  await expect(hits(page)).toHaveCount(8);
});

test('the hits stand in named groups, that of the best hit first', async ({page}) => {
  await search(page, 'sendSalesInvoice');
  await expect(hits(page).first()).toHaveAttribute('href', '/#sendSalesInvoice');
  expect(await groups(page).count()).toBeGreaterThan(2);
  await expect(list(page).locator(':scope > [role="group"] > [role="option"]')).toHaveCount(await hits(page).count());
  await expect(groups(page).first()).toHaveAccessibleName('API reference');
  const names = await groups(page).evaluateAll((all) => all.map((each) => each.firstElementChild?.textContent));
  expect(new Set(names).size).toBe(names.length);
  for (const [number, name] of names.entries()) {
    await expect(groups(page).nth(number)).toHaveAccessibleName(name ?? '');
    await expect(groups(page).nth(number).locator(':scope > span')).toBeVisible();
  }
});

test('an error code stands under Errors, a page of guides under the guides, an endpoint under Endpoints', async ({
  page,
}) => {
  await search(page, 'start');
  for (const [text, group, address] of [
    ['API404', 'Errors', '/endpoints/overview.html#API404'],
    ['invalid_client', 'Errors', '/introduction/authentication.html#invalid_client'],
    ['getting started', 'PSB guides', '/introduction/gettingStarted.html'],
    ['secure a webhook', 'Endpoints', '/endpoints/v1/hook.html#secure-a-webhook'],
    ['party data', 'VPD', '/vpd/introduction/overview.html'],
  ] as const) {
    await box(page).fill(text);
    await expect(page.getByRole('group', {name: group}).locator(`[href="${address}"]`), text).toBeVisible();
  }
});

test('the arrow keys go through the hits from top to bottom, over the ends of groups', async ({page}) => {
  await search(page, 'sendSalesInvoice');
  await expect(hits(page).first()).toBeVisible();
  const tops = await hits(page).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  for (let number = 0; number < tops.length; number += 1) {
    await expect(hits(page).nth(number)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
  }
  await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
});

for (const tag of ['@desktop', '@dark']) {
  test(`a line that can be seen stands between two groups ${tag}`, {tag}, async ({page}) => {
    await search(page, 'sendSalesInvoice');
    await expect(groups(page).nth(1)).toBeVisible();
    const contrast = await groups(page)
      .nth(1)
      .evaluate((group) => {
        const channels = (colour: string): number[] => (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
        const light = (colour: string): number =>
          channels(colour)
            .map((each) => each / 255)
            .map((each) => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4))
            .reduce((sum, each, index) => sum + each * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0.05);
        const {borderTopColor, borderTopWidth} = getComputedStyle(group);
        const panel = group.closest('[role="listbox"]')?.parentElement;
        const two = [light(borderTopColor), light(panel ? getComputedStyle(panel).backgroundColor : '')];
        return borderTopWidth === '0px' ? 1 : Math.max(...two) / Math.min(...two);
      });
    expect(contrast).toBeGreaterThan(1.2);
  });
}

test('the box with the focus and nothing in it offers three pages, none of them chosen', async ({page}) => {
  await open(page, START);
  await page.keyboard.press('Control+k');
  await expect(suggested(page)).toHaveCount(3);
  expect(await addresses(suggested(page))).toEqual(STARTS);
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(START);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(suggested(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(STARTS[1] ?? '');
});

test('Escape closes the three pages, typing brings hits in their place', async ({page}) => {
  await open(page, START);
  await page.keyboard.press('Control+k');
  await expect(suggested(page)).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(suggested(page)).toHaveCount(0);
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('invoice');
  await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(suggested(page)).toHaveCount(0);
});

test('where nothing is found, the list says so and offers the three pages to the keys', async ({page}) => {
  await search(page, 'xyzzyqwfp');
  await expect(suggested(page)).toHaveCount(3);
  await expect(page.getByText('No results for "xyzzyqwfp". Check the spelling').last()).toBeVisible();
  await expect(suggested(page).and(page.locator('[aria-selected="true"]'))).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(STARTS[0] ?? '');
});

test('a search stores nothing', async ({page, context}) => {
  const stored = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  await search(page, 'invoice');
  await expect(hits(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(START);
  // Where the reader was on each page is kept for the way back, with or without a search.
  expect((await stored()).filter((key) => key !== 'psb-positions')).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('on macOS the hint names the key of a Mac, in the same place', async ({browser}) => {
  const context = await browser.newContext({
    userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)',
    baseURL: test.info().project.use.baseURL,
  });
  const page = await context.newPage();
  await page.goto(START);
  const hint = page.locator('form kbd');
  const before = await hint.boundingBox();
  await expect(hint).toHaveText('Ctrl K');
  await open(page, START);
  await expect(hint).toHaveText('⌘ K');
  expect(await hint.boundingBox()).toEqual(before);
  await context.close();
});
