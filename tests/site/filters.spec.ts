import {expect, test, type Locator, type Page} from './support/test';
import {pageOf} from './support/codeLists';
import {count, filter as box} from './support/filters';

/*
 * There is one filter for all pages: what it does everywhere is here, each thing on one kind of page. What it finds on each kind is in the specs
 * of the reference, the code lists, the topics, the errors of the platform, and the structure.
 */

const UNIT = pageOf('unit');
const RULES = '/documents/rules/en16931-ubl.html';
const STRUCTURE = '/documents/invoices/ubl/bisv3selfbilling/structure.html';
const ERRORS = '/endpoints/overview.html';
/** One page of each kind. */
const KINDS = ['/', UNIT, '/misc/codeList.html', '/misc/documentTypeIds.html', ERRORS, '/endpoints/v1/hook.html']
  .concat(['/platform/misc/errorHandling.html', RULES, '/documents/terms.html', STRUCTURE])
  .concat('/documents/orders/ubl/bisv3Advanced/structure.html');

const bar = (page: Page): Locator => page.locator('[data-filter-bar]').first();
const note = (page: Page): Locator => page.locator('[data-filter-note]').first();
const hits = (page: Page): Locator => page.locator('[data-find]:visible');
const first = (page: Page): Locator => hits(page).first();
const element = (page: Page, id: string): Locator => page.locator(`details[id="${id}"]`);
const item = (page: Page, id: string): Locator => page.locator(`li:has(> details[id="${id}"])`);

async function filter(page: Page, text: string): Promise<void> {
  await box(page).click();
  await box(page).fill(text);
  await expect(count(page)).toHaveText(/^[\d,]+ of [\d,]+$/);
}

/** Expects that the filter is right below the navigation bar, and the first hit, with the heading above it at most, right below the filter. */
async function expectHitsAtTop(page: Page): Promise<void> {
  const bottom = await page.locator('.navbar').evaluate((each) => each.getBoundingClientRect().bottom);
  await expect.poll(async () => Math.abs(((await bar(page).boundingBox())?.y ?? 0) - bottom)).toBeLessThanOrEqual(1);
  const below = await bar(page).evaluate((each) => each.getBoundingClientRect().bottom);
  const top = (await first(page).boundingBox())?.y ?? Infinity;
  expect(top).toBeGreaterThanOrEqual(below - 1);
  expect(top).toBeLessThan(below + 130);
}

/** The texts that are marked and in view. */
const marked = (page: Page): Promise<string[]> =>
  page.evaluate(() => Array.from(CSS.highlights.get('found') ?? [], (range) => (range as Range).toString()));

for (const project of ['@desktop', '@phone']) {
  test(
    `while the reference is filtered, only what is found is left, below the filter ${project}`,
    {tag: project},
    async ({page}) => {
      await page.goto('/');
      const groups = page.locator('[data-version="v1"] h2:visible');
      const about = page.getByText('About v1', {exact: true});
      const all = await groups.allInnerTexts();
      await filter(page, 'hook');
      await expect(about).toBeHidden();
      await expectHitsAtTop(page);
      expect(await groups.allInnerTexts()).toEqual(['Hook', 'Shared responses', 'Schemas']);
      await expect(
        page.locator('[data-reference] article :is(p, ul, dl):visible:not(details *, footer *)'),
      ).toHaveCount(0);
      await filter(page, 'ping');
      expect(await groups.allInnerTexts()).toEqual(['Hook']);
      await filter(page, 'coffee machine');
      await expect(hits(page)).toHaveCount(0);
      await expect(groups).toHaveCount(0);
      await expect(count(page)).toHaveText(/^0 of \d+$/);
      await expect(note(page).getByRole('link')).toHaveAttribute('href', '/search.html?q=coffee%20machine');
      await note(page).getByRole('button', {name: 'Clear the filter'}).click();
      await expect(box(page)).toBeFocused();
      await expect(box(page)).toHaveValue('');
      await expect(note(page)).toBeHidden();
      expect(await groups.allInnerTexts()).toEqual(all);
      await expect(about).toBeVisible();
    },
  );
}

test(
  'an operation that is looked for by its ID opens, alone in the list beside it, and folds again',
  {tag: ['@desktop', '@firefox']},
  async ({page}) => {
    await page.goto('/');
    await filter(page, 'sendSalesInvoice');
    await expect(element(page, 'sendSalesInvoice')).toHaveAttribute('open');
    await expect(page.locator('nav[aria-label="Operations"] a:visible')).toHaveText([
      'SalesInvoice',
      /^Send an invoice/,
    ]);
    await page.keyboard.press('Enter');
    await expect(element(page, 'sendSalesInvoice').locator('> summary')).toBeFocused();
    await filter(page, 'sendSales');
    await expect(element(page, 'sendSalesInvoice')).not.toHaveAttribute('open');
  },
);

