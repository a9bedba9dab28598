import {expect, test, type Page} from './support/test';
import {open} from './support/page';
import {builtHtml} from './support/site';

// everyPage.spec.ts holds that the first frame of every page fills a large window.
const FROM = '/introduction/overview.html';
const TO = '/endpoints/v1/hook.html';

/** Clicks a link in the text that the pointer rests on, and tells of each frame of the next page how high its document is, in pixels. */
async function frames(page: Page, address: string): Promise<number[]> {
  await open(page, FROM);
  const link = page.locator('[data-static-content] a[href*=".html"]:visible').first();
  await link.evaluate((element, target) => element.setAttribute('href', target), address);
  await link.hover();
  return link.evaluate(
    (element) =>
      new Promise<number[]>((resolve) => {
        const heading = document.querySelector('h1');
        const heights: number[] = [];
        const look = (): void => {
          if (document.querySelector('h1') !== heading) heights.push(document.documentElement.scrollHeight);
          if (heights.length === 10) resolve(heights);
          else requestAnimationFrame(look);
        };
        (element as HTMLElement).click();
        requestAnimationFrame(look);
      }),
  );
}

test('a long page that a click leads to is painted before it is laid out as a whole', async ({page}) => {
  const heights = await frames(page, TO);
  const whole = heights.at(-1) ?? 0;
  expect(whole).toBeGreaterThan(20_000);
  expect(heights[0]).toBeLessThan(whole / 4);
});

test('a page that is shown at a heading is laid out as a whole at once', async ({page}) => {
  const id =
    builtHtml(TO)
      .match(/<h2[^>]* id="?([^" >]+)/g)
      ?.at(-1)
      ?.replace(/.* id="?/, '') ?? '';
  const heights = await frames(page, `${TO}#${id}`);
  expect(heights[0]).toBeGreaterThan(20_000);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});
