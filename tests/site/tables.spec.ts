import {expect, test, type Locator, type Page} from './support/test';

// everyPage.spec.ts holds how wide tables and their cells are on every page, and that none scrolls sideways.
const OVERVIEW = '/endpoints/overview.html';
const HOOK = '/endpoints/v1/hook.html';
const COUNTRIES = '/misc/codeList/country.html';
const TYPES = '/misc/codeList/invoice-type.html';
const CII = '/documents/invoices/cii/bisv3.html';

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

const top = (locator: Locator): Promise<number> => locator.evaluate((element) => element.getBoundingClientRect().top);

/** Code in cells and rows of trees that ends a line inside of a word. */
const cutWords = (page: Page): Promise<string[]> =>
  page.locator('main :is(td, th, summary) code').evaluateAll((all) =>
    all.flatMap((code) =>
      Array.from(code.childNodes).flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return new Set(Array.from(range.getClientRects(), ({top: at}) => Math.round(at))).size > 1
          ? [code.textContent]
          : [];
      }),
    ),
  );

test.describe('on a phone', {tag: '@phone'}, () => {
  test('a code and its name are one bold line of 15 px, which the address and the filter find', async ({page}) => {
    await page.goto(`${TYPES}#invoice-type-384`);
    const row = page.locator('#invoice-type-384');
    const [key, name, more] = [row.locator('th'), row.locator('td').nth(0), row.locator('td').nth(1)];
    await expect(name).toHaveText('Corrected invoice');
    for (const cell of [key, name]) {
      await expect(cell).toHaveCSS('font-size', '15px');
      await expect(cell).toHaveCSS('font-weight', '600');
    }
    await expect(more).toHaveCSS('font-weight', '400');
    const middle = async (cell: Locator): Promise<number> => {
      const {y, height} = (await cell.boundingBox()) ?? {y: NaN, height: NaN};
      return y + height / 2;
    };
    expect(Math.abs((await middle(key)) - (await middle(name)))).toBeLessThan(3);
    expect(await top(more)).toBeGreaterThan(await middle(name));
    expect(await name.evaluate((cell) => getComputedStyle(cell, '::before').content)).toBe('none');

    await expect(row).toBeInViewport({ratio: 1});
    expect(await row.evaluate((each) => getComputedStyle(each).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)');
    await key.locator('a').tap();
    await expect(page).toHaveURL(/#invoice-type-384$/);
    await page.locator('[data-filter]').fill('corrected');
    await expect(page.locator('#invoice-type-380')).toBeHidden();
    await expect(row).toBeVisible();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });

  test('the path of an element breaks at its slashes, and inside of a long name between its words', async ({page}) => {
    for (const [address, widths] of [
      [CII, [390, 768]],
      [`${CII.replace('.html', '')}/structure.html`, [390]],
    ] as const) {
      await page.goto(address);
      await page.locator('main details').evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')));
      for (const width of widths) {
        await page.setViewportSize({width, height: 844});
        expect(await cutWords(page), `${address} at ${width}`).toEqual([]);
      }
    }
    await page.goto(CII);
    await page.setViewportSize({width: 1440, height: 900});
    await expect(page.locator('wbr[data-word]').first()).toHaveCSS('display', 'none');
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

test('the tables of a code list line up, with the codes in a column of their width', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(COUNTRIES);
  const [common, more] = [page.locator('table[data-codes]').first(), page.locator('table[data-codes]').nth(1)];
  await page.locator('main details').evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')));
  const edges = (table: Locator): Promise<Record<string, number>> =>
    table
      .locator('thead th')
      .evaluateAll((heads) =>
        Object.fromEntries(heads.map((head) => [head.textContent, Math.round(head.getBoundingClientRect().left)])),
      );
  const [first, second] = [await edges(common), await edges(more)];
  const both = Object.keys(first).filter((head) => head in second);
  expect(both.length).toBeGreaterThan(2);
  for (const head of both) expect(first[head], head).toBe(second[head]);
  const code = await common.locator('thead th').first().boundingBox();
  expect(code?.width).toBeLessThanOrEqual(64);
});

test('what follows a heading and what follows code beside text have the distance of blocks', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  for (const [address, entry] of [
    ['/platform/misc/errorHandling.html', '#DEFAULT_ERROR_CODE999'],
    [OVERVIEW, '#API400'],
  ] as const) {
    await page.goto(address);
    const below = await page.locator(`${entry} > h3`).evaluate((title) => {
      const box = title.getBoundingClientRect();
      const list = title.parentElement?.querySelector('dl')?.getBoundingClientRect().top ?? NaN;
      return {
        lines: Math.round(box.height / parseFloat(getComputedStyle(title).lineHeight)),
        gap: Math.round(list - box.bottom),
      };
    });
    expect(below, address).toEqual({lines: 2, gap: 16});
  }
  for (const address of ['/platform/misc/securityToken.html', '/introduction/authentication.html', OVERVIEW]) {
    await page.goto(address);
    const gaps = await page.locator(':is(.markdown, [data-part]) > [data-beside]').evaluateAll((all) =>
      all.flatMap((beside) => {
        const next = beside.nextElementSibling ?? beside.parentElement?.nextElementSibling;
        if (!next?.matches('p, ul, ol')) return [];
        const drawn = Array.from(beside.querySelectorAll('p, li, dl, figure')).filter((each) => each.checkVisibility());
        const end = Math.max(...drawn.map((each) => each.getBoundingClientRect().bottom));
        return [Math.round(next.getBoundingClientRect().top - end)];
      }),
    );
    expect([...new Set(gaps)], address).toEqual([24]);
  }
});
