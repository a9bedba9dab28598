import fs from 'node:fs';
import {expect, test, type Page} from './support/test';
import {groupsOf} from '../support/groups';
import {expectAccessible, expectContrastInTheDark} from './support/axe';
import {CHECKER} from './support/checker';
import {KINDS_OF_DATA} from './support/kinds';
import {open, openAll} from './support/page';
import {PLAYGROUND} from './support/playground';
import {box, hits} from './support/search';
import {build, routes} from './support/site';

const READING = '/introduction/authentication.html';
/** The consoles with a document and with JSON as body are there for all of them. */
const CONSOLES = ['/reference/v1/sendSalesInvoice.html', '/reference/v1/subscribe.html'];
/** How many pages share a window. */
const TOGETHER = 3;
/** A test of its own opens one of them on a phone. */
const REFERENCES = ['/', '/v1.html'];
const weight = (path: string): number => fs.statSync(build + path).size;
const heaviestFirst = routes
  .filter(({path}) => !REFERENCES.includes(path))
  .sort((a, b) => weight(b.path) - weight(a.path));
/** Pages that fold all that pages fold, and where: requests and responses, descriptions of pictures and states, and lists of fields. */
const FOLDED = [
  ['/endpoints/v1/me.html'],
  ['/introduction/order/receive.html'],
  ['/endpoints/v1/hook.html', '[data-part^="Operation"]:has(details dl)'],
] as const;
/** On a phone; the lists of fields are those of the reference there. */
const FOLDED_ON_PHONE = ['/endpoints/v1/me.html', '/introduction/order/receive.html'];
/** A light page with the frame of all pages. */
const LIGHT = '/404.html';

/**
 * The lightest page of each kind, enough for a phone: what it shows differently is the frame's. In a desktop's window, everyPageHydrated.spec.ts
 * has all.
 */
const KINDS = [
  READING,
  '/404.html',
  PLAYGROUND,
  CHECKER,
  ...new Map(
    heaviestFirst.map(({section, path}) => [KINDS_OF_DATA.find((kind) => kind.test(path)) ?? section, path]),
  ).values(),
];

/** What axe says of the open page, in light and, of its contrast, in the dark; the page is light again afterwards. */
async function expectAccessibleInBoth(page: Page, only?: string): Promise<void> {
  await expectAccessible(page, only);
  await expectContrastInTheDark(page);
  await page.emulateMedia({colorScheme: 'light'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
}

/**
 * Opens a page, and every part that it folds. An operation with dozens of them is taken out, because they are all alike, and others on the same
 * page have some too.
 */
async function openUnfolded(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page
    .locator('[data-part^="Operation"]')
    .evaluateAll((all) =>
      all.filter((each) => each.querySelectorAll('details').length > 20).forEach((each) => each.remove()),
    );
  await expect(page.locator('details:not([open])'), path).not.toHaveCount(0);
  await openAll(page);
}

for (const path of CONSOLES) {
  test(`${path} breaks no rule of WCAG 2.2 AA and of good practice, in light and dark`, async ({page}) => {
    await open(page, path);
    await expectAccessibleInBoth(page);
  });
}

for (const paths of groupsOf([...CONSOLES, ...KINDS], TOGETHER)) {
  const name = paths.join(', ');
  test(`no rule of WCAG 2.2 AA and of good practice is broken on a phone: ${name}`, {tag: '@phone'}, async ({page}) => {
    for (const path of paths) {
      await open(page, path);
      await test.step(path, () => expectAccessible(page));
    }
  });
}

test.describe('after the first touch, in light and dark', () => {
  test('the reference, every operation and schema open', async ({page}) => {
    await open(page, '/v1.html');
    await page.locator('[data-fold="open"]').click();
    await expect(page.locator('details[data-find]:visible:not([open])')).toHaveCount(0);
    await openAll(page);
    await expectAccessibleInBoth(page);
  });

  test('every folded part of a page open', async ({page}) => {
    for (const [path, only] of FOLDED) {
      await openUnfolded(page, path);
      await expectAccessibleInBoth(page, only);
    }
  });

  test('the list of search results, and what it says without any', async ({page}) => {
    await open(page, LIGHT);
    await page.keyboard.press('Control+k');
    await box(page).fill('invoice');
    await expect(hits(page).first()).toBeVisible();
    await expectAccessibleInBoth(page);
    await box(page).fill('xyzzyqwfp');
    await expect(hits(page)).toHaveCount(0);
    await expect(page.getByRole('option')).toHaveCount(3);
    await expectAccessibleInBoth(page);
    await box(page).fill('');
    await expect(page.getByText('No results').last()).toBeHidden();
    await expect(page.getByRole('option')).toHaveCount(3);
    await expectAccessibleInBoth(page);
  });

  test('the page of all results', async ({page}) => {
    await open(page, '/search.html?q=sendSalesInvoice');
    await expect(page.locator('main article').first()).toBeVisible();
    await expectAccessibleInBoth(page);
  });
});

test.describe('on a phone no rule is broken', {tag: '@phone'}, () => {
  test('in the reference, some operations and schemas of each kind open', async ({page}) => {
    await open(page, '/v1.html');
    // Those with a document, with JSON and without a body; the desktop's window has all of them.
    for (const id of ['sendSalesInvoice', 'subscribe', 'getHooks', 'schema-v1-Hook']) {
      const entry = page.locator(`details[id="${id}"]`);
      await entry.evaluate((element: HTMLDetailsElement) => {
        for (const each of [element, ...Array.from(element.querySelectorAll('details'))]) each.open = true;
      });
      await expect(entry.locator('> :not(summary)').first()).toBeVisible();
    }
    await expectAccessible(page);
  });

  test('on pages with every folded part open, and on that of all results', async ({page}) => {
    for (const path of FOLDED_ON_PHONE) {
      await openUnfolded(page, path);
      await expectAccessible(page);
    }
    await open(page, '/search.html?q=sendSalesInvoice');
    await expect(page.locator('main article').first()).toBeVisible();
    await expectAccessible(page);
  });

  test('in the search that takes the window, with results and without, and in the open sidebar', async ({page}) => {
    await open(page, READING);
    await page.locator('.navbar__toggle').tap();
    await expect(page.locator('.navbar-sidebar')).toBeInViewport();
    await expectAccessible(page);
    await open(page, LIGHT);
    await box(page).tap();
    await expect(page.getByRole('button', {name: 'Close search'})).toBeVisible();
    await expectAccessible(page);
    await box(page).fill('invoice');
    await expect(hits(page).first()).toBeVisible();
    await expectAccessible(page);
    await box(page).fill('xyzzyqwfp');
    await expect(hits(page)).toHaveCount(0);
    await expect(page.getByRole('option')).toHaveCount(3);
    await expectAccessible(page);
  });
});
