import {expect, test, type Page} from '@playwright/test';
import {consoles, consolePath, openConsole, operations} from './support/console';
import {expectSameDocument, mark} from './support/page';

const leftOfHeading = (page: Page): Promise<number> =>
  page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().left);

const sendButton = (page: Page) => page.getByRole('button', {name: 'Send request'});

test.describe('the frame of a console in the static HTML', {tag: '@no-js'}, () => {
  test('lists the consoles of its version, the current one marked', async ({page}) => {
    for (const version of ['v1', 'v1-beta']) {
      const all = consoles.filter((each) => each.version === version);
      const last = all.at(-1);
      await page.goto(last?.address ?? '');
      const links = operations(page).locator('li a');
      const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
      expect(addresses.sort()).toEqual(all.map(({address}) => address).sort());
      await expect(operations(page).locator('[aria-current]')).toHaveAttribute('href', last?.address ?? '');
      await expect(operations(page).locator('[aria-current]')).toHaveAttribute('aria-current', 'page');
    }
  });

  test('stands under the API reference: in the top navigation and above the heading', async ({page}) => {
    await page.goto(consolePath('v1', 'sendSalesInvoice'));
    const active = page.locator('.navbar__inner .navbar__link--active');
    await expect(active).toHaveText(['API reference']);
    await expect(active).toHaveAttribute('aria-current', 'page');
    const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('link');
    await expect(crumbs).toHaveText(['API reference', 'v1', 'SalesInvoice']);
    const addresses = await crumbs.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(['/', '/#version-v1', '/#tag-v1-SalesInvoice']);
  });
});

test('the current operation is in view in the list, after a step to another one too', async ({page}) => {
  await openConsole(page, 'v1', 'getPeppolParties');
  const current = operations(page).locator('[aria-current]');
  await expect(current).toBeInViewport();
  await mark(page);
  const scrolled = await operations(page).evaluate(({scrollTop}) => scrollTop);
  expect(scrolled).toBeGreaterThan(0);
  await operations(page)
    .locator(`a[href="${consolePath('v1', 'getPeppolPartyConfig')}"]`)
    .click();
  await expect(page.locator('h1')).toHaveText(/participant/);
  await expect(current).toHaveAttribute('href', consolePath('v1', 'getPeppolPartyConfig'));
  await expect(current).toBeInViewport();
  const moved = (await operations(page).evaluate(({scrollTop}) => scrollTop)) - scrolled;
  expect(Math.abs(moved), 'the list stays where it is').toBeLessThan(200);
  await expectSameDocument(page);
});

test('headings of the reference and of a console have the same left edge, and both fill the frame', async ({page}) => {
  for (const width of [1000, 1280, 1440, 1920]) {
    await page.setViewportSize({width, height: 800});
    await page.goto('/');
    const left = await leftOfHeading(page);
    const right = await page.locator('main article').evaluate((article) => article.getBoundingClientRect().right);
    await page.goto(consolePath('v1', 'sendSalesInvoice'));
    expect(await leftOfHeading(page), `${width}`).toBe(left);
    expect(await page.locator('main article').evaluate((each) => each.getBoundingClientRect().right)).toBe(right);
  }
});

test('Send and the response are beside the form from the start, and stay there', async ({page}) => {
  for (const {version, id} of [
    {version: 'v1', id: 'sendSalesInvoice'},
    {version: 'v1', id: 'subscribe'},
  ]) {
    await openConsole(page, version, id);
    const form = await page.locator('main form').evaluate((each) => each.getBoundingClientRect().right);
    for (const y of [0, 400, 100_000]) {
      await page.evaluate((top) => window.scrollTo({top, behavior: 'instant'}), y);
      await expect(sendButton(page), `${id} at ${y}`).toBeInViewport({ratio: 1});
      await expect(page.getByRole('region', {name: 'Response'}), `${id} at ${y}`).toBeInViewport({ratio: 1});
    }
    const {x} = (await sendButton(page).boundingBox()) ?? {x: 0};
    expect(x).toBeGreaterThan(form);
  }
});

test('what is beside the form and taller than the window scrolls in itself', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 420});
  await openConsole(page, 'v1', 'subscribe');
  const copy = page.getByRole('button', {name: /Copy: The same request/});
  await page.locator('[data-code=bash] pre').focus();
  await expect(copy).toBeAttached();
  const end = await page.locator('[data-code=bash]').evaluate((figure) => {
    const side = figure.parentElement;
    side?.scrollTo({top: side.scrollHeight, behavior: 'instant'});
    return figure.getBoundingClientRect().bottom - window.innerHeight;
  });
  expect(end).toBeLessThanOrEqual(0);
  await expect(sendButton(page)).toBeInViewport({ratio: 1});
});

test.describe('on a phone', {tag: '@phone'}, () => {
  test('Send is at the lower edge of the window until its place comes into view', async ({page}) => {
    await openConsole(page, 'v1', 'sendSalesInvoice');
    for (const y of [0, 400]) {
      await page.evaluate((top) => window.scrollTo({top, behavior: 'instant'}), y);
      await expect(sendButton(page), `at ${y}`).toBeInViewport({ratio: 1});
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('the list of operations is in the menu, which closes when one is chosen', async ({page}) => {
    await openConsole(page, 'v1', 'sendSalesInvoice');
    await mark(page);
    await expect(operations(page)).toBeHidden();
    await page.locator('.navbar__toggle').tap();
    const drawer = page.locator('.navbar-sidebar');
    const entry = drawer.locator(`a[href="${consolePath('v1', 'recognizeSalesInvoice')}"]`);
    await expect(entry).toBeInViewport();
    await entry.tap();
    await expect(page.locator('h1')).toHaveText('Recognise a sales invoice');
    await expect(drawer).not.toBeInViewport();
    await expectSameDocument(page);
  });
});
