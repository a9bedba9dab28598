import {expect, test, type Page} from './support/test';
import {hostInHalves} from './support/halves';
import {copiedBy, expectHydrated, expectSameDocument, expectUnderBar, mark} from './support/page';
import {builtHtml} from './support/site';
import {isApplicationLoading} from './support/slow';

const ROUTE = '/introduction/authentication.html';
const LONG = '/endpoints/v1/hook.html';

/**
 * Opens a page afresh and leaves it alone until its own files are there. The application, once an act asks for it, doesn't come before the
 * returned function lets it. everyPageHydrated.spec.ts proves that nothing asks for it when the page is left alone for longer.
 */
async function arrive(page: Page, address: string): Promise<() => void> {
  let letCome = (): void => undefined;
  const held = new Promise<void>((resolve) => (letCome = resolve));
  if (page.url() !== 'about:blank')
    await page.evaluate(() => [localStorage, sessionStorage].forEach((all) => all.clear()));
  await page.goto('about:blank');
  await page.unrouteAll({behavior: 'ignoreErrors'});
  await page.route(/\/assets\/js\/(?:runtime~)?main\./, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address);
  expect(await isApplicationLoading(page), 'the application before any act').toBe(false);
  return letCome;
}

const colourMode = (page: Page) => page.getByRole('button', {name: /^Colour mode/});
const choice = (page: Page) => page.locator('html').getAttribute('data-theme-choice');

test('reading and scrolling load no application, and the sidebar marks the heading that is being read; details open at once, and stay', async ({
  page,
}) => {
  const letApplicationCome = await arrive(page, LONG);
  const ids = await page.locator('article h2[id]').evaluateAll((all) => all.map(({id}) => id));
  await page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), ids[2] ?? '');
  await expect(page.locator('[data-page-headings] a[aria-current]')).toHaveAttribute('href', `#${ids[2]}`);
  // Beside the text: a link under the pointer would be a sign of intent.
  const text = await page.locator('article p').first().boundingBox();
  await page.mouse.move((text?.x ?? 0) - 4, 400);
  const y = (): Promise<number> => page.evaluate(() => window.scrollY);
  const before = await y();
  await page.mouse.wheel(0, 3000);
  await expect.poll(y).toBeGreaterThan(before);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Home');
  await expect.poll(y).toBe(0);
  expect(await isApplicationLoading(page)).toBe(false);
  await test.step('details', async () => {
    const details = page
      .locator('[data-static-content] .markdown details', {hasText: 'Callback: receive an event'})
      .first();
    await expect(details).not.toHaveAttribute('open');
    await details.locator('summary').first().click();
    await expect(details).toHaveAttribute('open');
    letApplicationCome();
    await expectHydrated(page);
    await expect(details).toHaveAttribute('open');
  });
});

/** Expects that a block of code is copied. */
async function expectCopy(page: Page): Promise<void> {
  const button = page.locator('article button[data-copy-code]:visible').first();
  const code = await button.locator('xpath=ancestor::figure[1]').locator('code').innerText();
  expect(await copiedBy(page, () => button.click())).toBe(code);
  await expect(button).toHaveText('Copied');
}

test('before the application, code is copied, and a click, one without pointer as assistive technology makes it, and Enter change the colour mode at once, and once', async ({
  page,
}) => {
  for (const [how, press] of [
    ['a click', () => colourMode(page).click()],
    ['a click without pointer', () => colourMode(page).dispatchEvent('click')],
    ['the Enter key', () => colourMode(page).press('Enter')],
  ] as const) {
    await test.step(how, async () => {
      const letApplicationCome = await arrive(page, ROUTE);
      expect(await choice(page)).not.toBe('light');
      if (how === 'a click') await expectCopy(page);
      await press();
      expect(await choice(page)).toBe('light');
      letApplicationCome();
      await page.locator('.navbar__brand').hover();
      await expectHydrated(page);
      expect(await choice(page)).toBe('light');
      await colourMode(page).click();
      expect(await choice(page)).toBe('dark');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(colourMode(page)).toHaveAttribute('aria-label', 'Colour mode: dark');
    });
  }
  await page.reload();
  expect(await choice(page)).toBe('dark');
});

