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
});

test('a console has the whole width', async ({page}) => {
  await page.goto('/reference/v1/sendSalesInvoice.html');
  expect(await beside(page)).toBe(0);
});
