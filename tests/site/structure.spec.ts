import fs from 'node:fs';
import {gzipSync} from 'node:zlib';
import {expect, test, type Locator, type Page} from './support/test';
import {parse} from 'yaml';
import {hydrate} from './support/page';
import {builtHtml, routes} from './support/site';
import {count, filter} from './support/filters';

/** The lightest page with the terms of an invoice in both syntaxes: one tree and one script are for all of them. */
const INVOICE = '/documents/invoices/ubl/bisv3selfbilling/structure.html';
const ORDER = '/documents/orders/ubl/bisv3/structure.html';
const registry = parse(fs.readFileSync('documents/formats.yaml', 'utf8')) as {formats: {page: string}[]};

// everyPage.spec.ts holds that no open tree is wider than a phone's window, searchHits.spec.ts that the search finds terms, elements and rules.
const element = (page: Page, id: string): Locator => page.locator(`details[id="${id}"]`);
const row = (page: Page, id: string): Locator => element(page, id).locator('> summary');

/** The filter has started: its script is fetched when the reader turns to it. */
async function openTree(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const script = page.waitForResponse(/\/assets\/js\/filters\./);
  await filter(page).focus();
  await script;
}

/** Of a page of the documents, and of the guide to a format. */
const ELEMENTS = {page: 12_000, guide: 6_000};
const GUIDE_SIZE = 45;

test('a page of the documents has few elements, and the guide to a format is light', () => {
  for (const {path} of routes.filter((route) => route.path.startsWith('/documents/'))) {
    const html = builtHtml(path);
    const elements = html.match(/<[a-z]/gi)?.length ?? 0;
    const isGuide = registry.formats.some((format) => format.page === path);
    expect(elements, path).toBeLessThanOrEqual(isGuide ? ELEMENTS.guide : ELEMENTS.page);
    if (isGuide) expect(gzipSync(html).length / 1000, path).toBeLessThanOrEqual(GUIDE_SIZE);
  }
});

/** A place on each part, then the names of parts. */
const MOVED = [
  ['BT-10', 'structure'],
  ['BR-CO-15', 'rejections'],
  ['ubl-bisv3-credit-note', 'examples'],
  ['structure', 'structure'],
  ['common-rejections', 'rejections'],
] as const;

test(
  'an address of the time when a format was one page leads on to the place',
  {tag: ['@desktop', '@phone']},
  async ({page, isMobile}) => {
    // Which part an address leads to is one script's doing on every screen; a phone's own is whether the place is in view.
    for (const [hash, part] of isMobile ? MOVED.slice(0, 3) : MOVED) {
      await page.goto(`/documents/invoices/ubl/bisv3.html#${hash}`);
      await expect(page).toHaveURL(`/documents/invoices/ubl/bisv3/${part}.html#${hash}`);
      await expect(page.locator(`[id="${hash}"]`)).toBeInViewport();
    }
    await page.goto('/documents/invoices/ubl/bisv3.html#parties');
    await expect(page.locator('#parties')).toBeInViewport();
    await expect(page).toHaveURL('/documents/invoices/ubl/bisv3.html#parties');
  },
);

test('the tree opens and closes by keyboard; an element shows its path, its rules, its value in the example, and leads to its term', async ({
  page,
}) => {
  await page.goto(INVOICE);
  await row(page, 'BG-4').focus();
  await page.keyboard.press('Enter');
  await expect(element(page, 'BG-4')).toHaveAttribute('open');
  await page.keyboard.press('Enter');
  await expect(element(page, 'BG-4')).not.toHaveAttribute('open');

  await row(page, 'BT-10').click();
  const details = element(page, 'BT-10');
  await expect(details).toContainText('/Invoice/cbc:BuyerReference');
  await expect(details).toContainText('PEPPOL-EN16931-R003');
  await expect(details).toContainText('cost centre 4300');
  await expect(details.locator('[data-copy="/Invoice/cbc:BuyerReference"]')).toBeVisible();
  await hydrate(page);
  await details.getByRole('link', {name: 'BT-10: Buyer reference'}).click();
  await expect(page).toHaveURL('/documents/terms.html#BT-10');
  await expect(element(page, 'BT-10')).toHaveAttribute('open');
  await expect(details).toContainText('ram:ApplicableHeaderTradeAgreement/ram:BuyerReference');
});

