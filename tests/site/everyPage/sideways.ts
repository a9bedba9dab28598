import {expect} from '@playwright/test';
import type {Surface, Unpainted} from '../support/surface';

/** The widths at which the page scrolls sideways, with the first elements that leave the window. A frame has each of them in turn; a window keeps its own. */
const tooWide = (page: Surface, widths: readonly number[]): Promise<string[]> =>
  page.evaluate(
    (all) =>
      all.flatMap((width) => {
        if (window.frameElement) (window.frameElement as HTMLElement).style.width = `${width}px`;
        const leaves = (element: Element): boolean =>
          element.getBoundingClientRect().right > width + 0.5 && element.closest('pre, .navbar-sidebar') === null;
        const {scrollWidth} = document.documentElement;
        if (scrollWidth <= width) return [];
        const elements = Array.from(document.querySelectorAll('main *')).filter(leaves).slice(0, 3);
        return [`${width}: ${scrollWidth}`, ...elements.map((element) => element.outerHTML.slice(0, 160))];
      }),
    widths,
  );

/** The page does not scroll sideways in a window, whose width is given because that of a phone is as wide as the widest element. */
export async function expectNoSidewaysScroll(page: Surface, path: string, width: number): Promise<void> {
  expect.soft(await tooWide(page, [width]), `${path}: scrolls sideways`).toEqual([]);
}

/** The page scrolls sideways at none of the widths. It keeps the last. Nothing is drawn between them, so that each costs a layout alone. */
export async function expectRoom(page: Unpainted, path: string, widths: readonly number[]): Promise<void> {
  expect.soft(await tooWide(page, widths), `${path}: scrolls sideways`).toEqual([]);
}
