import {expect, type BrowserContext} from '@playwright/test';
import {expectHydrated, hydrate} from '../site/support/page';
import {routes, siteAddress} from '../site/support/site';
import {test, textOf} from './support/preview';

const WITHIN = 5000;

/** The preview shows a copy that git doesn't know, so without the day of the last change. */
const withoutDate = (text: string): string => text.replace(/ Last changed on \d+ \w+ \d{4}/, '');

/** The browser of one reader, who loads what all pages share once. */
let reader: BrowserContext;

test.beforeAll(async ({browser, preview}) => {
  test.setTimeout(120_000);
  reader = await browser.newContext();
  // The first page of all brings the scripts that all pages share.
  const page = await reader.newPage();
  await page.goto(`${preview.site}/404.html`);
  await expectHydrated(page);
  await page.close();
});

test.afterAll(() => reader.close());

for (const {path} of routes) {
  test(`${path} has the text of the built page, and soon`, async ({preview}) => {
    const [built, page] = [await reader.newPage(), await reader.newPage()];
    await built.goto(siteAddress + path);
    await hydrate(built);
    const wanted = async (): Promise<string> => withoutDate(await textOf(built));
    await page.goto(preview.site + path, {waitUntil: 'commit'});
    await expect
      .poll(async () => (await textOf(page)) === (await wanted()) || (await textOf(page)), {timeout: WITHIN})
      .toBe(true);
    await Promise.all([built.close(), page.close()]);
  });
}
