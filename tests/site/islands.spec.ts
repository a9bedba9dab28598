import {expect, test, type Page, type Response} from '@playwright/test';
import {hydrated, open, wake} from './support/page';

const ROUTE = '/introduction/overview.html';
/** A piece of text that only the script of each island holds. */
const SIGNS = {navbar: 'navbar-sidebar__back', sidebar: 'menu__list-item-collapsible', search: 'navbar__search-input'};
const DELAY_MS = 600;

const colourMode = (page: Page) => page.locator('.navbar__items--right button[title$="mode"]');

/** Names of the islands whose script is among the responses. */
async function islandsIn(responses: readonly Response[]): Promise<string[]> {
  const texts = await Promise.all(responses.map((response) => response.text()));
  return Object.entries(SIGNS).flatMap(([name, sign]) => (texts.some((text) => text.includes(sign)) ? [name] : []));
}

function scriptsOf(page: Page): Response[] {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  return scripts;
}

/** Scripts that are asked for after the page has loaded arrive late, so that a press falls into the gap. */
async function slowFromNow(page: Page): Promise<void> {
  await page.route('**/assets/js/*.js', async (route) => {
    await new Promise((later) => setTimeout(later, DELAY_MS));
    await route.continue();
  });
}

test('navigation bar, sidebar and search are drawn before their script is there', async ({page}) => {
  const scripts = scriptsOf(page);
  await page.goto(ROUTE, {waitUntil: 'networkidle'});
  await hydrated(page);
  await expect(page.locator('[data-island="asleep"]')).toHaveCount(3);
  await expect(page.locator('.navbar-island .navbar__link').first()).toBeVisible();
  await expect(page.locator('.sidebar-island .menu__link').first()).toBeVisible();
  await expect(page.locator('.search-island input')).toBeVisible();
  expect(await islandsIn(scripts)).toEqual([]);
});

test('the first pointer move loads their script', async ({page}) => {
  const scripts = scriptsOf(page);
  await page.goto(ROUTE, {waitUntil: 'networkidle'});
  await hydrated(page);
  scripts.length = 0;
  await wake(page);
  expect(await islandsIn(scripts)).toEqual(Object.keys(SIGNS));
});

test('waking changes nothing that is seen', async ({page}) => {
  await open(page, ROUTE);
  const parts = page.locator('.navbar__brand, .navbar__link, .navbar input, .navbar button, .menu__link');
  const shown = () =>
    parts.evaluateAll((all) => all.map((each) => [each.textContent, JSON.stringify(each.getBoundingClientRect())]));
  const before = await shown();
  await wake(page);
  expect(await shown()).toEqual(before);
});

for (const [how, press] of [
  ['a click', (page: Page) => colourMode(page).click()],
  [
    'a click without pointer, as assistive technology makes it',
    (page: Page) => colourMode(page).evaluate((button) => (button as HTMLButtonElement).click()),
  ],
  ['the Enter key', (page: Page) => colourMode(page).press('Enter')],
] as const) {
  test(`${how} on the colour mode as the very first act is obeyed, once`, async ({page}) => {
    await open(page, ROUTE);
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'system');
    await slowFromNow(page);
    await press(page);
    await expect(page.locator('[data-island="asleep"]')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    await colourMode(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
}

test('the choice of the colour mode is kept over a reload', async ({page}) => {
  await open(page, ROUTE);
  await wake(page);
  await colourMode(page).click();
  await colourMode(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a press on a group of the sidebar as the very first act folds it', async ({page}) => {
  await open(page, ROUTE);
  await slowFromNow(page);
  const group = page.locator('.theme-doc-sidebar-menu .menu__link--sublist').last();
  await group.evaluate((element) => (element as HTMLElement).click());
  await expect(page.locator('[data-island="asleep"]')).toHaveCount(0);
  await expect(page).toHaveURL(ROUTE);
  await expect(group).toHaveAttribute('aria-expanded', 'false');
});

test('the focus stays where it was when the navigation bar wakes', async ({page}) => {
  await open(page, ROUTE);
  await slowFromNow(page);
  const link = page.locator('.navbar__link', {hasText: 'Platform'});
  await link.focus();
  await expect(page.locator('[data-island="asleep"]')).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('the sidebar keeps its scroll position when it wakes', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 300});
  await open(page, ROUTE);
  await slowFromNow(page);
  const menu = page.locator('.sidebar-island .menu');
  await menu.hover();
  await page.mouse.wheel(0, 40);
  const top = (): Promise<number> => menu.evaluate((element) => element.scrollTop);
  await expect.poll(top).toBe(40);
  await wake(page);
  expect(await top()).toBe(40);
});

test.describe('on a phone', {tag: '@phone'}, () => {
  test('a tap on the hamburger as the very first act opens the sidebar', async ({page}) => {
    await open(page, ROUTE);
    await slowFromNow(page);
    await page.locator('.navbar__toggle').tap();
    await expect(page.locator('.navbar-sidebar')).toBeInViewport();
  });
});