test('what has the name that is looked for comes first; the count is in the field, words are marked, Enter and Escape work', async ({
  page,
}) => {
  await page.goto(UNIT);
  const codes = (): Promise<string[]> => page.locator('tr[data-find] th').allTextContents();
  const all = await codes();
  await filter(page, 'hour');
  await expect(count(page)).toHaveText(/^\d+ of 2,162$/);
  await expect(first(page)).toHaveAttribute('id', 'unit-HUR');
  await expectHitsAtTop(page);
  expect(new Set(await marked(page))).toEqual(new Set(['hour']));
  const [inner, outer] = await Promise.all([count(page).boundingBox(), box(page).boundingBox()]);
  expect(inner?.x).toBeGreaterThan((outer?.x ?? 0) + (outer?.width ?? 0) / 2);
  expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThan((outer?.x ?? 0) + (outer?.width ?? 0));
  await expect(page.locator('article :is(dl, p, h2):visible:not([data-filter-note])')).toHaveCount(0);

  expect(all.indexOf('KGM'), 'kilogram is before gram in the list').toBeLessThan(all.indexOf('GRM'));
  await filter(page, 'gram');
  await expect(first(page)).toHaveAttribute('id', 'unit-GRM');
  await page.keyboard.press('Enter');
  await expect(page.locator('#unit-GRM a')).toBeFocused();
  await expect(page).toHaveURL(`${UNIT}?q=gram`);
  await box(page).focus();
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveValue('');
  await expect(count(page)).toBeEmpty();
  expect(await codes(), 'in the order of the page').toEqual(all);
  expect(await marked(page)).toEqual([]);
});

test('the lists of the page’s headings, the index of code lists and the catalogue of errors are filtered too', async ({
  page,
}) => {
  await page.goto(ERRORS);
  const listed = page.locator('[data-page-headings] a:visible');
  await expect(listed.filter({hasText: 'Error catalogue'})).toHaveCount(1);
  const all = await listed.count();
  await filter(page, 'API404');
  await expect(first(page)).toHaveAttribute('id', 'API404');
  await expectHitsAtTop(page);
  await expect(listed).toHaveText(['Error catalogue']);
  await page.keyboard.press('Escape');
  await expect(listed).toHaveCount(all);
  await page.goto('/misc/codeList.html');
  await filter(page, 'units of measure');
  await expect(hits(page)).toHaveCount(1);
  await expect(first(page)).toHaveAttribute('id', 'unit');
});

test(
  'what is looked for by its name is in view, although others name it',
  {tag: ['@desktop', '@firefox']},
  async ({page}) => {
    await page.goto(RULES);
    await filter(page, 'BR-S-09');
    await expect(page.locator('tr[id="BR-S-09"]')).toBeInViewport({ratio: 1});
    // While the number is typed, what begins with it.
    await filter(page, 'BR-CO-1');
    await expect(page.locator('[id="BR-CO-17"]')).toBeVisible();
    // The schemas come after all operations, whose paths have the party too.
    await page.goto('/');
    await filter(page, 'Party');
    await expect(page.locator('#schema-v1-Party > summary')).toBeInViewport({ratio: 1});
  },
);

test('an element that is looked for by its term opens; those around a hit are lines without details', async ({
  page,
}) => {
  await page.goto(STRUCTURE);
  await filter(page, 'BT-10');
  await expect(element(page, 'BT-10')).toHaveAttribute('open');
  await expect(element(page, 'BT-10').locator('> div')).toBeVisible();
  await filter(page, 'BT-153');
  await expect(element(page, 'BT-10')).not.toHaveAttribute('open');
  await expect(element(page, 'BG-25')).toHaveAttribute('open');
  await expect(element(page, 'BG-25').locator('> summary')).toBeVisible();
  await expect(element(page, 'BG-25').locator('> div')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(item(page, 'BT-153')).toBeFocused();
});

test(
  'on a phone, a filter shows its placeholder whole, and stays below the navigation bar',
  {tag: '@phone'},
  async ({page}) => {
    for (const address of KINDS) {
      await page.goto(address);
      for (const each of await page.locator('[data-filter]').all()) {
        const room = await each.evaluate((input: HTMLInputElement) => {
          const {font, paddingLeft, paddingRight} = getComputedStyle(input);
          const text = document.createElement('canvas').getContext('2d');
          if (!text) return -1;
          text.font = font;
          return (
            input.clientWidth -
            parseFloat(paddingLeft) -
            parseFloat(paddingRight) -
            text.measureText(input.placeholder).width
          );
        });
        expect(room, `${address}: ${await each.getAttribute('placeholder')}`).toBeGreaterThanOrEqual(0);
      }
      await page
        .locator('[data-filter-bar]')
        .last()
        .evaluate((each) => {
          const entries = Array.from(each.closest('[data-filtered], .markdown')?.querySelectorAll('[data-find]') ?? []);
          const entry = entries.filter((one) => one.checkVisibility()).at(-1);
          (entry?.closest('ul, table, section') ?? entry)?.scrollIntoView();
        });
      await expect(page.locator('[data-filter-bar]').last(), address).toBeInViewport({ratio: 1});
    }
  },
);
