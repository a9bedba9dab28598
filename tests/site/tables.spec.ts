import {expect, test, type Locator, type Page} from '@playwright/test';
import {sitemapPaths} from './support/site';

const OVERVIEW = '/endpoints/overview.html';
const HOOK = '/endpoints/v1/hook.html';

/** Opens each page of the sitemap without the application, everything unfolded. */
async function eachPage(page: Page, look: (path: string) => Promise<void>): Promise<void> {
  test.setTimeout(180_000);
  await page.route(/\.js$/, (route) => route.abort());
  for (const path of sitemapPaths()) {
    await page.goto(path, {waitUntil: 'domcontentloaded'});
    await page.locator('details').evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')));
    await look(path);
  }
}

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

const top = (locator: Locator): Promise<number> => locator.evaluate((element) => element.getBoundingClientRect().top);

test.describe('on a phone', {tag: '@phone'}, () => {
  test('on every page, no cell is narrower than 8rem or cut, and each cell of a block stands behind the head of its column', async ({
    page,
  }) => {
    let blocks = 0;
    await eachPage(page, async (path) => {
      const faults = await page.locator('main tbody :is(th, td):visible').evaluateAll((cells) =>
        cells.flatMap((cell) => {
          const faultOf = (): string | undefined => {
            if (cell.scrollWidth > cell.clientWidth) return 'cut';
            if (cell.clientWidth < 128) return `${cell.clientWidth} px wide`;
            const isFirst = cell.previousElementSibling === null;
            const columns = cell.closest('table')?.querySelectorAll('thead th') ?? [];
            if (columns.length < 3 || isFirst) return undefined;
            const {content, width, marginLeft} = getComputedStyle(cell, '::before');
            const head = columns[Array.from(cell.parentElement?.children ?? []).indexOf(cell)]?.textContent ?? '';
            if (!content.startsWith(`"${head}"`)) return `behind ${content}, not behind ${head}`;
            const {paddingLeft} = getComputedStyle(cell);
            // The label is as far left of the text as the cell leaves room.
            return parseFloat(paddingLeft) < -parseFloat(marginLeft) || parseFloat(width) < 96
              ? 'label outside'
              : undefined;
          };
          const fault = faultOf();
          return fault === undefined ? [] : [`${cell.textContent.slice(0, 40)}: ${fault}`];
        }),
      );
      expect.soft(faults, path).toEqual([]);
      expect.soft(await sideways(page), path).toBeLessThanOrEqual(0);
      blocks += await page.locator('tbody td[data-label]').count();
    });
    expect(blocks).toBeGreaterThan(500);
  });

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

  test('the links of a head show when they take the focus', async ({page}) => {
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
  });

  test('a path breaks after a slash, not inside a word', async ({page}) => {
    await page.goto(HOOK);
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

/** The tables in the text of a page, and how wide they are. */
const tablesOf = (page: Page) =>
  page.locator('.markdown > table, .markdown > [data-part] > table').evaluateAll((all) => {
    const measure = document.querySelector('.markdown > p')?.clientWidth ?? 0;
    return all.map((table) => ({
      name: table.getAttribute('aria-label'),
      columns: table.querySelectorAll('thead th').length,
      longest: Math.max(...Array.from(table.querySelectorAll('tbody tr'), (row) => row.textContent.length)),
      place: table.clientWidth >= (table.closest('.markdown')?.clientWidth ?? 0) - 1 ? 'frame' : table.clientWidth,
      measure,
    }));
  });

test('at any width between phone and desktop no page scrolls sideways; a table keeps the measure of the text or takes the frame: four columns take it, two short ones do not', async ({
  page,
}) => {
  const short: string[] = [];
  await eachPage(page, async (path) => {
    for (const width of [640, 700, 720, 820, 997, 1020, 1280, 1440]) {
      await page.setViewportSize({width, height: 900});
      expect.soft(await sideways(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
      if (width !== 820 && width !== 1440) continue;
      for (const {name, columns, longest, place, measure} of await tablesOf(page)) {
        const table = `${path} at ${width}: ${name}`;
        if (place !== 'frame') expect.soft(place, table).toBe(measure);
        if (columns > 3) expect.soft(place, table).toBe('frame');
        if (columns < 4 && longest < 60) {
          expect.soft(place, table).toBe(measure);
          short.push(table);
        }
      }
    }
  });
  expect(short.length).toBeGreaterThan(6);
});

test.describe('the head of a long table', () => {
  const bar = (page: Page): Promise<number> =>
    page.locator('.navbar').evaluate((element) => element.getBoundingClientRect().bottom);

  test('stays below the bar while its rows go by', async ({page}) => {
    await page.goto(OVERVIEW);
    const table = page.getByRole('table', {name: 'Limits'});
    const head = table.locator('thead th').first();
    expect(await top(head)).toBeGreaterThan(await bar(page));
    await table.locator('tbody tr').nth(12).scrollIntoViewIfNeeded();
    expect(await top(table)).toBeLessThan(0);
    expect(await top(head)).toBeCloseTo(await bar(page), 0);
    const paint = await head.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(paint).toBe(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor));
  });

  test('stays below what --sticky-top names', async ({page}) => {
    await page.goto(OVERVIEW);
    await page.locator('html').evaluate((html) => html.style.setProperty('--sticky-top', '120px'));
    const table = page.getByRole('table', {name: 'Limits'});
    await table.locator('tbody tr').nth(12).scrollIntoViewIfNeeded();
    expect(await top(table.locator('thead th').first())).toBeCloseTo(120, 0);
  });

  test('does not cover the row that the address points at', async ({page}) => {
    await page.goto(OVERVIEW);
    const row = page.locator('tr[id^="limit-"]').nth(9);
    await page.goto(`${OVERVIEW}#${(await row.getAttribute('id')) ?? ''}`);
    const head = page.getByRole('table', {name: 'Limits'}).locator('thead th').first();
    await expect(row).toBeInViewport({ratio: 1});
    const bottom = await head.evaluate((element) => element.getBoundingClientRect().bottom);
    await expect.poll(() => top(row)).toBeGreaterThanOrEqual(bottom);
    expect(bottom).toBeGreaterThan((await bar(page)) + 20);
  });
});
