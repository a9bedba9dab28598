import {expect, test, type Page} from './support/test';
import {mark, expectSameDocument, open, settle} from './support/page';
import {box, hits, isIndex, pageHits, search, START} from './support/search';

const status = (page: Page) => page.getByRole('search').first().getByRole('status');

/** Lets matching requests through only when the returned function is called. */
async function hold(page: Page, pattern: RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test(
  'Ctrl+K focuses the box, and only then the index is loaded, once; Cmd+K focuses it too',
  {tag: ['@desktop', '@firefox']},
  async ({page}) => {
    const indexes: string[] = [];
    page.on('request', (request) => isIndex(request.url()) && indexes.push(request.url()));
    await page.goto(START);
    for (let time = 0; time < 2; time += 1) {
      await box(page).hover();
      await page.waitForTimeout(300);
      await page.mouse.move(600, 130);
      await settle(page);
    }
    expect(indexes).toEqual([]);
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused();
    await expect.poll(() => indexes.length).toBe(1);
    await box(page).blur();
    await page.keyboard.press('Meta+k');
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('invoice');
    await expect(hits(page).first()).toBeVisible();
    expect(indexes).toHaveLength(1);
  },
);

test('what is typed before any script is there is kept and searched', async ({page}) => {
  const release = await hold(page, /\/assets\/js\//);
  await page.goto(START, {waitUntil: 'commit'});
  await box(page).waitFor();
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('authentication');
  release();
  await expect(hits(page).first()).toHaveAttribute('href', '/introduction/authentication.html');
  await expect(box(page)).toHaveValue('authentication');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type(' header');
  await expect(box(page)).toHaveValue('authentication header');
});

test('Enter before any script is there leads to the page of all results', async ({page}) => {
  const release = await hold(page, /\/assets\/js\//);
  await page.goto(START, {waitUntil: 'commit'});
  await box(page).fill('invoice');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search.html?q=invoice');
  release();
});

test('a slow index: the box says that it searches, and the focus does not come back to it', async ({page}) => {
  const release = await hold(page, /\/assets\/search-codes-/);
  await search(page, 'invoice');
  await expect(status(page)).toHaveText('Searching…');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
  const focused = await page.evaluateHandle(() => document.activeElement);
  await expect(box(page)).not.toBeFocused();
  const loaded = page.waitForResponse((response) => isIndex(response.url()));
  release();
  await (await loaded).finished();
  await page.waitForTimeout(300);
  expect(await focused.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect(hits(page)).toHaveCount(0);
});

test('a search that cannot be loaded says so, and Enter still leads on', async ({page}) => {
  await page.route(/\/search-index\.json/, (route) => route.abort());
  await search(page, 'invoice');
  await expect(status(page)).toContainText("couldn't be loaded");
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search.html?q=invoice');
});

test('without the network, what was asked is found again with its excerpts; other words as soon as it is back', async ({
  page,
  context,
}) => {
  await search(page, 'verify webhook');
  const excerpt = hits(page).first().locator('[data-excerpt] mark');
  await expect(excerpt.first()).toBeVisible();
  const answer = await hits(page).allTextContents();
  await box(page).fill('');
  await expect(hits(page)).toHaveCount(0);

  await context.setOffline(true);
  await box(page).fill('verify webhook');
  await expect(excerpt.first()).toBeVisible();
  expect(await hits(page).allTextContents()).toEqual(answer);
  await box(page).fill('Leitweg-ID');
  await expect(status(page)).toContainText("couldn't be loaded");

  await context.setOffline(false);
  await box(page).fill('');
  await box(page).fill('Leitweg-ID');
  await expect(hits(page).first()).toBeVisible();
});

/** Expects that a hit of the list is chosen, it alone, and that the box names it. */
async function expectChosen(page: Page, number: number): Promise<void> {
  const hit = hits(page).nth(number);
  await expect(hit).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('[role="option"][aria-selected="true"]')).toHaveCount(1);
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await hit.getAttribute('id')) ?? '');
  await expect(hit).toBeInViewport();
  await expect(box(page)).toBeFocused();
}

/** Empties the box, since the list of a text stays until that of the next is there, and waits for the list of a text with many hits. */
async function searchMany(page: Page): Promise<void> {
  await box(page).fill('');
  await expect(hits(page)).toHaveCount(0);
  await box(page).fill('invoice');
  await expect(pageHits(page)).toHaveCount(8);
}

test('the box says how many hits there are and what it controls, keys choose one, and Escape and Tab leave them', async ({
  page,
}) => {
  await open(page, START);
  await mark(page);
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Control+k');
  await test.step('the box says how many hits there are, and what it controls', async () => {
    await box(page).fill('sendSalesInvoice');
    await expect(status(page)).toHaveText(/^(One result|.*\d results(, \d shown)?)$/);
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
    const list = page.getByRole('listbox', {name: 'Search results'});
    await expect(box(page)).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '');
  });
  await test.step('the keys choose a hit, and the box names it', async () => {
    await searchMany(page);
    await expectChosen(page, 0);
    const last = (await hits(page).count()) - 1;
    for (const [key, number] of [
      ['ArrowDown', 1],
      ['End', last],
      ['ArrowDown', 0],
      ['ArrowUp', last],
      ['Home', 0],
      ['ArrowDown', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expectChosen(page, number);
    }
  });
  await test.step('Escape closes the list, a second one empties the box; an arrow opens the list again', async () => {
    await page.keyboard.press('Escape');
    await expect(hits(page)).toHaveCount(0);
    await expect(box(page)).toHaveValue('invoice');
    await page.keyboard.press('ArrowDown');
    await expect(hits(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveValue('');
    await expect(box(page)).toBeFocused();
  });
  await test.step('Tab reaches the kinds and the way to all results, then leaves the search', async () => {
    await searchMany(page);
    const all = page.getByRole('link', {name: 'See all results'});
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', {name: /^All/})).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(all).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(all).toHaveCount(0);
    await box(page).focus();
    await all.click();
    await expect(page).toHaveURL('/search.html?q=invoice');
    await expectSameDocument(page);
  });
});

test(
  'Enter and a click open a hit, a click elsewhere closes the list',
  {tag: ['@desktop', '@firefox']},
  async ({page}) => {
    await search(page, 'webhook secret');
    await mark(page);
    await test.step('a click opens a hit; a click elsewhere closes the list', async () => {
      await expect(hits(page).first()).toBeVisible();
      await page.locator('article h1').click({position: {x: 5, y: 5}});
      await expect(hits(page)).toHaveCount(0);
      await box(page).click();
      const address = (await hits(page).first().getAttribute('href')) ?? '';
      expect(address).toMatch(/^\/endpoints\/v1\/hook\.html/);
      await hits(page).first().click();
      await expect(page).toHaveURL(address);
    });
    await test.step('Enter opens the hit that was chosen', async () => {
      await page.keyboard.press('Control+k');
      await searchMany(page);
      await page.keyboard.press('ArrowDown');
      await expectChosen(page, 1);
      const address = (await hits(page).nth(1).getAttribute('href')) ?? '';
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(address);
      await expectSameDocument(page);
      await expect(hits(page)).toHaveCount(0);
    });
  },
);

test('a page that comes while the reader already types again leaves the box its focus and its list', async ({page}) => {
  await search(page, 'webhook secret');
  await expect(hits(page).first()).toBeVisible();
  const release = await hold(page, /\/assets\/js\//);
  await hits(page).first().click();
  await page.keyboard.press('Control+k');
  await searchMany(page);
  await expect(page.locator('article h1')).not.toHaveText('Hooks and events');
  release();
  await expect(page.locator('article h1')).toHaveText('Hooks and events');
  await expect(box(page)).toBeFocused();
  await expect(pageHits(page)).toHaveCount(8);
});
