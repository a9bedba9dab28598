import {expect, test, type Page} from './support/test';
import {BESIDE, MEASURE, widthsOfProse} from './support/prose';
import {unpainted, type Surface} from './support/surface';

// everyPage.spec.ts holds that every page has the two widths of the grid, and no other.

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
const titleEdge = (page: Surface): Promise<number> =>
  page.locator('main h1').evaluate((title) => Math.round(title.getBoundingClientRect().left));

test('the title has the same left edge on all kinds of pages, in windows of all widths', async ({page: window}) => {
  const page = await unpainted(window);
  const edges: Record<number, Record<string, number>> = {};
  for (const [kind, address] of Object.entries(KINDS)) {
    await page.open(address, {width: 1920, height: 900});
    for (const width of [1920, 1440, 820, 390]) {
      await page.resize({width, height: 900});
      edges[width] = {...edges[width], [kind]: await titleEdge(page)};
    }
  }
  expect(Object.keys(edges)).toHaveLength(4);
  for (const [width, each] of Object.entries(edges))
    expect.soft(new Set(Object.values(each)).size, `${width} px: ${JSON.stringify(each)}`).toBe(1);
});

/** Where the content begins and ends, and the widths of the two columns of the first step. */
async function gridAt(
  page: Page,
  width: number,
): Promise<Record<'left' | 'content' | 'right' | 'text' | 'code', number>> {
  await page.setViewportSize({width, height: 900});
  return page.evaluate(() => {
    const box = (selector: string): DOMRect =>
      document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const {left, width: content, right} = box('.markdown');
    const main = box('main').right;
    const [text, code] = [box('[data-beside] > :first-child').width, box('[data-beside] > :last-child').width];
    return {left: left - box('main').left, content, right: main - right, text, code};
  });
}

test('the content is 1088 px wide and from 1600 px on 1184, in the middle; the extra width is the code of the steps', async ({
  page,
}) => {
  await page.goto(KINDS.guide);
  const beside = {text: BESIDE};
  expect(await gridAt(page, 1440)).toEqual({left: 40, content: 1088, right: 40, ...beside, code: 504});
  expect(await gridAt(page, 1599)).toMatchObject({content: 1088, ...beside, code: 504});
  expect(await gridAt(page, 1600)).toEqual({left: 72, content: 1184, right: 72, ...beside, code: 600});
  expect(await gridAt(page, 2400)).toMatchObject({left: 352, content: 1184, ...beside, code: 600});
  expect([...new Set(await widthsOfProse(page))]).toEqual([MEASURE]);
  const step = await page
    .locator('[data-beside] > :last-child')
    .first()
    .evaluate((code) => getComputedStyle(code).top);
  expect(step, 'where the code of a step stays').toBe('76px');
});

test('in a wide window the headings are a column at the right, which is in view with its marked entry, and before it in the sidebar', async ({
  page,
}) => {
  const headings = page.locator('ul[data-page-headings]');
  await page.goto(KINDS.endpoint);
  const places = async (width: number): Promise<{of: number; content: number; sidebar: number; width: number}> => {
    await page.setViewportSize({width, height: 500});
    return headings.evaluate((list) => ({
      of: list.getBoundingClientRect().left,
      content: document.querySelector('.markdown')?.getBoundingClientRect().right ?? 0,
      sidebar: document.querySelector('.theme-doc-sidebar-container')?.getBoundingClientRect().right ?? 0,
      width: list.getBoundingClientRect().width,
    }));
  };
  const before = await places(1799);
  expect(before.of).toBeLessThan(before.sidebar);
  for (const width of [1800, 2400]) {
    const column = await places(width);
    expect(column.of - column.content, String(width)).toBeGreaterThanOrEqual(24);
    expect(column.of - column.content, String(width)).toBeLessThanOrEqual(40);
    expect(column.width).toBe(200);
  }
  await page.evaluate(() => window.scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'}));
  await expect(headings.locator('[aria-current]')).toBeInViewport({ratio: 1});
  await headings.locator('a').first().click();
  await expect(headings.locator('a').first()).toHaveAttribute('aria-current', 'location');
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
