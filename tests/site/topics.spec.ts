import {expect, test, type Locator, type Page} from './support/test';
import {hydrate, open} from './support/page';
import {topics} from './support/catalogues';

const PAGE = '/endpoints/v1/hook.html';

const topic = (page: Page, name: string): Locator => page.locator(`#topic-${name}`);
const filter = (page: Page): Locator => page.locator('[data-filtered] [data-filter]');
const count = (page: Page): Locator => page.locator('[data-filtered] [data-filter-count]');
const shown = (page: Page): Promise<string[]> =>
  page.locator('[data-filtered] [data-find]:visible').evaluateAll((all) => all.map(({id}) => id.replace('topic-', '')));

const background = (entry: Locator): Promise<string> =>
  entry.evaluate((element) => getComputedStyle(element).backgroundColor);

/** Expects that a topic is in the window below the bar, and looks different from the others. */
async function expectMarked(page: Page, name: string, other: string): Promise<void> {
  const bar = await page.locator('.navbar').evaluate((element) => element.getBoundingClientRect().bottom);
  await expect(topic(page, name)).toBeInViewport({ratio: 1});
  await expect.poll(async () => (await topic(page, name).boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(bar);
  await expect.poll(() => background(topic(page, name))).not.toBe(await background(topic(page, other)));
}

test('a topic in the address is in view and marked, in each table', {tag: ['@desktop', '@phone']}, async ({page}) => {
  // The page is loaded at the topic that is the furthest down; the others are reached in the same document.
  for (const name of ['HookSentError', 'InvoiceReceived', 'MaintenanceStatusSentError', 'RecognizeSalesInvoice']) {
    await page.goto(`${PAGE}#topic-${name}`);
    await expectMarked(page, name, name === 'HookSentError' ? 'HookPing' : 'OrderSent');
  }
});

test('a topic in the address is marked without script', {tag: '@no-js'}, async ({page}) => {
  await page.goto(`${PAGE}#topic-OrderSentRetry`);
  await expectMarked(page, 'OrderSentRetry', 'OrderSent');
  await expect(filter(page)).toBeHidden();
});

test('a link of another page leads to the topic and marks it', async ({page}) => {
  await open(page, '/endpoints/v1/generic.html');
  await page.locator(`a[href="${PAGE}#topic-JoinOrder"]`).first().click();
  await expect(page).toHaveURL(`${PAGE}#topic-JoinOrder`);
  await expectMarked(page, 'JoinOrder', 'JoinInvoice');
  await topic(page, 'OrderSent').locator('a').click();
  await expectMarked(page, 'OrderSent', 'JoinOrder');
});

test('the filter keeps the topics with every word: of the document, of the name, of its keys', async ({page}) => {
  await page.goto(PAGE);
  expect((await shown(page)).sort()).toEqual(topics().sort());
  await expect(count(page)).toBeEmpty();

  await filter(page).fill('credit note SentError');
  await expect(count(page)).toHaveText(/^1 of \d+$/);
  expect(await shown(page)).toEqual(['InvoiceSentError']);
  await expect(page.locator('[data-filtered] tbody tr:visible')).toHaveCount(1);
  await expect(page.locator('#commands')).toBeHidden();

  await filter(page).fill('accessPoint timecard');
  expect(await shown(page)).toEqual(['TimeCardReceived']);
  await filter(page).fill('deprecated');
  expect((await shown(page)).every((name) => name.startsWith('Review'))).toBe(true);
  await filter(page).fill('hookAction');
  expect(await shown(page)).toEqual(['HookSent', 'HookSentRetry', 'HookSentError']);
  await filter(page).fill('nothinglikethis');
  await expect(count(page)).toHaveText(/^0 of \d+$/);
  await filter(page).fill('');
  expect(await shown(page)).toHaveLength(topics().length);
});

test('the application that takes over leaves the filter and the mark as they are; a link to a topic that is hidden empties the filter; the whole name of a topic can be selected', async ({
  page,
}) => {
  await page.goto(`${PAGE}#topic-OrderSent`);
  await filter(page).fill('OrderSent');
  await hydrate(page);
  await expect(filter(page)).toHaveValue('OrderSent');
  expect(await shown(page)).toEqual(['OrderSent', 'OrderSentRetry', 'OrderSentError']);
  await expectMarked(page, 'OrderSent', 'OrderSentRetry');

  await filter(page).fill('JoinInvoice');
  await expect(topic(page, 'OrderSentError')).toBeHidden();
  await page.evaluate(() => (window.location.hash = '#topic-OrderSentError'));
  await expectMarked(page, 'OrderSentError', 'JoinInvoice');
  await expect(filter(page)).toHaveValue('');
  await expect(count(page)).toBeEmpty();

  for (const name of ['MaintenanceInstructionReceivedError', 'HookSentRetry']) {
    const text = await topic(page, name).evaluate((entry) => {
      window.getSelection()?.selectAllChildren(entry.querySelector('code') ?? entry);
      return window.getSelection()?.toString();
    });
    expect(text).toBe(name);
  }
});

test.describe('on a phone', {tag: '@phone'}, () => {
  test('each document is a block: its name, and each topic behind its outcome; what the filter hides leaves no empty label', async ({
    page,
  }) => {
    await page.goto(PAGE);
    const tables = page.locator('[data-tables] table');
    await expect(tables).toHaveCount(5);
    for (const table of await tables.all()) {
      const fits = await table.evaluate((element) => {
        const outside = Array.from(element.querySelectorAll('tbody *')).filter(
          (each) => each.getBoundingClientRect().right > window.innerWidth,
        );
        return outside.length === 0 && document.documentElement.scrollWidth <= window.innerWidth;
      });
      expect(fits, (await table.getAttribute('aria-label')) ?? '').toBe(true);
    }
    const [first, second] = await Promise.all(
      ['InvoiceSent', 'InvoiceSentRetry'].map((name) => topic(page, name).boundingBox()),
    );
    expect(second?.x).toBe(first?.x);
    expect(second?.y).toBeGreaterThan((first?.y ?? 0) + 20);
    const cell = page.getByRole('cell').filter({has: topic(page, 'InvoiceSentRetry')});
    expect(await cell.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('"SentRetry" / ""');

    await filter(page).fill('InvoiceSentRetry');
    await expect(
      page.getByRole('table', {name: 'Document events'}).getByRole('cell').filter({visible: true}),
    ).toHaveCount(1);
  });
});

test('the filter is not printed, the topics are', {tag: '@print'}, async ({page}) => {
  await page.emulateMedia({media: 'print'});
  await page.goto(PAGE);
  await expect(filter(page)).toBeHidden();
  await expect(topic(page, 'DespatchAdviceSentError')).toBeVisible();
});
