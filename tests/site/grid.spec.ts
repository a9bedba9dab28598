import {expect, test} from '@playwright/test';
import {MEASURE, widthsOfProse} from './support/prose';
import {unpainted, type Surface} from './support/surface';

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
