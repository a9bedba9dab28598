import {expect, test, type Page} from '@playwright/test';
import {KINDS} from './kinds';

/** What differs between two runs or two commits, although the page looks the same: the day of the last change, and how long a query took; the scroll bars of the editors, which fade. */
async function withoutTime(page: Page): Promise<void> {
  await page
    .getByText('Last changed on')
    .locator('time')
    .evaluateAll((all) => all.forEach((each) => (each.textContent = '1 January 2026')));
  await page.locator('.playground-notice').evaluateAll((all) => {
    for (const text of all.flatMap((each) => Array.from(each.childNodes)))
      text.nodeValue &&= text.nodeValue.replace(/^\d+ ms$/, '1 ms');
  });
}

/** The page as its first sheet of paper, also where the address leads to a place in it. */
async function printed(page: Page): Promise<void> {
  await page.emulateMedia({media: 'print'});
  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
}

for (const [kind, {address, status = 200, ready}] of Object.entries(KINDS)) {
  test(kind, async ({page}, {project}) => {
    const response = await page.goto(address);
    expect(response?.status(), `${address} is not a page of the site: correct tests/pictures/kinds.ts`).toBe(status);
    await ready?.(page);
    if (project.name === 'print') await printed(page);
    await withoutTime(page);
    await expect(page).toHaveScreenshot(`${kind}.png`, {stylePath: 'tests/pictures/steady.css'});
  });
}
