import {expect, test, type Page} from './support/test';
import {expectSameDocument, expectUnderBar, mark, open} from './support/page';
import {builtHtml, firstPageWith, frontMatterOf} from './support/site';

const FIRST = '/introduction/overview.html';
const SECOND = '/introduction/gettingStarted.html';

const LONG = '/endpoints/v1/hook.html';
const LINK = '.navbar__link[href="/platform/introduction/overview.html"]';

const entry = (page: Page, address: string) =>
  page.locator(`.theme-doc-sidebar-menu .theme-doc-sidebar-item-link > a[href="${address}"]`);

/** Scrolls to a place that the page has, or to its end. */
const scrollTo = (page: Page, y: number): Promise<number> =>
  page.evaluate((top) => {
    window.scrollTo({top, behavior: 'instant'});
    return window.scrollY;
  }, y);

test(
  'goes from page to page without a full load, back and forward too, and the sidebar shows the headings of the page',
  {tag: ['@desktop', '@firefox']},
  async ({page}) => {
    await open(page, FIRST);
    await mark(page);
    await entry(page, SECOND).click();
    await expect(page).toHaveURL(SECOND);
    await expect(page).toHaveTitle(new RegExp(`^${frontMatterOf(SECOND).title} \\|`));
    await expect(page.locator('h1')).toHaveText(frontMatterOf(SECOND).title);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${SECOND}$`));
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', frontMatterOf(SECOND).description);
    await expect(entry(page, SECOND)).toHaveAttribute('aria-current', 'page');
    await expect(entry(page, FIRST)).not.toHaveAttribute('aria-current', 'page');
    await page.goBack();
    await expect(page).toHaveURL(FIRST);
    await expect(page.locator('h1')).toHaveText(frontMatterOf(FIRST).title);
    await page.goForward();
    await expect(page).toHaveURL(SECOND);
    await expect(page.locator('h1')).toHaveText(frontMatterOf(SECOND).title);
    await expectSameDocument(page);
    const headings = await page.locator('article h2[id]').evaluateAll((all) => all.map(({id}) => `#${id}`));
    const shown = page.locator('.theme-doc-sidebar-menu ul[aria-label="On this page"] a');
    await expect.poll(() => shown.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(headings);
  },
);

test('a link in the text opens a window of its own with Control or Shift, and the page stays', async ({page}) => {
  await open(page, FIRST);
  await mark(page);
  const link = page.locator(`article a[href="${SECOND}"]:visible`).first();
  for (const modifier of ['ControlOrMeta', 'Shift'] as const) {
    const [other] = await Promise.all([page.context().waitForEvent('page'), link.click({modifiers: [modifier]})]);
    await expect(other).toHaveURL(SECOND);
    await other.close();
    await expect(page).toHaveURL(FIRST);
    await expectSameDocument(page);
  }
});

test('a link with a hash leads to its heading on another page', async ({page}) => {
  const from = firstPageWith(/<article.*href="?\/[^ ">]+\.html#/s);
  await open(page, from);
  await mark(page);
  const link = page.locator(`article a[href*=".html#"]:visible`).first();
  const target = new URL((await link.getAttribute('href')) ?? '', 'http://site').hash.slice(1);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`\\.html#${target}$`));
  const heading = page.locator(`[id="${target}"]`);
  await expect(heading).toBeInViewport();
  await expectSameDocument(page);
});

test('the address of a heading, opened directly, shows it under the navigation bar', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 300});
  const id = /<h2[^>]* id="?([^" >]+)/.exec(builtHtml(SECOND))?.[1] ?? '';
  await page.goto(`${SECOND}#${id}`);
  await expectUnderBar(page.locator(`[id="${id}"]`));
});

/** Expects that Back leads to a place of the open page, and Forward to that on the page which followed. */
async function expectPlacesKept(page: Page, address: string, before: number): Promise<void> {
  expect(before).toBeGreaterThan(500);
  await page.locator(LINK).first().dispatchEvent('click');
  await expect(page.locator('h1')).toHaveText(frontMatterOf('/platform/introduction/overview.html').title);
  const there = await scrollTo(page, 700);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(there);
  await expectSameDocument(page);
}

test('a heading in the sidebar leads to its place, under the navigation bar; Back and Forward return to the place on a long page and on a short one', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 400});
  await open(page, LONG);
  await mark(page);
  const link = page.locator('.theme-doc-sidebar-menu ul[aria-label="On this page"] a').first();
  const hash = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(`${LONG}${hash}`);
  await expectUnderBar(page.locator(`[id="${hash.slice(1)}"]`));
  await expectPlacesKept(page, `${LONG}${hash}`, await scrollTo(page, 12_000));

  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/documents/overview.html');
  await mark(page);
  await expectPlacesKept(page, '/documents/overview.html', await scrollTo(page, 900));
});

test('Back and Forward return to the place on the reference, and Back finds open what the reader had opened, and the filter as it was', async ({
  page,
}) => {
  await open(page, '/');
  await mark(page);
  await page.locator('[data-filter]').fill('invoice');
  await page.locator('details#sendSalesInvoice > summary').click();
  const before = await scrollTo(page, 1500);
  await expectPlacesKept(page, '/#sendSalesInvoice', before);
  await page.goBack();
  await expect(page.locator('details#sendSalesInvoice')).toHaveAttribute('open');
  await expect(page.locator('[data-filter]')).toHaveValue('invoice');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('the next page is whole in the moment in which its title appears, and nothing is fetched after the click', async ({
  page,
}) => {
  await open(page, FIRST);
  for (const target of ['/introduction/authentication.html', SECOND]) {
    const requests: string[] = [];
    await entry(page, target).hover();
    await expect
      .poll(() =>
        page.evaluate((name) => performance.getEntriesByName(new URL(name, location.href).href).length, target),
      )
      .toBeGreaterThan(0);
    // The head is written again for each page, and with it the icon.
    page.on('request', (request) => request.url().endsWith('.svg') || requests.push(request.url()));
    const length = await page.evaluate(
      (address) =>
        new Promise<number>((resolve) => {
          const title = document.querySelector('h1')?.textContent;
          const observer = new MutationObserver(() => {
            if (document.querySelector('h1')?.textContent === title) return;
            observer.disconnect();
            resolve(document.querySelector('article')?.textContent.length ?? 0);
          });
          observer.observe(document, {subtree: true, childList: true, characterData: true});
          document.querySelector<HTMLElement>(`.theme-doc-sidebar-menu a[href="${address}"]`)?.click();
        }),
      target,
    );
    expect(length, target).toBeGreaterThan(5000);
    expect(requests, target).toEqual([]);
    page.removeAllListeners('request');
  }
});
