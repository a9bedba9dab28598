import {expect, test, type Page} from './support/test';
import {expectSameDocument, expectUnderBar, mark, open} from './support/page';
import {frontMatterOf} from './support/site';

const FIRST = '/introduction/overview.html';
const SECOND = '/introduction/gettingStarted.html';

const hamburger = (page: Page) => page.locator('.navbar__toggle');
const sidebar = (page: Page) => page.locator('.navbar-sidebar');

test.describe('on a phone', {tag: '@phone'}, () => {
  test('the hamburger opens the sidebar; close button, Escape and backdrop close it; its main menu leads to the other sections', async ({
    page,
  }) => {
    await open(page, FIRST);
    await hamburger(page).tap();
    await expect(sidebar(page)).toBeInViewport();
    await page.locator('.navbar-sidebar__close').tap();
    await expect(sidebar(page)).not.toBeInViewport();
    await hamburger(page).tap();
    await expect(sidebar(page)).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(sidebar(page)).not.toBeInViewport();
    await hamburger(page).tap();
    await expect(sidebar(page)).toBeInViewport();
    await page.touchscreen.tap(380, 400);
    await expect(sidebar(page)).not.toBeInViewport();

    await hamburger(page).tap();
    await sidebar(page).locator('.navbar-sidebar__back').tap();
    await sidebar(page).locator('a', {hasText: 'Platform'}).tap();
    await expect(page).toHaveURL('/platform/introduction/overview.html');
    await expect(sidebar(page)).not.toBeInViewport();
  });

  test('choosing a heading of the page in the sidebar closes it and shows the heading; so does choosing a page, whose headings stand at its top, folded', async ({
    page,
  }) => {
    await open(page, FIRST);
    await mark(page);
    await hamburger(page).tap();
    await expect(sidebar(page)).toBeInViewport();
    const heading = sidebar(page).locator('ul[aria-label="On this page"] a').last();
    const here = ((await heading.getAttribute('href')) ?? '').slice(1);
    await heading.tap();
    await expect(sidebar(page)).not.toBeInViewport();
    await expect(page.locator(`[id="${here}"]`)).toBeInViewport();

    await hamburger(page).tap();
    await sidebar(page).locator(`a[href="${SECOND}"]`).first().tap();
    await expect(page).toHaveURL(SECOND);
    await expect(page.locator('h1')).toHaveText(frontMatterOf(SECOND).title);
    await expect(sidebar(page)).not.toBeInViewport();

    const contents = page.locator('.theme-doc-toc-mobile');
    await contents.locator('summary').tap();
    const link = contents.locator('a').last();
    await expect(link).toBeVisible();
    const id = ((await link.getAttribute('href')) ?? '').slice(1);
    await link.tap();
    await expect(page).toHaveURL(`${SECOND}#${id}`);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    await expectSameDocument(page);
  });

  test('a heading reached from the contents stands under the navigation bar', async ({page}) => {
    await open(page, SECOND);
    await page.setViewportSize({width: 390, height: 300});
    await page.locator('.theme-doc-toc-mobile summary').tap();
    const link = page.locator('.theme-doc-toc-mobile a').first();
    const id = ((await link.getAttribute('href')) ?? '').slice(1);
    await link.tap();
    await expectUnderBar(page.locator(`[id="${id}"]`));
  });
});
