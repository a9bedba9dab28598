import {expect, test} from '@playwright/test';
import {changeDates, errorCatalogue, limits, operationErrors, topics} from './support/catalogues';
import {versions} from './support/contract';

const OVERVIEW = '/endpoints/overview.html';

/** Where the errors of each interface are drawn. */
const CATALOGUES = {rest: OVERVIEW, event: OVERVIEW, identity: '/introduction/authentication.html'} as const;

test.describe('in the static HTML', {tag: '@no-js'}, () => {
  for (const [kind, address] of Object.entries(CATALOGUES)) {
    test(`${address} has an entry for every ${kind} error, with status and title`, async ({page}) => {
      await page.goto(address);
      const wanted = errorCatalogue().filter(({appliesTo}) => appliesTo === kind);
      expect(wanted.length).toBeGreaterThan(0);
      const drawn = await page
        .locator('article section[id]:has(> h3)')
        .evaluateAll((all) => Object.fromEntries(all.map((each) => [each.id, each.querySelector('h3')?.textContent])));
      for (const {code, title, status} of wanted) {
        expect.soft(drawn[code]?.trim(), code).toBe([code, status, title].filter(Boolean).join(' '));
        await expect.soft(page.locator(`table a[href="#${code}"]`), code).toHaveCount(1);
      }
    });
  }

  for (const version of versions) {
    test(`the reference lists every error of an operation of ${version} once: its own with a solution, the shared ones in one line`, async ({
      page,
    }) => {
      await page.goto('/');
      const drawn = await page
        .locator(`section[data-version="${version}"] details:has(> [data-operation])`)
        .evaluateAll((all) =>
          all.map((each) => {
            const own = Array.from(each.querySelectorAll('tbody tr:has(a[href^="/endpoints/overview.html#API"])'));
            const line = each.querySelector('p:has(> a[href="/endpoints/overview.html#shared-errors"])');
            return {
              id: each.id,
              own: own.map((row) => Array.from(row.querySelectorAll('th, td')).map((cell) => cell.textContent.trim())),
              shared: Array.from(line?.querySelectorAll('code') ?? []).map((code) => code.textContent),
              lines: each.querySelectorAll('a[href="/endpoints/overview.html#shared-errors"]').length,
            };
          }),
        );
      const catalogue = new Map(errorCatalogue().map((error) => [error.code, error]));
      const operations = operationErrors(version);
      expect(drawn.map(({id}) => id).sort()).toEqual([...operations.keys()].sort());
      for (const {id, own, shared, lines} of drawn) {
        const codes = operations.get(id) ?? [];
        const listed = codes.filter((code) => own.some(([cell]) => cell?.endsWith(` ${code}`)));
        const inLine = codes.filter((code) => shared.includes(code) || shared.includes(code.slice(3, 6)));
        expect.soft(lines, id).toBe(1);
        expect.soft(own.length, id).toBe(listed.length);
        expect.soft([...listed, ...inLine].sort(), id).toEqual([...codes].sort());
        for (const code of inLine) expect.soft(catalogue.get(code)?.shared, `${id}: ${code}`).toBe(true);
        for (const [, problem, solution] of own) {
          expect.soft(problem, id).not.toBe('');
          expect.soft(solution, id).not.toBe('');
        }
        expect.soft(shared, id).toEqual(expect.arrayContaining(['429', '500', '502', '503', '504']));
      }
    });
  }

  test('the section that the line of shared errors links to has an entry for each of them, and no other section has', async ({
    page,
  }) => {
    await page.goto(OVERVIEW);
    const after = await page.locator('#shared-errors').evaluate((heading) =>
      Array.from(document.querySelectorAll('article section[id]:has(> h3)'))
        .filter((entry) => heading.compareDocumentPosition(entry) & Node.DOCUMENT_POSITION_FOLLOWING)
        .map(({id}) => id),
    );
    const shared = errorCatalogue().flatMap(({code, shared: each}) => (each ? [code] : []));
    expect(shared.length).toBeGreaterThan(5);
    expect(after.slice(0, shared.length)).toEqual(shared);
    expect(after.some((code) => code.startsWith('API') && !shared.includes(code))).toBe(false);
  });

  test('the overview has a row for everything that a client retries, with waits', async ({page}) => {
    await page.goto(OVERVIEW);
    const rows = await page
      .getByRole('table', {name: 'Retry strategy'})
      .locator('tbody tr')
      .evaluateAll((all) =>
        all.map((row) => Array.from(row.querySelectorAll('th, td')).map((cell) => cell.textContent.trim())),
      );
    expect(rows.map(([problem]) => /^\d{3}/.exec(problem ?? '')?.[0] ?? 'none')).toEqual([
      '429',
      '500',
      '502',
      '503',
      '504',
      'none',
      'none',
    ]);
    expect(rows[1]?.[1]).toBe('2 seconds');
    for (const cells of rows) expect(cells.every(Boolean)).toBe(true);
  });

  test('the overview lists every change, with its date', async ({page}) => {
    await page.goto(OVERVIEW);
    const dates = await page
      .getByRole('table', {name: 'Changes'})
      .locator('tbody th time')
      .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
    expect(dates.length).toBeGreaterThan(5);
    expect(dates).toEqual(changeDates());
  });

  test('the page of hooks has an anchor for every topic, with its whole name', async ({page}) => {
    await page.goto('/endpoints/v1/hook.html');
    const shown = await page
      .locator('[id^="topic-"]')
      .evaluateAll((all) => all.map((entry) => [entry.id, entry.querySelector('code')?.textContent]));
    expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(topics().map((topic) => [`topic-${topic}`, topic])));
    expect(shown).toHaveLength(topics().length);
  });

  test('the overview has a row for every limit, with its title', async ({page}) => {
    await page.goto(OVERVIEW);
    const rows = await page
      .locator('tr[id^="limit-"]')
      .evaluateAll((all) => all.map((row) => [row.id, row.querySelector('th')?.textContent.trim()]));
    expect(rows).toEqual(limits().map(({id, title}) => [`limit-${id}`, title]));
  });
});
