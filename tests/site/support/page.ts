import {expect, type Locator, type Page} from '@playwright/test';
import type {Surface} from './surface';

/** Gives the page its first sign of intent, and waits until the application has hydrated it. */
export async function hydrate(page: Surface): Promise<void> {
  await page.locator('a[href]').first().dispatchEvent('focusin');
  await expectHydrated(page);
}

/** Waits until the application has hydrated the page. */
export async function expectHydrated(page: Surface): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/** Opens an address afresh; comes back as soon as the first answer is there, before any redirect. */
export async function arrive(page: Pick<Page, 'goto'>, address: string): Promise<number | undefined> {
  // From the page itself, an address that differs in its hash alone would not be loaded.
  await page.goto('about:blank');
  const response = await page.goto(address, {waitUntil: 'commit'});
  return response?.status();
}

/** Opens an address and hydrates the page. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrate(page);
}

/** Unfolds every folded part of the page, those too that a program adds meanwhile. */
export async function openAll(page: Surface): Promise<void> {
  const folded = (): Promise<number> =>
    page.evaluate(() => {
      const all = document.querySelectorAll<HTMLDetailsElement>('details:not([open])');
      for (const each of Array.from(all)) each.open = true;
      return all.length;
    });
  await expect.poll(folded, 'folded parts').toBe(0);
}

const MARK = '__sameDocument';

/** Leaves a mark in the window that a full page load would wipe out. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate((name) => Reflect.set(window, name, true), MARK);
}

/** Expects that no full page load has happened since `mark`. */
export async function expectSameDocument(page: Page): Promise<void> {
  expect(await page.evaluate((name) => Reflect.get(window, name) === true, MARK), 'a full page load happened').toBe(
    true,
  );
}

/** A colour of src/css/tokens.css as the browser computes it. */
export const colourOf = (page: Page, token: `--${string}`): Promise<string> =>
  page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = `var(${name})`;
    const {color} = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);

/** How far the top of an element is below the bottom of what stays at the top of the window: the navigation bar, or the filter before it of the same part. */
async function belowBar(locator: Locator): Promise<number> {
  return locator.evaluate((element) => {
    const partOf = (each: Element): Element | null => each.closest('[data-filtered], .markdown');
    const bars = Array.from(partOf(element)?.querySelectorAll('[data-filter-bar]') ?? []);
    const isBefore = (bar: Element): boolean =>
      partOf(bar) === partOf(element) && bar.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING;
    const bar = bars.find(isBefore) ?? document.querySelector('.navbar');
    return element.getBoundingClientRect().top - (bar?.getBoundingClientRect().bottom ?? 0);
  });
}

/** Expects that the element is the first thing under the navigation bar. */
export async function expectUnderBar(locator: Locator): Promise<void> {
  await expect.poll(() => belowBar(locator), {message: 'distance to the navigation bar'}).toBeGreaterThanOrEqual(-2);
  await expect.poll(() => belowBar(locator), {message: 'distance to the navigation bar'}).toBeLessThanOrEqual(48);
}

/** The text on the clipboard. */
export function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** The text that an act on the page copies. It waits for it: what was said of an earlier copy may still be on the page. */
export async function copiedBy(page: Page, act: () => Promise<unknown>): Promise<string> {
  const nothing = 'nothing is copied yet';
  await page.evaluate((text) => navigator.clipboard.writeText(text), nothing);
  await act();
  await expect.poll(() => clipboard(page)).not.toBe(nothing);
  return clipboard(page);
}

/** Waits until the page has done what it was told, and has asked for the files that it needs for that: two frames, and a moment in which nothing waits to run. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve()))),
      ),
  );
}
