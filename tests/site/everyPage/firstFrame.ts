import {expect} from '@playwright/test';
import type {Surface} from '../support/surface';

/** The part of a page that is laid out for the first frame after a click fills the window. */
export async function expectFullFirstFrame(page: Surface, path: string): Promise<void> {
  const {first, whole, window} = await page.evaluate(() => {
    const content = document.querySelector<HTMLElement>('[data-static-content]');
    const all = content?.offsetHeight ?? 0;
    content?.setAttribute('data-arriving', '');
    const height = content?.offsetHeight ?? 0;
    content?.removeAttribute('data-arriving');
    return {first: height, whole: all, window: innerHeight};
  });
  expect.soft(first, `${path}: height of the first frame`).toBeGreaterThanOrEqual(Math.min(whole, window));
}
