import {expect} from '@playwright/test';
import {hydrated} from '../site/support/page';
import {routes, siteAddress} from '../site/support/site';
import {test, textOf} from './support/preview';

const WITHIN = 5000;

test.beforeAll(async ({browser, preview}) => {
  test.setTimeout(120_000);
  // The first page of all brings the scripts that all pages share.
  const page = await browser.newPage();
  await page.goto(`${preview.site}/404.html`);
  await hydrated(page);
  await page.close();
});

for (const {path} of routes) {
  test(`${path} has the text of the built page, and soon`, async ({page, context}) => {
    const built = await context.newPage();
    await built.goto(siteAddress + path);
    await built.locator('.navbar__brand').hover();
    await hydrated(built);
    const wanted = (): Promise<string> => textOf(built);
    await page.goto(path, {waitUntil: 'commit'});
    await expect
      .poll(async () => (await textOf(page)) === (await wanted()) || (await textOf(page)), {timeout: WITHIN})
      .toBe(true);
  });
}
