import {expect} from '@playwright/test';
import {test} from './support/preview';

test('the reference that is opened first shows its version and filters', async ({page}) => {
  await page.goto('/');
  await expect(page.locator('[data-switch="v1"]')).toHaveAttribute('aria-pressed', 'true');
  await page.locator('[data-filter]').fill('sendSalesInvoice');
  await expect(page.locator('details[data-find]:visible')).toHaveCount(1);
  await page.locator('[data-switch="v1-beta"]').click();
  await expect(page).toHaveURL('/?version=v1-beta');
});

test('on a page that is opened first the heading that is read is marked, and a sample changes its language', async ({
  page,
}) => {
  await page.goto('/introduction/authentication.html');
  const marked = page.locator('[data-page-headings] [aria-current]');
  await expect(page.locator('h1')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(marked).toHaveCount(1);
  await expect(marked).toHaveText((await page.locator('[data-page-headings] a').allInnerTexts()).at(-1) ?? '');
  const python = page.locator('[data-choice="python"]').first();
  await python.click();
  await expect(python).toHaveAttribute('aria-pressed', 'true');
});

test('a request changes its language', async ({page}) => {
  await page.goto('/introduction/authentication.html');
  const request = page.locator('[data-request="getUser"]');
  await request.locator('[data-choice="python"]').click();
  await expect(request.locator('code')).toContainText('import urllib.request');
});
