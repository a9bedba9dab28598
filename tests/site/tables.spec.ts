import {expect, test, type Locator, type Page} from '@playwright/test';

// everyPage.spec.ts holds how wide tables and their cells are on every page, and that none scrolls sideways.
const OVERVIEW = '/endpoints/overview.html';
const HOOK = '/endpoints/v1/hook.html';

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

const top = (locator: Locator): Promise<number> => locator.evaluate((element) => element.getBoundingClientRect().top);

test.describe('on a phone', {tag: '@phone'}, () => {
  test('a table of blocks is a table for assistive technology', async ({page}) => {
    await page.goto(OVERVIEW);
    const table = page.getByRole('table', {name: 'Limits'});
    const row = table.getByRole('row', {name: /^Request body/});
    await expect(table.getByRole('columnheader')).toHaveText(['Limit', 'Value', 'Applies to', 'If you exceed it']);
    await expect(row.getByRole('rowheader')).toHaveText('Request body');
    await expect(row.getByRole('cell')).toHaveCount(3);
    // Its look is that of blocks, and explicit roles keep the meaning in browsers that would take it from the look.
    expect(await row.evaluate((element) => getComputedStyle(element).display)).toBe('block');
    expect(await table.locator('tr:not([role]), td:not([role]), th:not([role])').count()).toBe(0);
    await expect(table).toHaveAttribute('role', 'table');
  });

  test('the links of a head show when they take the focus, and a path breaks after a slash, not inside a word', async ({
    page,
  }) => {
    await page.goto(HOOK);
    const link = page.getByRole('table', {name: 'Document events'}).locator('thead a').first();
    expect(await link.evaluate((element) => element.closest('thead')?.clientHeight)).toBe(1);
    await link.focus();
    expect((await link.boundingBox())?.height).toBeGreaterThan(10);
    await expect(link).toBeInViewport();
    expect(await link.evaluate((element) => getComputedStyle(element.closest('thead') ?? element).position)).toBe(
      'static',
    );
    expect(await sideways(page)).toBeLessThanOrEqual(0);

    const paths = page.locator('main code', {hasText: /^\w+\/recognize$/});
    await expect(paths).not.toHaveCount(0);
    for (const code of await paths.all()) {
      const lines = await code.evaluate((element) =>
        Array.from(element.childNodes, (node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return {text: node.textContent, lines: range.getClientRects().length};
        }).filter(({text}) => text !== ''),
      );
      expect(lines.map(({text}) => text?.endsWith('/') ?? false)).toEqual([true, false]);
      for (const {lines: count} of lines) expect(count).toBe(1);
    }
  });
});

test('the head of a long table stays below the bar while its rows go by, does not cover the row that the address points at, and stays below what --sticky-top names', async ({
  page,
}) => {
  await page.goto(OVERVIEW);
  const bar = await page.locator('.navbar').evaluate((element) => element.getBoundingClientRect().bottom);
  const table = page.getByRole('table', {name: 'Limits'});
  const head = table.locator('thead th').first();
  expect(await top(head)).toBeGreaterThan(bar);
  await table.locator('tbody tr').nth(12).scrollIntoViewIfNeeded();
  expect(await top(table)).toBeLessThan(0);
  expect(await top(head)).toBeCloseTo(bar, 0);
  const paint = await head.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(paint).toBe(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor));

  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  const row = page.locator('tr[id^="limit-"]').nth(9);
  await page.goto(`${OVERVIEW}#${(await row.getAttribute('id')) ?? ''}`);
  await expect(row).toBeInViewport({ratio: 1});
  const bottom = await head.evaluate((element) => element.getBoundingClientRect().bottom);
  await expect.poll(() => top(row)).toBeGreaterThanOrEqual(bottom);
  expect(bottom).toBeGreaterThan(bar + 20);

  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  await page.locator('html').evaluate((html) => html.style.setProperty('--sticky-top', '120px'));
  await table.locator('tbody tr').nth(12).scrollIntoViewIfNeeded();
  expect(await top(head)).toBeCloseTo(120, 0);
});
