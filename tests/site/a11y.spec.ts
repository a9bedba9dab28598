import AxeBuilder from '@axe-core/playwright';
import {expect, test, type Page} from '@playwright/test';
import {hydrate, open, openAll} from './support/page';
import {box, hits, search} from './support/search';
import {routes} from './support/site';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const CONTRAST = 'color-contrast';
type RunOptions = Parameters<AxeBuilder['options']>[0];

const EVERYWHERE = {tag: ['@desktop', '@dark', '@phone']};
const SIZES = {tag: ['@desktop', '@phone']};
const READING = '/introduction/authentication.html';
/** Pages that hold the whole reference. */
const LARGE = new Set(['/', '/v1.html']);

/** The rules of a project: contrast costs most and needs one width; in the dark, nothing but contrast is different. */
function rules(dark: boolean): RunOptions {
  if (dark) return {runOnly: {type: 'rule', values: [CONTRAST]}};
  return {
    runOnly: {type: 'tag', values: TAGS},
    rules: {
      [CONTRAST]: {enabled: test.info().project.name !== 'phone'},
      // Experimental in axe, hence off: visible words are part of the accessible name (WCAG 2.5.3).
      'label-content-name-mismatch': {enabled: true},
    },
  };
}

async function expectAccessible(page: Page, dark = test.info().project.name === 'dark'): Promise<void> {
  const {violations} = await new AxeBuilder({page})
    .options({...rules(dark), resultTypes: ['violations'], preload: false})
    .setLegacyMode()
    .analyze();
  const found = violations.flatMap(({id, help, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`),
  );
  expect(found).toEqual([]);
}

/** Pages that routes.json does not list; the consoles with a document and with JSON as body are there for all of them. */
const OTHERS = [
  '/404.html',
  '/search.html?q=invoice',
  '/reference/v1/sendSalesInvoice.html',
  '/reference/v1/subscribe.html',
];

/** One page of each kind, enough for a phone: what it shows differently is the frame's. */
const KINDS = new Set([READING, ...OTHERS, ...new Map(routes.map(({section, path}) => [section, path])).values()]);

for (const path of [...routes.map((route) => route.path), ...OTHERS]) {
  const where = KINDS.has(path) ? SIZES : {tag: ['@desktop']};
  test(`${path} breaks no rule of WCAG 2.2 AA and of good practice, in light and dark`, where, async ({page}) => {
    if (LARGE.has(path)) test.slow();
    await page.goto(path, {waitUntil: 'load'});
    await hydrate(page);
    await expectAccessible(page);
    if (test.info().project.name === 'phone') return;
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expectAccessible(page, true);
  });
}

test.describe('after the first touch', EVERYWHERE, () => {
  for (const path of [READING, '/']) {
    test(`${path} breaks no rule of WCAG 2.2 AA and of good practice`, async ({page}) => {
      if (LARGE.has(path)) test.slow();
      await open(page, path);
      await expectAccessible(page);
    });
  }

  test('the reference, every operation and schema open', async ({page}) => {
    test.setTimeout(120_000);
    await open(page, '/');
    await page.locator('[data-fold="open"]').click();
    await expect(page.locator('details[data-find]:visible:not([open])')).toHaveCount(0);
    await openAll(page);
    await expectAccessible(page);
  });

  test('every folded part of a page open', async ({page}) => {
    test.setTimeout(120_000);
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
