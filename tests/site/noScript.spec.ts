import {coveringPages} from './support/cover';
import {hiddenTexts} from './support/hidden';
import {expect, test} from './support/test';

/** What a page may hide from a reader without script. */
const HIDDEN = [
  // It would do nothing.
  'button',
  '[data-needs-script]',
  // A choice of language or environment; the code is there in every language, one below the other.
  '[class^="choice_"]',
  // Shown to a pointer or to the focus; the glossary has the same words.
  '[role="tooltip"]',
  '.hash-link',
  // An open operation has its method and path again, in full.
  'details[data-find][open] > summary > :is(code, [data-method])',
  // In a wide window the sidebar has the headings, and in a narrow one the page.
  '.theme-doc-toc-mobile',
  '[data-page-headings]',
];

test.describe('a phone without script', {tag: '@no-js'}, () => {
  test.use({viewport: {width: 390, height: 844}});

  test('has the sections in the bar and the pages of the section below the text', async ({page}) => {
    await page.goto('/introduction/overview.html');
    for (const section of ['VPD', 'Business documents', 'Platform', 'API reference']) {
      await expect(page.locator('.navbar').getByRole('link', {name: section, exact: true})).toBeVisible();
    }
    const entry = page.locator('.theme-doc-sidebar-menu a[href="/introduction/authentication.html"]');
    await expect(entry).toBeVisible();
    const below = await entry.evaluate(
      (link) =>
        link.getBoundingClientRect().top - (document.querySelector('main')?.getBoundingClientRect().bottom ?? 0),
    );
    expect(below).toBeGreaterThan(0);
    await entry.click();
    await expect(page.locator('h1')).toHaveText('Authentication');
    await page.locator('.navbar').getByRole('link', {name: 'Platform', exact: true}).click();
    await expect(page).toHaveURL('/platform/introduction/overview.html');
  });

  test('shows nothing that would be dead', async ({page}) => {
    await page.goto('/endpoints/v1/hook.html');
    await expect(page.locator('button:visible')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test(
  'without script every page shows all of its text, tables and code, in every language of its samples',
  {tag: '@no-js'},
  async ({page}) => {
    for (const path of coveringPages()) {
      await page.goto(path);
      expect.soft(await hiddenTexts(page, HIDDEN), path).toEqual([]);
    }
    await page.goto('/introduction/gettingStarted.html');
    for (const language of ['curl', 'csharp', 'java', 'javascript', 'python', 'php']) {
      await expect(page.locator(`main [data-sample="${language}"] pre`).first(), language).toBeVisible();
    }
  },
);
