import {expect} from '@playwright/test';
import type {Surface} from '../support/surface';

/** A low window, in which a long sidebar has to be scrolled. It is scrolled once, as the page opens. */
export const LOW_WINDOW = {width: 1280, height: 500};

/** The entry of the page is in the view of the sidebar, with the heads of its groups. */
export async function expectEntryInView(page: Surface, path: string): Promise<void> {
  const current = page.locator('.theme-doc-sidebar-menu [aria-current="page"]');
  await expect.soft(current, path).toBeVisible();
  const isInView = (): Promise<boolean> =>
    current.evaluate((link) => {
      const {top, bottom} = link.getBoundingClientRect();
      return top >= 60 && bottom <= window.innerHeight;
    });
  await expect.soft.poll(isInView, {message: `${path}: entry of the sidebar`}).toBe(true);
}
