import {expect, test, type Page} from '@playwright/test';
import {hostInHalves} from './support/halves';
import {clipboard, expectHydrated, expectSameDocument, expectUnderBar, mark} from './support/page';
import {builtHtml} from './support/site';
import {isApplicationLoading, slowNetwork} from './support/slow';

const ROUTE = '/introduction/authentication.html';
const LONG = '/endpoints/v1/hook.html';

/** Opens a page on a slow network and leaves it alone until its own files are there. */
async function arrive(page: Page, address: string): Promise<void> {
  await slowNetwork(page);
  await page.goto(address, {waitUntil: 'networkidle'});
  expect(await isApplicationLoading(page), 'the application before any act').toBe(false);
}

const colourMode = (page: Page) => page.getByRole('button', {name: /^Colour mode/});
const choice = (page: Page) => page.locator('html').getAttribute('data-theme-choice');

test('reading and scrolling load no application', async ({page}) => {
  await arrive(page, LONG);
  // Beside the text: a link under the pointer would be a sign of intent.
  const text = await page.locator('article p').first().boundingBox();
  await page.mouse.move((text?.x ?? 0) - 4, 400);
  await page.mouse.wheel(0, 3000);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Home');
  await page.waitForTimeout(300);
  expect(await isApplicationLoading(page)).toBe(false);
});

test('the sidebar marks the heading that is being read without the application', async ({page}) => {
  await arrive(page, LONG);
  const ids = await page.locator('article h2[id]').evaluateAll((all) => all.map(({id}) => id));
  await page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), ids[2] ?? '');
  await expect(page.locator('[data-page-headings] a[aria-current]')).toHaveAttribute('href', `#${ids[2]}`);
  expect(await isApplicationLoading(page)).toBe(false);
});

for (const [how, press] of [
  ['a click', (page: Page) => colourMode(page).click()],
  [
    'a click without pointer, as assistive technology makes it',
    (page: Page) => colourMode(page).dispatchEvent('click'),
  ],
  ['the Enter key', (page: Page) => colourMode(page).press('Enter')],
] as const) {
  test(`${how} on the colour mode changes it at once, and once`, async ({page}) => {
    await arrive(page, ROUTE);
    await press(page);
    expect(await choice(page)).toBe('light');
    await page.locator('.navbar__brand').hover();
    await expectHydrated(page);
    expect(await choice(page)).toBe('light');
    await colourMode(page).click();
    expect(await choice(page)).toBe('dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(colourMode(page)).toHaveAttribute('aria-label', 'Colour mode: dark');
    await page.reload();
    expect(await choice(page)).toBe('dark');
  });
}

test('copy', async ({page}) => {
  await arrive(page, ROUTE);
  const button = page.locator('article button[data-copy-code]:visible').first();
  const code = await button.locator('xpath=ancestor::figure[1]').locator('code').innerText();
  await button.click();
  await expect(button).toHaveText('Copied');
  expect(await clipboard(page)).toBe(code);
});

test('the language of the samples', async ({page}) => {
  await arrive(page, ROUTE);
  const button = page.getByRole('button', {name: 'Python', exact: true}).first();
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-sample="python"]').first()).toBeVisible();
  await expectHydrated(page);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
});

test('details', async ({page}) => {
  await arrive(page, LONG);
  const details = page.locator('[data-static-content] .markdown details:not(.theme-doc-toc-mobile)').first();
  await expect(details).not.toHaveAttribute('open');
  await details.locator('summary').first().click();
  await expect(details).toHaveAttribute('open');
  await expectHydrated(page);
  await expect(details).toHaveAttribute('open');
});

test('the filter of the reference', async ({page}) => {
  await arrive(page, '/');
  await page.locator('[data-filter]').click();
  await page.keyboard.type('sendSalesInvoice');
  await expect(page.locator('details[data-find]:visible')).toHaveCount(1);
  await expectHydrated(page);
  await expect(page.locator('[data-filter]')).toHaveValue('sendSalesInvoice');
  await expect(page.locator('details[data-find]:visible')).toHaveCount(1);
});

