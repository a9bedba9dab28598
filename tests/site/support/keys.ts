import {expect, type Locator, type Page} from '@playwright/test';
import {expectHydrated} from './page';

/** Whether what has the focus can be seen: 'seen', or what is wrong with it. */
const focusSeen = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'the focus is lost';
    // What is drawn of it: itself, the line of an element of a tree, or, of a field that is not drawn, its label or editor.
    const drawn = [
      element,
      element.querySelector(':scope > details > summary'),
      element.closest('label'),
      element.closest('.monaco-editor'),
    ];
    const marked = drawn.find((each) => {
      if (!each) return false;
      const {outlineStyle, outlineWidth} = getComputedStyle(each);
      const isDrawn = each.checkVisibility({opacityProperty: true, visibilityProperty: true});
      return isDrawn && outlineStyle !== 'none' && outlineWidth !== '0px';
    });
    const name = element.outerHTML.slice(0, 120);
    if (!marked) return `nothing marks ${name}`;
    const isOnTop = ({left, right, top, bottom}: DOMRect): boolean => {
      const middle = (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2;
      const hit = document.elementFromPoint((left + right) / 2, middle);
      return hit !== null && (marked.contains(hit) || hit.contains(marked));
    };
    const inWindow = Array.from(marked.getClientRects()).filter(
      ({top, bottom, width}) => bottom > 0 && top < window.innerHeight && width > 0,
    );
    if (inWindow.length === 0) return `outside of the window: ${name}`;
    return inWindow.some(isOnTop) ? 'seen' : `covered: ${name}`;
  });

/** Expects that what has the focus can be seen. */
export const expectFocusSeen = (page: Page, when: string): Promise<void> =>
  expect.poll(() => focusSeen(page), when).toBe('seen');

/** Presses a key, and expects that what then has the focus can be seen. */
export async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await expectFocusSeen(page, key);
}

/** Presses Tab, or another key, until an element has the focus; each stop on the way can be seen. Gives the number of stops, which has a bound. */
export async function tabTo(page: Page, target: Locator, most: number, key = 'Tab'): Promise<number> {
  const isThere = target.and(page.locator(':focus'));
  for (let stop = 1; stop <= most; stop += 1) {
    await press(page, key);
    if ((await isThere.count()) > 0) return stop;
  }
  throw new Error(`${most} times ${key} did not lead to ${String(target)}`);
}

/** Expects that the next stop is the skip link, and follows it past the navigation. */
export async function skipToMain(page: Page): Promise<void> {
  await press(page, 'Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  // A Tab is a sign of intent: what the first keys do before the application is there is in firstActs.spec.ts.
  await expectHydrated(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('main:focus, main article:focus')).toHaveCount(1);
}
