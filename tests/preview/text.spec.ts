import {expect, type BrowserContext, type Page} from '@playwright/test';
import {expectHydrated, hydrate} from '../site/support/page';
import {coveringPages} from '../site/support/cover';
import {siteAddress} from '../site/support/site';
import {test, textOf} from './support/preview';

/** The preview shows a copy that git doesn't know, so without the day of the last change. */
const withoutDate = (text: string): string => text.replace(/ Last changed on \d+ \w+ \d{4}/, '');

/** The browser of one reader, who loads what all pages share once, with the built page in one window and the preview in another. */
let reader: BrowserContext;
let built: Page;
let shown: Page;

test.beforeAll(async ({browser, preview}) => {
  reader = await browser.newContext();
  [built, shown] = [await reader.newPage(), await reader.newPage()];
  // The first page of all brings the scripts that all pages share.
  await shown.goto(`${preview.site}/404.html`);
  await expectHydrated(shown);
});

test.afterAll(() => reader.close());

async function openBuilt(path: string): Promise<void> {
  await built.goto(siteAddress + path);
  await hydrate(built);
}

/** Every component and every section is on one of these pages; the pages of one kind differ in their words alone. */
for (const path of coveringPages()) {
  test(`${path} has the text of the built page, and soon`, async ({preview}) => {
    // Both load at once. The time runs from the first byte of the preview.
    const opened = openBuilt(path);
    const wanted = (): Promise<string> => opened.then(() => textOf(built)).then(withoutDate);
    opened.catch(() => undefined);
    await shown.goto(preview.site + path, {waitUntil: 'commit'});
    await expect.poll(async () => (await textOf(shown)) === (await wanted()) || (await textOf(shown))).toBe(true);
  });
}