test('a deep link opens its operation', async ({page}) => {
  await arrive(page, '/#sendSalesInvoice');
  await expect(page.locator('details#sendSalesInvoice')).toHaveAttribute('open');
  await expectUnderBar(page.locator('details#sendSalesInvoice'));
});

test('a link is a plain one while the application is not there; Back returns to the place', async ({page}) => {
  await arrive(page, LONG);
  await page.evaluate(() => window.scrollTo(0, 12_000));
  const before = await page.evaluate(() => window.scrollY);
  await mark(page);
  await page
    .locator('.navbar__link', {hasText: 'Business documents'})
    .evaluate((link) => (link as HTMLElement).click());
  await expect(page).toHaveURL('/documents/overview.html');
  await page.goBack();
  await expect(page).toHaveURL(LONG);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('a link that the pointer rested on leads on inside the running site', async ({page}) => {
  await arrive(page, ROUTE);
  const link = page.locator('.navbar__link', {hasText: 'Business documents'});
  await link.hover();
  await expectHydrated(page);
  await mark(page);
  await link.click();
  await expect(page.locator('h1')).toHaveText('Business documents');
  await expectSameDocument(page);
});

test('an act on a document that is still arriving counts', async ({page}) => {
  const host = await hostInHalves(LONG);
  try {
    await page.goto(host.address, {waitUntil: 'commit'});
    const group = page.locator('.theme-doc-sidebar-menu .menu__link--sublist').last();
    await group.dispatchEvent('focusin');
    await group.dispatchEvent('click');
    expect(await isApplicationLoading(page), 'the application in half a document').toBe(false);
    host.sendRest();
    await expectHydrated(page);
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('article h2[id]')).toHaveCount(builtHtml(LONG).match(/<h2[^>]* id=/g)?.length ?? 0);
  } finally {
    host.stop();
  }
});

test('the skip link', async ({page}) => {
  await arrive(page, ROUTE);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toBeInViewport();
});

test('a group of the sidebar opens', async ({page}) => {
  await arrive(page, ROUTE);
  const group = page.locator('.theme-doc-sidebar-menu .menu__link--sublist', {hasText: /^Endpoints$/});
  await group.dispatchEvent('focusin');
  await group.dispatchEvent('click');
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveURL(ROUTE);
});

for (const [how, start] of [
  ['a click', (page: Page) => page.getByRole('combobox', {name: 'Search'}).click()],
  ['the key', (page: Page) => page.keyboard.press('ControlOrMeta+k')],
] as const) {
  test(`search by ${how}, with what is typed before the application is there`, async ({page}) => {
    await arrive(page, ROUTE);
    await start(page);
    const box = page.getByRole('combobox', {name: 'Search'});
    await expect(box).toBeFocused();
    await page.keyboard.type('invoice');
    await expectHydrated(page);
    await expect(box).toHaveValue('invoice');
    await expect(box).toBeFocused();
    await expect(page.getByRole('option').first()).toBeVisible();
  });
}

test.describe('on a phone', {tag: '@phone'}, () => {
  test('a touch that scrolls loads no application', async ({page}) => {
    await arrive(page, LONG);
    await page.touchscreen.tap(200, 420);
    await page.evaluate(() => window.scrollTo(0, 4000));
    await page.waitForTimeout(300);
    expect(await isApplicationLoading(page)).toBe(false);
  });

  test('a tap on the menu button opens the menu', async ({page}) => {
    await arrive(page, ROUTE);
    await page.locator('.navbar__toggle').tap();
    await expect(page.locator('.navbar-sidebar')).toBeInViewport();
  });

  test('a tap on the headings of the page opens their list', async ({page}) => {
    await arrive(page, ROUTE);
    const list = page.locator('.theme-doc-toc-mobile');
    await list.locator('summary').tap();
    await expect(list.locator('a').first()).toBeVisible();
  });
});
