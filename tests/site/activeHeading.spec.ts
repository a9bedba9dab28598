import {expect, test, type Page} from './support/test';
import {open} from './support/page';
import {builtHtml, pages} from './support/site';

const THROTTLE_MS = 300;
const OFFSET_PX = 10;
const HEIGHT = 300;
/** How far the line at 35 % of the low window is below the navigation bar, which is 60 px high. */
const LINE_BELOW_BAR = HEIGHT * 0.35 - 60;

const headingsOf = (route: string): number => builtHtml(route).match(/<h2[^>]* id=/g)?.length ?? 0;

/** The lightest page that scrolls through many headings. */
const route =
  pages
    .map(({path}) => path)
    .filter((path) => headingsOf(path) >= 12)
    .sort((a, b) => builtHtml(a).length - builtHtml(b).length)[0] ?? '';

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

/** Opens the page in a low window, so that every heading can be scrolled to the top. */
async function openLow(page: Page): Promise<void> {
  await page.setViewportSize({width: 1280, height: HEIGHT});
  await open(page, route);
}

test('a heading is marked once it is above 35 % of the window, and not before', async ({page}) => {
  await openLow(page);
  await expect(active(page), 'above the first heading none is marked').toHaveCount(0);
  const all = await ids(page);
  const far = all[5] ?? '';
  expect(far, 'headings enough').not.toBe('');
  for (const [index, id] of all.slice(0, 4).entries()) {
    // From a heading further on, so that the mark has to move to the right one, and is not right by not moving yet.
    await scrollTo(page, far, 0);
    await expect(active(page)).toHaveAttribute('href', `#${far}`);
    await scrollTo(page, id, LINE_BELOW_BAR + 4);
    const previous = all[index - 1];
    if (previous === undefined) await expect(active(page), `before ${id}`).toHaveCount(0);
    else await expect(active(page), `before ${id}`).toHaveAttribute('href', `#${previous}`);
    await scrollTo(page, id, LINE_BELOW_BAR - 1);
    await expect(active(page), `at ${id}`).toHaveAttribute('href', `#${id}`);
    await expect(active(page)).toHaveCount(1);
  }
});

test('a heading that the reader chose is marked while it is within 10 px of its place, also when the next one is above the line', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 2000});
  await page.goto(route);
  const all = await ids(page);
  const [chosen, next] = [all[1] ?? '', all[2] ?? ''];
  await page.locator(`.theme-doc-sidebar-menu a[href="#${chosen}"]`).click();
  await expect(active(page)).toHaveAttribute('href', `#${chosen}`);
  const nextTop = await page.evaluate((id) => document.getElementById(id)?.getBoundingClientRect().top ?? 0, next);
  expect(nextTop, `${next} is above the line`).toBeLessThan(700);
  await page.mouse.wheel(0, OFFSET_PX + 40);
  await expect(active(page)).not.toHaveAttribute('href', `#${chosen}`);
});

test('the mark moves at most every 300 ms while scrolling, and ends at the last position', async ({page}) => {
  await openLow(page);
  const all = await ids(page);
  const {changes, elapsed} = await page.evaluate(async () => {
    let changes = 0;
    const watcher = new MutationObserver(() => (changes += 1));
    const menu = document.querySelector('.theme-doc-sidebar-menu');
    if (menu) watcher.observe(menu, {subtree: true, attributes: true, attributeFilter: ['aria-current']});
    const start = performance.now();
    const end = document.documentElement.scrollHeight;
    // Up and down through the whole page, so that a new heading passes at nearly every frame; a busy machine draws few frames, so as long as it takes.
    for (let now = start; now - start < 1200 || changes < 2; now = performance.now()) {
      window.scrollTo({top: Math.abs(Math.sin((now - start) / 90)) * end, behavior: 'instant'});
      await new Promise((frame) => requestAnimationFrame(frame));
    }
    watcher.disconnect();
    return {changes, elapsed: performance.now() - start};
  });
  expect(changes).toBeLessThanOrEqual(elapsed / THROTTLE_MS + 1);
  const last = all[1] ?? '';
  await scrollTo(page, last, 0);
  await expect(active(page)).toHaveAttribute('href', `#${last}`);
});

test('at the end of the page the last heading is marked, or the one that was asked for', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await page.goto(route);
  const all = await ids(page);
  await page.evaluate(() => window.scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'}));
  await expect(active(page)).toHaveAttribute('href', `#${all.at(-1)}`);
  const inView = await page
    .locator('article h2[id]')
    .evaluateAll((headings) => headings.filter((each) => each.getBoundingClientRect().top > 100).map(({id}) => id));
  const asked = inView.at(-2) ?? inView[0] ?? '';
  await page.locator(`.theme-doc-sidebar-menu a[href="#${asked}"]`).evaluate((link) => (link as HTMLElement).click());
  await expect(active(page)).toHaveAttribute('href', `#${asked}`);
});

test("the page's own entry and the marked heading are in the sidebar's view", async ({page}) => {
  await page.setViewportSize({width: 1280, height: 500});
  await page.goto('/endpoints/v1-beta/review.html');
  const inView = (selector: string): Promise<boolean> =>
    page.locator(`.theme-doc-sidebar-menu ${selector}`).evaluate((link) => {
      const view = link.closest('nav')?.getBoundingClientRect();
      const box = link.getBoundingClientRect();
      return view !== undefined && box.top >= view.top && box.bottom <= view.bottom;
    });
  await expect.poll(() => inView('[aria-current="page"]')).toBe(true);
  await page.evaluate(() => window.scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'}));
  await expect(active(page)).toHaveCount(1);
  await expect.poll(() => inView('[aria-current="location"]')).toBe(true);
});
