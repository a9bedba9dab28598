import {expect, type Page} from '@playwright/test';

/** A large window; what it shows of a page has to be there in the first frame. */
const WINDOW = {width: 1680, height: 1200};

/** The part of a page that is laid out for the first frame after a click fills a large window. */
export async function expectFullFirstFrame(page: Page, path: string): Promise<void> {
  await page.setViewportSize(WINDOW);
  const {height, whole} = await page.evaluate(() => {
    const content = document.querySelector<HTMLElement>('[data-static-content]');
    const all = content?.offsetHeight ?? 0;
    content?.setAttribute('data-arriving', '');
    const first = content?.offsetHeight ?? 0;
    content?.removeAttribute('data-arriving');
    return {height: first, whole: all};
  });
  expect.soft(height, `${path}: height of the first frame`).toBeGreaterThanOrEqual(Math.min(whole, WINDOW.height));
}