test('the annotated example is copied as it is, and its links can be skipped', async ({page}) => {
  await page.goto(INVOICE);
  const code = page.locator('figure:has([id="example-BT-10"]) code');
  const text = await code.evaluate(({textContent}) => textContent);
  expect(text).toContain('<cbc:BuyerReference>');
  expect(text).not.toContain('BT-');

  const skip = page.getByRole('link', {name: 'Skip the links'});
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('figure'))).toBeNull();
});

test(
  'a term in the address is opened with the groups around it, and in view; it leads to its place in the example, and the place back',
  {tag: ['@desktop', '@phone']},
  async ({page}) => {
    await page.goto(`${INVOICE}#BT-153`);
    await expect(row(page, 'BT-153')).toBeInViewport();
    await expect(element(page, 'BT-153')).toHaveAttribute('open');
    await hydrate(page);
    await element(page, 'BT-153').getByRole('link', {name: 'In the document'}).click();
    const place = page.locator('[id="example-BT-153"]');
    await expect(place).toBeInViewport();
    await place.click();
    await expect(row(page, 'BT-153')).toBeInViewport();
  },
);

test('of two terms of one element, either in the address brings it in view; elements of an order and of its response have anchors of their own', async ({
  page,
}) => {
  await page.goto(`${INVOICE}#BT-32`);
  await expect(row(page, 'BT-31')).toBeInViewport();
  await page.goto(`${ORDER}#el-OrderResponse-OrderResponseCode`);
  await expect(row(page, 'el-OrderResponse-OrderResponseCode')).toBeInViewport();
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({id}) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('without script a term in the address is in view, and elements open', {tag: '@no-js'}, async ({page}) => {
  await page.goto(`${INVOICE}#BT-153`);
  await expect(row(page, 'BT-153')).toBeInViewport();
  await row(page, 'BT-153').click();
  await expect(element(page, 'BT-153')).toContainText('/Invoice/cac:InvoiceLine/cac:Item/cbc:Name');
  await expect(filter(page)).toBeHidden();
});

test('the filter finds terms, elements, rules and words, with the groups around them', async ({page}) => {
  await openTree(page, INVOICE);
  const visible = page.locator('[data-tree] summary:visible');
  for (const [text, id] of [
    ['BT-153', 'BT-153'],
    ['cbc:BuyerReference', 'BT-10'],
    ['BR-CO-15', 'BT-112'],
    ['buyer reference R003', 'BT-10'],
  ] as const) {
    await filter(page).fill(text);
    await expect(row(page, id), text).toBeVisible();
    expect(await visible.count(), text).toBeLessThan(12);
  }
  // A number is found whole: not BT-10, nor BT-153.
  await filter(page).fill('BT-1');
  await expect(row(page, 'BT-1')).toBeVisible();
  await expect(row(page, 'BT-10')).toBeHidden();
  await filter(page).fill('nothinglikethis');
  await expect(count(page)).toHaveText(/^0 of \d+$/);
  await expect(visible).toHaveCount(0);
  await filter(page).fill('');
  await expect(count(page)).toBeEmpty();
  await expect(element(page, 'BG-25')).not.toHaveAttribute('open');
});

test('all groups open at once and close again; a link to a term that the filter hides empties it; the application leaves the tree as it is', async ({
  page,
}) => {
  await openTree(page, INVOICE);
  await page.getByRole('button', {name: 'Expand groups'}).click();
  await expect(row(page, 'BT-153')).toBeVisible();
  await page.getByRole('button', {name: 'Collapse groups'}).click();
  await expect(row(page, 'BT-153')).toBeHidden();

  await filter(page).fill('BT-153');
  await expect(row(page, 'BT-10')).toBeHidden();
  for (const id of ['BT-10', 'BT-31']) {
    await page.evaluate((anchor) => (window.location.hash = anchor), id);
    await expect(row(page, id)).toBeInViewport();
    await expect(element(page, id)).toHaveAttribute('open');
  }
  await expect(filter(page)).toHaveValue('');

  await filter(page).fill('BT-153');
  await hydrate(page);
  await expect(filter(page)).toHaveValue('BT-153');
  await expect(row(page, 'BT-153')).toBeVisible();
});
