import {expect} from '@playwright/test';
import type {Surface} from '../support/surface';

/** The terms whose shown definition leaves the window, as far as the page can be scrolled, or has a width of nothing. */
function cutOff(page: Surface): Promise<string[]> {
  return page.locator('[data-static-content] [data-term]').evaluateAll((terms) =>
    terms.flatMap((term) => {
      const word = term.querySelector('dfn');
      word?.scrollIntoView({block: 'center'});
      word?.focus({preventScroll: true});
      const {left, right, top, bottom, width} = term.querySelector('[role=tooltip]')?.getBoundingClientRect() ?? {};
      const {clientWidth, clientHeight} = document.documentElement;
      const inside =
        left !== undefined &&
        left >= 0 &&
        Number(right) <= clientWidth &&
        Number(bottom) <= clientHeight &&
        Number(top) >= 0;
      word?.blur();
      return inside && Number(width) > 100 ? [] : [`${term.textContent} ${left} ${right} ${top} ${bottom}`];
    }),
  );
}

/** The definition of each term, when it shows, is inside the window. */
export async function expectDefinitionsInside(page: Surface, path: string): Promise<void> {
  expect.soft(await cutOff(page), `${path}: definitions that are cut off`).toEqual([]);
  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
}
