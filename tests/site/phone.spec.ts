import {expect, test} from '@playwright/test';
import {hydrate, openAll} from './support/page';
import {routes} from './support/site';

const WIDTHS = [390, 320];

test.describe('on a phone', {tag: '@phone'}, () => {
  for (const {path} of [...routes, {path: '/404.html'}, {path: '/search.html?q=invoice'}]) {
    test(`${path} does not scroll sideways`, async ({page}) => {
      if (path === '/' || path === '/v1.html') test.slow();
      await page.goto(path);
      await hydrate(page);
      await openAll(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({width, height: 844});
        const {scrollWidth, wide} = await page.evaluate((limit) => {
          const tooWide = (element: Element): boolean =>
            element.getBoundingClientRect().right > limit + 0.5 &&
            element.closest('pre, .diagram, .navbar-sidebar') === null;
          return {
            scrollWidth: document.documentElement.scrollWidth,
            wide: Array.from(document.querySelectorAll('main *'))
              .filter(tooWide)
              .slice(0, 3)
              .map((element) => element.outerHTML.slice(0, 160)),
          };
        }, width);
        expect(scrollWidth, `${width} px wide; too wide: ${wide.join('\n')}`).toBeLessThanOrEqual(width);
      }
    });
  }
});
