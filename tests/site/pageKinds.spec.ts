import {pageKind} from '../../src/addresses/pageKinds';
import {expect, test, type Page} from './support/test';
import {KINDS} from './support/attack';
import {expectHydrated, hydrate, settle} from './support/page';

const GUIDE = '/introduction/authentication.html';
const {console: CONSOLE = '', playground: PLAYGROUND = '', checker: CHECKER = ''} = KINDS;

/** Expects a page in a document that was loaded for its own kind, and so with its own policy. */
async function expectOwnPolicy(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`^[^?#]*${address}(?:[?#]|$)`));
  await expect(page.locator('main h1')).toBeVisible();
  const loaded = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name ?? '');
  expect(pageKind(new URL(loaded).pathname), `the document was loaded for ${loaded}`).toBe(pageKind(address));
  await hydrate(page);
}

/** Presses a link that the page has, or one that is put into its text. */
async function press(page: Page, address: string, where: 'sidebar' | 'text'): Promise<void> {
  if (where === 'sidebar') return page.locator(`.theme-doc-sidebar-menu a[href="${address}"]`).first().click();
  await page
    .locator('article, [data-static-content]')
    .first()
    .evaluate((text, href) => {
      text.append(Object.assign(document.createElement('a'), {href, textContent: 'A link'}));
    }, address);
  await page.getByText('A link', {exact: true}).click();
}

test('links in the text and in the sidebar lead into each kind of page, and out of it, by a document with its policy', async ({
  page,
}) => {
  await page.goto(GUIDE);
  await hydrate(page);
  for (const address of [
    CONSOLE,
    GUIDE,
    PLAYGROUND,
    CHECKER,
    '/',
    `${PLAYGROUND}#query=%7B__typename%7D`,
    CONSOLE,
    CHECKER,
  ]) {
    await press(page, address, 'text');
    await expectOwnPolicy(page, address.replace(/#.*/, ''));
  }
  await press(page, '/documents/check.html', 'sidebar');
  await expectOwnPolicy(page, '/documents/check.html');
  await press(page, CHECKER, 'sidebar');
  await expectOwnPolicy(page, CHECKER);
});

test('Back and Forward keep each page in a document with its policy', async ({page}) => {
  const way = [GUIDE, PLAYGROUND, '/introduction/overview.html', CONSOLE, CHECKER, '/'];
  await page.goto(GUIDE);
  await hydrate(page);
  for (const address of way.slice(1)) {
    await press(page, address, 'text');
    await expectOwnPolicy(page, address);
  }
  for (const address of way.slice(0, -1).reverse()) {
    await page.goBack();
    await expectOwnPolicy(page, address);
  }
  for (const address of way.slice(1)) {
    await page.goForward();
    await expectOwnPolicy(page, address);
  }
});

test('the search, and an address without .html inside the running site, lead to another kind by a document', async ({
  page,
}) => {
  await page.goto(GUIDE);
  await hydrate(page);
  await page.locator('[data-search-input]').fill('playground for party data');
  await expect(page.getByRole('option').first()).toContainText('Playground');
  await page.keyboard.press('Enter');
  await expectOwnPolicy(page, PLAYGROUND);
  await page.goto('/search.html?q=check+a+document');
  await expectHydrated(page);
  await page.locator(`main a[href^="${CHECKER}"]`).first().click();
  await expectOwnPolicy(page, CHECKER);
  await press(page, GUIDE, 'text');
  await expectOwnPolicy(page, GUIDE);
  await page.evaluate(() => {
    window.history.pushState({key: 'x'}, '', '/documents/validate');
    window.dispatchEvent(new PopStateEvent('popstate', {state: {key: 'x'}}));
  });
  await expectOwnPolicy(page, CHECKER);
});

test('a pointer over a link to another kind loads nothing of it', async ({page}) => {
  await page.goto('/documents/check.html');
  await hydrate(page);
  await settle(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const links = page.locator(`.theme-doc-sidebar-menu a[href="${CHECKER}"], main a[href^="${CHECKER}"]`);
  for (const link of await links.all()) await link.dispatchEvent('mouseover');
  await settle(page);
  expect(asked).toEqual([]);
});
