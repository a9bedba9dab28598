import {expect, test} from '@playwright/test';
import {expectAccessible, expectContrastInTheDark} from './support/axe';
import {open, openAll} from './support/page';
import {box, hits, search} from './support/search';
import {routes} from './support/site';

const EVERYWHERE = {tag: ['@desktop', '@dark', '@phone']};
const READING = '/introduction/authentication.html';
/** The consoles with a document and with JSON as body are there for all of them. */
const CONSOLES = ['/reference/v1/sendSalesInvoice.html', '/reference/v1/subscribe.html'];

/** One page of each kind, enough for a phone: what it shows differently is the frame's. In a desktop's window, everyPageHydrated.spec.ts has all. */
const KINDS = [
  READING,
  '/404.html',
  '/search.html?q=invoice',
  ...new Map(routes.map(({section, path}) => [section, path])).values(),
];

for (const path of CONSOLES) {
  test(`${path} breaks no rule of WCAG 2.2 AA and of good practice, in light and dark`, async ({page}) => {
    await open(page, path);
    await expectAccessible(page);
    await expectContrastInTheDark(page);
  });
}

for (const path of [...CONSOLES, ...KINDS]) {
  test(`${path} breaks no rule of WCAG 2.2 AA and of good practice on a phone`, {tag: '@phone'}, async ({page}) => {
    await open(page, path);
    await expectAccessible(page);
  });
}

test.describe('after the first touch', EVERYWHERE, () => {
  test('the reference, every operation and schema open', async ({page}) => {
    await open(page, '/');
    await page.locator('[data-fold="open"]').click();
    await expect(page.locator('details[data-find]:visible:not([open])')).toHaveCount(0);
    await openAll(page);
    await expectAccessible(page);
  });

  test('every folded part of a page open', async ({page}) => {
    for (const path of [
      READING,
      '/endpoints/v1/hook.html',
      '/endpoints/v1/salesInvoice.html',
      '/introduction/invoice/send.html',
    ]) {
      await open(page, path);
      await expect(page.locator('details:not([open])'), path).not.toHaveCount(0);
      await openAll(page);
      await expectAccessible(page);
    }
  });

  test('the list of search results, and what it says without any', async ({page}) => {
    await search(page, 'invoice');
    await expect(hits(page).first()).toBeVisible();
    await expectAccessible(page);
    await box(page).fill('xyzzyqwfp');
    await expect(hits(page)).toHaveCount(0);
    await expect(page.getByRole('option')).toHaveCount(3);
    await expectAccessible(page);
    await box(page).fill('');
    await expect(page.getByText('No results').last()).toBeHidden();
    await expect(page.getByRole('option')).toHaveCount(3);
    await expectAccessible(page);
  });

  test('the page of all results', async ({page}) => {
    await open(page, '/search.html?q=sendSalesInvoice');
    await expect(page.locator('main article').first()).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('on a phone', {tag: '@phone'}, () => {
  test('the search that takes the window breaks no rule', async ({page}) => {
    await open(page, READING);
    await box(page).tap();
    await expect(page.getByRole('button', {name: 'Close search'})).toBeVisible();
    await expectAccessible(page);
    await box(page).fill('invoice');
    await expect(hits(page).first()).toBeVisible();
    await expectAccessible(page);
  });

  test('the open sidebar breaks no rule', async ({page}) => {
    await open(page, READING);
    await page.locator('.navbar__toggle').tap();
    await expect(page.locator('.navbar-sidebar')).toBeInViewport();
    await expectAccessible(page);
  });
});
