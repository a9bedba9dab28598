import {expect, test, type Page} from '@playwright/test';
import {MEASURE, widthsOfProse} from './support/prose';
import {builtHtml, routes} from './support/site';

// everyPage.spec.ts holds that prose has one width on every page.

const KINDS = {
  reference: '/',
  guide: '/introduction/gettingStarted.html',
  endpoint: '/endpoints/v1/hook.html',
  document: '/documents/overview.html',
  console: '/reference/v1/sendSalesInvoice.html',
  search: '/search.html?q=invoice',
  missing: '/no/such/page.html',
};

/** How far the title of the open page is from the left edge of the window. */
const titleEdge = (page: Page): Promise<number> =>
  page.locator('main h1').evaluate((title) => Math.round(title.getBoundingClientRect().left));

test('the title has the same left edge on all kinds of pages, in windows of all widths', async ({page}) => {
  const edges: Record<number, Record<string, number>> = {};
  for (const [kind, address] of Object.entries(KINDS)) {
    await page.goto(address);
    for (const width of [1920, 1440, 820, 390]) {
      await page.setViewportSize({width, height: 900});
      edges[width] = {...edges[width], [kind]: await titleEdge(page)};
    }
  }
  expect(Object.keys(edges)).toHaveLength(4);
  for (const [width, each] of Object.entries(edges))
    expect.soft(new Set(Object.values(each)).size, `${width} px: ${JSON.stringify(each)}`).toBe(1);
});

test('from 1680 px on, the extra width is the code of the steps', async ({page}) => {
  const code = page.locator('[data-beside] > :nth-child(2)').first();
  const widthAt = async (width: number): Promise<number> => {
    await page.setViewportSize({width, height: 900});
    return (await code.boundingBox())?.width ?? 0;
  };
  await page.goto(KINDS.guide);
  const before = await widthAt(1670);
  expect(await widthAt(1920)).toBeGreaterThan(before + 240);
  expect([...new Set(await widthsOfProse(page))]).toEqual([MEASURE]);
});

test('where code is longer than its prose, the prose stays in view', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  for (const path of [KINDS.guide, '/endpoints/v1/enrollment.html', '/introduction/invoice/send.html']) {
    await page.goto(path);
    const gone = await page.locator('[data-beside]').evaluateAll((steps) =>
      steps.flatMap((step) => {
        const [prose, code] = Array.from(step.children);
        const {height} = prose?.getBoundingClientRect() ?? {height: 0};
        const longer = (code?.getBoundingClientRect().height ?? 0) - height;
        if (!prose || longer < 200 || height > 600) return [];
        window.scrollTo({top: window.scrollY + step.getBoundingClientRect().bottom - 700, behavior: 'instant'});
        const box = prose.getBoundingClientRect();
        return box.bottom > 100 && box.top < 700 ? [] : [prose.textContent.slice(0, 60)];
      }),
    );
    expect.soft(gone, path).toEqual([]);
  }
});

test('the headings of every page are in order, without a level left out', () => {
  for (const {path} of routes) {
    // From the text: to parse all pages takes seconds.
    const [main = ''] = /<main\b.*<\/main>/s.exec(builtHtml(path)) ?? [];
    const levels = Array.from(main.matchAll(/<h([1-6])\b/g), ([, level]) => Number(level));
    expect.soft(levels.filter((level) => level === 1).length, path).toBe(1);
    expect.soft(levels[0], path).toBe(1);
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1);
    expect.soft(jumps, path).toEqual([]);
  }
});
