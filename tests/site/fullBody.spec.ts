import {expect, test, type Page} from './support/test';

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

test('on a page of class large-body short tables are as wide as the content too; a console has the whole window', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto('/endpoints/v1/hook.html');
  const widths = await page
    .locator('main .markdown table:visible')
    .evaluateAll((tables) => tables.map((table) => table.getBoundingClientRect().width));
  expect(widths.length).toBeGreaterThan(5);
  expect([...new Set(widths)]).toEqual([1088]);
  await page.locator('.large-body').evaluateAll((elements) => {
    for (const {classList} of elements) classList.remove('large-body');
  });
  const short = page.locator('.markdown table:not([data-wide], [data-tables] *)').first();
  expect((await short.boundingBox())?.width, 'a short table of any other page').toBe(672);
  await page.setViewportSize({width: 1280, height: 800});
  await page.goto('/reference/v1/sendSalesInvoice.html');
  expect(await beside(page)).toBe(0);
});
