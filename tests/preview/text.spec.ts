import {expect, type BrowserContext, type Page} from '@playwright/test';
import {expectHydrated, hydrate} from '../site/support/page';
import {coveringPages} from '../site/support/cover';
import {routes, siteAddress} from '../site/support/site';
import {test, textOf} from './support/preview';

/** The text without the day of the last change, because git doesn't know the copy that the preview shows, and without the time that a query took. */
const lastingText = async (page: Page): Promise<string> =>
  (await textOf(page)).replace(/ Last changed on \d+ \w+ \d{4}/, '').replace(/ in \d+ ms/, '');

/** The browser of one reader, who loads what all pages share once, with the built page in one window and the preview in another. */
let reader: BrowserContext;
let built: Page;
let shown: Page;
/** What React and the pages complain of in the preview, which the built site doesn't say. */
const complaints: string[] = [];
/** What the server says of content, which mistakes.spec.ts makes and mends in the same preview. */
const OF_SERVER = '[webpack-dev-server]';

test.beforeAll(async ({browser, preview}) => {
  reader = await browser.newContext();
  [built, shown] = [await reader.newPage(), await reader.newPage()];
  shown.on('console', (message) => {
    const isComplaint = ['warning', 'error'].includes(message.type()) && !message.text().startsWith(OF_SERVER);
    if (isComplaint) complaints.push(message.text());
  });
  shown.on('pageerror', ({message}) => complaints.push(message));
  // The first page of all brings the scripts that all pages share.
  await shown.goto(`${preview.site}/404.html`);
  await expectHydrated(shown);
});

test.afterAll(() => reader.close());

async function openBuilt(path: string): Promise<void> {
  await built.goto(siteAddress + path);
  await hydrate(built);
}

/** The sections of which a page was opened afresh. */
const entered = new Set<string>();

/** Opens a page of the preview: the first of a section afresh, as a newcomer does, and the others from the page before, which loads no script again. */
async function openShown(site: string, path: string): Promise<void> {
  const section = routes.find((route) => route.path === path)?.section ?? '';
  if (entered.size < entered.add(section).size) {
    await shown.goto(site + path, {waitUntil: 'commit'});
    return;
  }
  await shown.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
  }, path);
}

/** Every component and every section is on one of these pages; the pages of one kind differ in their words alone. */
for (const path of coveringPages()) {
  test(`${path} has the text of the built page, and soon, without a complaint`, async ({preview}) => {
    // Both load at once.
    const opened = openBuilt(path);
    const wanted = (): Promise<string> => opened.then(() => lastingText(built));
    opened.catch(() => undefined);
    await openShown(preview.site, path);
    await expect
      .poll(async () => (await lastingText(shown)) === (await wanted()) || (await lastingText(shown)))
      .toBe(true);
    expect(complaints.splice(0)).toEqual([]);
  });
}
