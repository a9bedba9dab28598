import {expect, test, type Page} from './support/test';
import {press} from './support/keys';
import {expectUnderBar, open} from './support/page';

const ROUTE = '/introduction/authentication.html';
/** A page with long code. */
const CODE = '/endpoints/v1/hook.html';

/** What has the focus, as a reader would name it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent.trim() ?? '';
  });

test('Tab goes from the skip link through the top navigation in reading order, and what has the focus can be seen; the skip link leads past it', async ({
  page,
}) => {
  await open(page, ROUTE);
  const skip = page.locator('a', {hasText: 'Skip to main content'});
  const order: string[] = [];
  for (let step = 1; step <= 25; step += 1) {
    await press(page, 'Tab');
    if (step <= 14) order.push(await focused(page));
    if (step > 1) continue;
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
  }
  const wanted = [
    'Skip to main content',
    'Procurement Service Bus',
    'PSB',
    'VPD',
    'Business documents',
    'Platform',
    'API reference',
    'Contact',
  ];
  expect(order.filter((each) => wanted.includes(each))).toEqual(wanted);
  await skip.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toBeInViewport();
});

test('what has the focus does not hide under the navigation bar, nor does a heading reached by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 400});
  await open(page, ROUTE);
  await page.mouse.wheel(0, 5000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.locator('article pre').last().focus();
  for (let step = 0; step < 15; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const hidden = await page.evaluate(() => {
      const element = document.activeElement;
      const bar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
      return element?.closest('article') && element.getBoundingClientRect().bottom <= bar
        ? element.outerHTML.slice(0, 120)
        : '';
    });
    expect(hidden, `Shift+Tab ${step + 1}`).toBe('');
  }
  const link = page.locator('.theme-doc-sidebar-menu ul[aria-label="On this page"] a').first();
  const hash = (await link.getAttribute('href')) ?? '';
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${ROUTE}${hash}`);
  await expectUnderBar(page.locator(`[id="${hash.slice(1)}"]`));
});

test('code can be scrolled with the keyboard in a narrow window', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, CODE);
  const wide = await page
    .locator('article pre')
    .evaluateAll((all) => all.findIndex((each) => each.scrollWidth > each.clientWidth + 40));
  expect(wide, 'the page has one that is too wide').toBeGreaterThanOrEqual(0);
  const part = page.locator('article pre').nth(wide);
  // Tab, not focus(): the keyboard has to get there.
  await part.evaluate((element) => element.before(Object.assign(document.createElement('span'), {tabIndex: -1})));
  await part.locator('xpath=preceding-sibling::span[1]').focus();
  await page.keyboard.press('Tab');
  await expect(part).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => part.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
