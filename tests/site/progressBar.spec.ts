import {expect, test} from '@playwright/test';
import {open} from './support/page';

const DELAY_MS = 700;

test('a progress bar shows while the next page is on its way, and goes', async ({page}) => {
  let slow = false;
  await page.route('**/assets/js/*.js', async (route) => {
    // Links fetch their pages ahead; without that the next page really has to be waited for.
    if (route.request().resourceType() !== 'script') return route.abort();
    if (slow) await new Promise((later) => setTimeout(later, DELAY_MS));
    return route.continue();
  });
  await open(page, '/introduction/overview.html');
  await expect(page.locator('#nprogress')).toHaveCount(0);
  slow = true;
  await page.locator('.navbar__link', {hasText: 'Business documents'}).click();
  await expect(page.locator('#nprogress .bar')).toBeVisible();
  await expect(page).toHaveURL('/documents/overview.html');
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('the progress bar ends when the content of the next page is drawn, never before', async ({page}) => {
  await open(page, '/introduction/overview.html');
  await page.route(/(\.js|\/)$/, async (route) => {
    await new Promise((later) => setTimeout(later, DELAY_MS));
    await route.continue();
  });
  await page.evaluate(() => {
    const seen: number[] = [];
    Reflect.set(window, 'seen', seen);
    let shown = false;
    new MutationObserver(() => {
      const bar = document.querySelector('#nprogress') !== null;
      if (shown && !bar) seen.push(document.querySelectorAll('details[data-find]').length);
      shown = bar;
    }).observe(document, {subtree: true, childList: true});
  });
  await page.locator('.navbar__link', {hasText: 'API reference'}).dispatchEvent('click');
  await expect(page.locator('#nprogress .bar')).toBeVisible();
  await expect(page.locator('#nprogress')).toHaveCount(0);
  const seen = await page.evaluate(() => Reflect.get(window, 'seen') as number[]);
  expect(seen).toHaveLength(1);
  expect(seen[0]).toBeGreaterThan(50);
});
