import {expect, test, type Locator, type Page} from './support/test';
import {hydrate, open} from './support/page';
import {box, hits, pageHits, search, START} from './support/search';

const list = (page: Page): Locator => page.getByRole('listbox');
const groups = (page: Page): Locator => list(page).getByRole('group');
const suggested = (page: Page): Locator => page.getByRole('listbox', {name: 'Suggested pages'}).getByRole('option');
const STARTS = ['/introduction/gettingStarted.html', '/endpoints/overview.html#error-catalogue', '/'];

const addresses = (links: Locator): Promise<(string | null)[]> =>
  links.evaluateAll((all) => all.map((each) => each.getAttribute('href')));

/** Expects a line between the second group and the first that differs from the panel as far as can be seen. */
async function expectLine(page: Page): Promise<void> {
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
}

test('the hits stand in named groups, the best three first, with a line between two; the arrow keys go through all of them', async ({
  page,
}) => {
  await search(page, 'sendSalesInvoice');
  await test.step('the groups and their names', async () => {
    await expect(hits(page).first()).toHaveAttribute('href', '/#sendSalesInvoice');
    expect(await groups(page).count()).toBeGreaterThan(1);
    await expect(list(page).locator(':scope > [role="group"] > [role="option"]')).toHaveCount(await hits(page).count());
    await expect(groups(page).first()).toHaveAccessibleName('Best matches');
    await expect(groups(page).first().locator('[role="option"]:not([data-place])')).toHaveCount(3);
    const names = await groups(page).evaluateAll((all) => all.map((each) => each.firstElementChild?.textContent));
    expect(new Set(names).size).toBe(names.length);
    for (const [number, name] of names.entries()) {
      await expect(groups(page).nth(number)).toHaveAccessibleName(name ?? '');
      await expect(groups(page).nth(number).locator(':scope > span')).toBeVisible();
    }
  });
  await test.step('a line that can be seen stands between two groups', () => expectLine(page));
  await test.step('the arrow keys go through the hits from top to bottom, over the ends of groups', async () => {
    await expect(hits(page).and(page.locator('[data-place]')).first()).toBeVisible();
    const tops = await hits(page).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    for (let number = 0; number < tops.length; number += 1) {
      await expect(hits(page).nth(number)).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowDown');
    }
    await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
  });
});

test('in the dark too, a line that can be seen stands between two groups', {tag: '@dark'}, async ({page}) => {
  await search(page, 'sendSalesInvoice');
  await expectLine(page);
});

test('the box offers three pages where nothing is typed, and the best eight hits in their groups; only what was looked for is stored', async ({
  page,
  context,
}) => {
  await open(page, START);
  await test.step('the box with the focus and nothing in it offers three pages, none of them chosen', async () => {
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
    await expect(page.locator('#error-catalogue')).toBeInViewport();
  });
  await test.step('Escape closes the three pages, typing brings hits in their place, of many the best eight', async () => {
    await page.keyboard.press('Control+k');
    await expect(suggested(page)).toHaveCount(3);
    await page.keyboard.press('Escape');
    await expect(suggested(page)).toHaveCount(0);
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('invoice');
    await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(suggested(page)).toHaveCount(0);
    await expect(pageHits(page)).toHaveCount(8);
  });
  await test.step('of the best hits an error code says that it is of Errors, a page of guides of Guides, an endpoint of REST API', async () => {
    for (const [text, group, address] of [
      ['API404', 'Errors', '/endpoints/overview.html#API404'],
      ['invalid_client', 'Errors', '/introduction/authentication.html#invalid_client'],
      ['getting started', 'Guides', '/introduction/gettingStarted.html'],
      ['secure a webhook', 'REST API', '/endpoints/v1/hook.html'],
      ['party data', 'Party data', '/vpd/introduction/overview.html'],
    ] as const) {
      await box(page).fill(text);
      await expect(groups(page).first().locator(`[href="${address}"]`), text).toContainText(group);
    }
  });
  await test.step('where nothing is found, the list says so and offers the nearest pages to the keys', async () => {
    await box(page).fill('xyzzyqwfp');
    const nearest = page.getByRole('listbox', {name: 'Nearest pages'}).getByRole('option');
    await expect(nearest.first()).toBeVisible();
    expect(await nearest.count()).toBeLessThanOrEqual(3);
    await expect(page.locator('form[role="search"] s').last()).toHaveText(/xyzzyqwfp/);
    await expect(nearest.and(page.locator('[aria-selected="true"]'))).toHaveCount(0);
    const address = (await nearest.first().getAttribute('href')) ?? '';
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
  });
  await test.step('nothing is stored but the recent searches', async () => {
    const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    // Where the reader was on each page is kept for the way back, with or without a search.
    expect(stored.filter((key) => !['psb-positions', 'psb-searches'].includes(key))).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });
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
  await hydrate(page);
  await expect(hint).toHaveText('⌘ K');
  expect(await hint.boundingBox()).toEqual(before);
  await context.close();
});
