import {expect, test} from '@playwright/test';
import {hydrated} from './support/page';

const UNKNOWN = [
  '/nothing',
  '/nothing/',
  '/nothing.html',
  '/introduction/',
  '/introduction/nothing.html',
  '/v1/nothing/deep',
  '/openapi/v9.yaml',
];

for (const address of UNKNOWN) {
  test(`${address} shows the not-found layout, once`, async ({page}) => {
    const arrivals: string[] = [];
    page.on('framenavigated', (frame) => arrivals.push(frame.url()));
    const response = await page.goto(`${address}#kept`);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await page.waitForTimeout(500);
    expect(arrivals).toHaveLength(1);
    await expect(page).toHaveURL(`${address}#kept`);
    await expect(page.locator('main h1')).toHaveText('Page Not Found');
    await expect(page.locator('nav.navbar')).toBeVisible();
    await expect(page).toHaveTitle(/Page Not Found/);
  });

  test(`${address} shows the not-found layout without script`, {tag: '@no-js'}, async ({page}) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.locator('main h1')).toHaveText('Page Not Found');
    await expect(page.locator('nav.navbar')).toBeVisible();
  });
}

test('the not-found page is for no search engine', async () => {
  const {builtHtml} = await import('./support/site');
  expect(builtHtml('/404.html')).toMatch(/<meta[^>]+name="?robots"?[^>]+noindex/);
});
