import {expect} from '@playwright/test';
import type {Surface} from '../support/surface';

/** How wide the page is, and the first elements that leave the window. The window of a phone is as wide as the widest of them, so its width is given. */
const widths = (page: Surface, limit: number) =>
  page.evaluate((width) => {
    const tooWide = (element: Element): boolean =>
      element.getBoundingClientRect().right > width + 0.5 && element.closest('pre, .diagram, .navbar-sidebar') === null;
    const {scrollWidth} = document.documentElement;
    const elements = scrollWidth > width ? Array.from(document.querySelectorAll('main *')).filter(tooWide) : [];
    return {scrollWidth, wide: elements.slice(0, 3).map((element) => element.outerHTML.slice(0, 160))};
  }, limit);

/** The page does not scroll sideways. */
export async function expectNoSidewaysScroll(page: Surface, path: string, width: number): Promise<void> {
  const {scrollWidth, wide} = await widths(page, width);
  expect.soft(scrollWidth, `${path}: scrolls sideways; too wide: ${wide.join('\n')}`).toBeLessThanOrEqual(width);
}
