import {expect, test, type Page} from './support/test';
import {builtDocument} from './support/built';
import {consoles, consolePath, openConsole, operations, sendButton} from './support/console';
import {expectSameDocument, mark} from './support/page';

const leftOfHeading = (page: Page): Promise<number> =>
  page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().left);

test('a console lists the consoles of its version, the current one marked', () => {
  for (const version of ['v1', 'v1-beta']) {
    const all = consoles.filter((each) => each.version === version);
    const last = all.at(-1)?.address ?? '';
    const $ = builtDocument(last);
    const list = $('main nav[aria-label="Operations"]');
    const addresses = list
      .find('li a')
      .map((_, link) => $(link).attr('href'))
      .get();
    expect(addresses.sort()).toEqual(all.map(({address}) => address).sort());
    expect(list.find('[aria-current]')).toHaveLength(1);
    expect(list.find('[aria-current=page]').attr('href')).toBe(last);
  }
});

test('a console stands under the API reference: in the top navigation and above the heading', () => {
  const $ = builtDocument(consolePath('v1', 'sendSalesInvoice'));
  const active = $('.navbar__inner .navbar__link--active');
  expect(active).toHaveLength(1);
  expect(active.text().trim()).toBe('API reference');
  expect(active.attr('aria-current')).toBe('page');
  const crumbs = $('nav[aria-label="Breadcrumbs"] a')
    .get()
    .map((link) => [$(link).text().trim(), $(link).attr('href')]);
  expect(crumbs).toEqual([
    ['API reference', '/'],
    ['v1', '/#version-v1'],
    ['SalesInvoice', '/#tag-v1-SalesInvoice'],
  ]);
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
  const edges = new Map<string, unknown[]>();
  for (const address of ['/v1.html', consolePath('v1', 'sendSalesInvoice')]) {
    await page.goto(address);
    const found: unknown[] = [];
    for (const width of [1000, 1280, 1440, 1920]) {
      await page.setViewportSize({width, height: 800});
      const right = await page.locator('main article').evaluate((article) => article.getBoundingClientRect().right);
      found.push({width, left: await leftOfHeading(page), right});
    }
    edges.set(address, found);
  }
  const [reference, console] = [...edges.values()];
  expect(console).toEqual(reference);
});

test('Send and the response are beside the form from the start, and stay there; what is taller than the window scrolls in itself', async ({
  page,
}) => {
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
  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  await page.setViewportSize({width: 1280, height: 420});
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
  test('Send is at the lower edge of the window until its place comes into view; the list of operations is in the menu, which closes when one is chosen', async ({
    page,
  }) => {
    await openConsole(page, 'v1', 'sendSalesInvoice');
    for (const y of [0, 400]) {
      await page.evaluate((top) => window.scrollTo({top, behavior: 'instant'}), y);
      await expect(sendButton(page), `at ${y}`).toBeInViewport({ratio: 1});
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await mark(page);
    await expect(operations(page)).toBeHidden();
    await page.locator('.navbar__toggle').tap();
    const drawer = page.locator('.navbar-sidebar');
    const entry = drawer.locator(`a[href="${consolePath('v1', 'recognizeSalesInvoice')}"]`);
    await expect(entry).toBeInViewport();
    await entry.tap();
    await expect(page.locator('h1')).toHaveText('Recognise a scanned sales invoice');
    await expect(drawer).not.toBeInViewport();
    await expectSameDocument(page);
  });
});
