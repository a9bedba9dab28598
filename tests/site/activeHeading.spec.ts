import {expect, test, type Page} from '@playwright/test';
import {openAwake} from './support/page';
import {builtHtml, pages} from './support/site';

const THROTTLE_MS = 300;
const OFFSET_PX = 10;
const TOLERANCE_MS = 20;

const headingsOf = (route: string): number => builtHtml(route).match(/<h2[^>]* id=/g)?.length ?? 0;

/** The page with the most headings: the one that scrolls most. */
const route = pages.map(({path}) => path).sort((a, b) => headingsOf(b) - headingsOf(a))[0] ?? '';

const active = (page: Page) => page.locator('.theme-doc-sidebar-menu a[aria-current="location"]');

async function ids(page: Page): Promise<string[]> {
  return page.locator('article h2[id]').evaluateAll((all) => all.map(({id}) => id));
}

/** Scrolls until the top of the heading is this far below the navigation bar. */
async function scrollTo(page: Page, id: string, below: number): Promise<void> {
  await page.evaluate(
    ({id, below}) => {
      const bar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
      const top = document.getElementById(id)?.getBoundingClientRect().top ?? 0;
      window.scrollBy({top: Math.round(top - bar - below), behavior: 'instant'});
    },
    {id, below},
  );
}

test.beforeEach(async ({page}) => {
  // Low, so that every heading can be scrolled to the top.
  await page.setViewportSize({width: 1280, height: 300});
  await openAwake(page, route);
});

test('above the first heading none is marked', async ({page}) => {
  await expect(active(page)).toHaveCount(0);
});

test('a heading is marked once it is 10 px under the navigation bar, and not before', async ({page}) => {
  const all = await ids(page);
  expect(all.length).toBeGreaterThan(1);
  for (const [index, id] of all.slice(0, 4).entries()) {
    await scrollTo(page, id, OFFSET_PX + 4);
    await page.waitForTimeout(THROTTLE_MS * 1.5);
    const previous = all[index - 1];
    if (previous === undefined) await expect(active(page), `before ${id}`).toHaveCount(0);
    else await expect(active(page), `before ${id}`).toHaveAttribute('href', `#${previous}`);
    await scrollTo(page, id, OFFSET_PX - 1);
    await expect(active(page), `at ${id}`).toHaveAttribute('href', `#${id}`);
    await expect(active(page)).toHaveCount(1);
  }
});

test('the mark moves at most every 300 ms while scrolling, and ends at the last position', async ({page}) => {
  const all = await ids(page);
  const changes = await page.evaluate(async () => {
    const times: number[] = [];
    const watcher = new MutationObserver(() => times.push(performance.now()));
    const menu = document.querySelector('.theme-doc-sidebar-menu');
    if (menu) watcher.observe(menu, {subtree: true, attributes: true, attributeFilter: ['aria-current']});
    const start = performance.now();
    const end = document.documentElement.scrollHeight;
    // Up and down through the whole page, so that a new heading passes at nearly every frame.
    for (let now = start; now - start < 2400; now = performance.now()) {
      window.scrollTo({top: Math.abs(Math.sin((now - start) / 90)) * end, behavior: 'instant'});
      await new Promise((frame) => requestAnimationFrame(frame));
    }
    watcher.disconnect();
    return times;
  });
  expect(changes.length).toBeGreaterThan(1);
  const gaps = changes.slice(1).map((time, index) => time - (changes[index] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(THROTTLE_MS - TOLERANCE_MS);
  const last = all[1] ?? '';
  await scrollTo(page, last, 0);
  await expect(active(page)).toHaveAttribute('href', `#${last}`, {timeout: THROTTLE_MS * 3});
});
