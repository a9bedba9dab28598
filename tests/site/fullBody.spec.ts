import {expect, test, type Page} from '@playwright/test';

/** How much narrower the main part is than the window. */
const beside = (page: Page): Promise<number> =>
  page.locator('main').evaluate((main) => document.documentElement.clientWidth - main.getBoundingClientRect().width);

test('a page of class full-body has no sidebar and the whole width', async ({page}) => {
  await page.goto('/introduction/overview.html');
  expect(await beside(page)).toBeGreaterThan(200);
  await page.locator('main article').evaluate((article) => article.setAttribute('class', 'full-body'));
  await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
  expect(await beside(page)).toBe(0);
  await page.setViewportSize({width: 2200, height: 900});
  const {width} = (await page.locator('main .markdown').boundingBox()) ?? {width: 0};
  expect(width).toBeGreaterThan(2000);
});

test('a page of class large-body has the whole width beside the sidebar, for its wide tables; a console has all of it', async ({
  page,
}) => {
  await page.setViewportSize({width: 2400, height: 900});
  await page.goto('/endpoints/v1/hook.html');
  const {width} = (await page.locator('main .markdown').boundingBox()) ?? {width: 0};
  expect(width).toBeGreaterThan(2400 - (await beside(page)) - 100);
  const table = (await page.locator('[data-tables] table').first().boundingBox())?.width ?? 0;
  expect(table).toBeCloseTo(width, 0);
  await page.setViewportSize({width: 1280, height: 800});
  await page.goto('/reference/v1/sendSalesInvoice.html');
  expect(await beside(page)).toBe(0);
});