test('the language of the samples changes before the application, which keeps it', async ({page}) => {
  const letApplicationCome = await arrive(page, ROUTE);
  const button = page.getByRole('button', {name: 'Python', exact: true}).first();
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-sample="python"]').first()).toBeVisible();
  letApplicationCome();
  await expectHydrated(page);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
});

test('a deep link opens its operation, and the filter of the reference acts before the application', async ({page}) => {
  await arrive(page, '/#sendSalesInvoice');
  await expect(page.locator('details#sendSalesInvoice')).toHaveAttribute('open');
  await expectUnderBar(page.locator('details#sendSalesInvoice'));
  const letApplicationCome = await arrive(page, '/');
  await page.locator('[data-filter]').click();
  await page.keyboard.type('sendSalesInvoice');
  await expect(page.locator('details[data-find]:visible')).toHaveCount(1);
  letApplicationCome();
  await expectHydrated(page);
  await expect(page.locator('[data-filter]')).toHaveValue('sendSalesInvoice');
  await expect(page.locator('details[data-find]:visible')).toHaveCount(1);
});

test('a link is a plain one while the application is not there, and Back returns to the place; one that the pointer rested on leads on inside the running site', async ({
  page,
}) => {
  const link = page.locator('.navbar__link', {hasText: 'Business documents'});
  await test.step('without the application', async () => {
    await arrive(page, LONG);
    await page.evaluate(() => window.scrollTo(0, 12_000));
    const before = await page.evaluate(() => window.scrollY);
    await mark(page);
    await link.evaluate((element) => (element as HTMLElement).click());
    await expect(page).toHaveURL('/documents/overview.html');
    await page.goBack();
    await expect(page).toHaveURL(LONG);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  });
  await test.step('after a rest on it', async () => {
    const letApplicationCome = await arrive(page, ROUTE);
    letApplicationCome();
    await link.hover();
    await expectHydrated(page);
    await mark(page);
    await link.click();
    await expect(page.locator('h1')).toHaveText('Business document formats');
    await expectSameDocument(page);
  });
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

test('the skip link leads on, and a group of the sidebar opens', async ({page}) => {
  const letApplicationCome = await arrive(page, ROUTE);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toBeInViewport();
  const group = page.locator('.theme-doc-sidebar-menu .menu__link--sublist', {hasText: /^Endpoints V1$/});
  await group.dispatchEvent('focusin');
  await group.dispatchEvent('click');
  letApplicationCome();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  expect(new URL(page.url()).pathname).toBe(ROUTE);
});

test('search by a click and by the key, with what is typed before the application is there', async ({page}) => {
  const box = page.getByRole('combobox', {name: 'Search'});
  for (const [how, start] of [
    ['a click', () => box.click()],
    ['the key', () => page.keyboard.press('ControlOrMeta+k')],
  ] as const) {
    await test.step(how, async () => {
      const letApplicationCome = await arrive(page, ROUTE);
      await start();
      await expect(box).toBeFocused();
      await page.keyboard.type('invoice');
      letApplicationCome();
      await expectHydrated(page);
      await expect(box).toHaveValue('invoice');
      await expect(box).toBeFocused();
      await expect(page.getByRole('option').first()).toBeVisible();
    });
  }
});

test(
  'on a phone, a touch that scrolls loads no application; a tap on the menu button, and one on the headings of the page, open their list',
  {tag: '@phone'},
  async ({page}) => {
    await arrive(page, LONG);
    await page.touchscreen.tap(200, 420);
    await page.evaluate(() => window.scrollTo(0, 4000));
    await page.waitForTimeout(300);
    expect(await isApplicationLoading(page)).toBe(false);
    const letApplicationCome = await arrive(page, ROUTE);
    await page.locator('.navbar__toggle').tap();
    letApplicationCome();
    await expect(page.locator('.navbar-sidebar')).toBeInViewport();
    await arrive(page, ROUTE);
    const list = page.locator('.theme-doc-toc-mobile');
    await list.locator('summary').tap();
    await expect(list.locator('a').first()).toBeVisible();
  },
);
