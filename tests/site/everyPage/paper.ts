import {expect, type Page} from '@playwright/test';
import type {Surface} from '../support/surface';

const TOOLS = '.navbar, .theme-doc-sidebar-menu, .pagination-nav, article figure > button';

/** What only a screen has use for is not printed: the navigation and tools of a page with text, and buttons and marks of folding on any. */
export async function expectReadyForPaper(window: Page, page: Surface, path: string, hasText: boolean): Promise<void> {
  await window.emulateMedia({media: 'print'});
  if (hasText) {
    await expect.soft(page.locator('article h1'), path).toBeVisible();
    await expect.soft(page.locator(TOOLS).filter({visible: true}), `${path}: tools in print`).toHaveCount(0);
  }
  await expect.soft(page.locator('main button').filter({visible: true}), `${path}: buttons in print`).toHaveCount(0);
  const marks = await page.locator('main summary').evaluateAll((all) =>
    all.filter((each) => {
      const shown = (element: Element, part: string): boolean => {
        const {content, display} = getComputedStyle(element, part);
        return content !== 'none' && content !== 'normal' && display !== 'none';
      };
      return (
        ['::before', '::after'].some((part) => shown(each, part)) || getComputedStyle(each).listStyleType !== 'none'
      );
    }),
  );
  expect.soft(marks.length, `${path}: marks of folding in print`).toBe(0);
  await window.emulateMedia({media: null});
}
