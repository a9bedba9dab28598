import {expect, test, type Page} from '@playwright/test';
import {pages} from './support/site';
import {expectedSidebar, type SidebarLine} from './support/sidebars';

/** The lines of the sidebar that the static HTML shows. */
function shownSidebar(page: Page): Promise<SidebarLine[]> {
  return page.locator('.theme-doc-sidebar-menu').evaluate((menu) => {
    const depthOf = (element: Element): number => {
      let depth = 0;
      for (let node = element.parentElement; node && node !== menu.parentElement; node = node.parentElement) {
        if (node.matches('ul.menu__list')) depth += 1;
      }
      return depth;
    };
    const selector = '.menu__list-item-collapsible > .menu__link, .theme-doc-sidebar-item-link > a';
    return Array.from(menu.querySelectorAll<HTMLElement>(selector)).map((line) => ({
      depth: depthOf(line),
      label: line.textContent.trim(),
      href: line.getAttribute('href') ?? '',
    }));
  });
}

/** The second-level headings of the text, as address and words. */
function headings(page: Page): Promise<string[][]> {
  return page.locator('article h2[id]').evaluateAll((all) =>
    all.map((heading) => {
      const text = heading.cloneNode(true) as Element;
      text.querySelector('.hash-link')?.remove();
      return [`#${heading.id}`, text.textContent.trim()];
    }),
  );
}

test.describe('the sidebar in the static HTML', {tag: '@no-js'}, () => {
  for (const section of ['root', 'documents', 'platform', 'vpd']) {
    test(`${section}: groups, pages and order of sidebars.ts, other groups closed, the current page marked, its headings below it`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      for (const {path} of pages.filter((route) => route.section === section)) {
        await page.goto(path, {waitUntil: 'domcontentloaded'});
        expect.soft(await shownSidebar(page), path).toEqual(expectedSidebar(section, path));
        const menu = page.locator('.theme-doc-sidebar-menu');
        const current = menu.locator('a[aria-current="page"]');
        await expect.soft(current, path).toHaveCount(1);
        await expect.soft(current, path).toHaveAttribute('href', path);
        await expect.soft(current, path).toBeVisible();
        const inText = await headings(page);
        const list = menu.locator('ul[aria-label="On this page"]');
        const shown = await list
          .locator('a')
          .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.textContent.trim()]));
        expect.soft(shown, `${path}: headings`).toEqual(inText);
        if (inText.length === 0) continue;
        const before = list.locator('xpath=ancestor::li[1]/preceding-sibling::li[1]/a');
        await expect.soft(before, `${path}: the headings stand under its entry`).toHaveAttribute('href', path);
      }
    });
  }
});
