import {expect, test, type Page} from './support/test';
import {open} from './support/page';

const START = '/introduction/overview.html';
const NEXT = '/documents/overview.html';

/** Requests that the browser has sent and that get no answer before they are let go. */
interface Held {
  readonly letGo: () => void;
}

/** Holds back requests to an address from now on. */
async function hold(page: Page, address: RegExp): Promise<Held> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return {letGo};
}

const SHOWN = 'fixed 0px 2px';
const GONE = '';

/**
 * What becomes of the bar from now on, on every page: its place and height each time that it shows, nothing when it goes. The page itself tells,
 * because it can't be asked while the browser waits for the next one.
 */
async function watch(page: Page): Promise<string[]> {
  const states: string[] = [];
  await page.exposeFunction('tell', (state: string) => states.push(state));
  await page.addInitScript(() => {
    const tell = (): void => {
      const {content, position, top, height} = getComputedStyle(document.documentElement, '::before');
      (Reflect.get(window, 'tell') as (state: string) => void)(
        content === 'none' ? '' : `${position} ${top} ${height}`,
      );
    };
    new MutationObserver(tell).observe(document, {subtree: true, attributeFilter: ['data-progress']});
  });
  return states;
}

async function expectArrival(page: Page): Promise<void> {
  await expect(page).toHaveURL(NEXT);
  await expect(page.locator('h1')).toHaveText('Business document formats');
  await expect(page.locator('html')).not.toHaveAttribute('data-progress');
}

test('the progress bar shows while the next page is on its way, and goes', async ({page}) => {
  const states = await watch(page);
  await open(page, START);
  const {letGo} = await hold(page, new RegExp(`${NEXT}$`));
  await page.locator('.navbar__link', {hasText: 'Business documents'}).dispatchEvent('click');
  await expect.poll(() => states).toEqual([SHOWN]);
  letGo();
  await expectArrival(page);
  expect(states).toEqual([SHOWN, GONE]);
});

test(
  'it shows where the browser loads the next page, because the application is not there yet; Escape takes it away',
  {tag: ['@phone', '@desktop']},
  async ({page}) => {
    const states = await watch(page);
    await page.route(/\/assets\/js\/(?:runtime~)?main\./, (route) => route.abort());
    await page.goto(START);
    const link = page.locator(`article a[href="${NEXT}"]`).first();
    const address = new RegExp(`${NEXT}$`);
    await test.step('no page comes', async () => {
      await page.route(address, (route) => route.fulfill({status: 204}));
      await link.dispatchEvent('click');
      await expect.poll(() => states).toEqual([SHOWN]);
      await page.keyboard.press('Escape');
      await expect.poll(() => states).toEqual([SHOWN, GONE]);
      await page.unroute(address);
    });
    await test.step('the page comes late', async () => {
      const {letGo} = await hold(page, address);
      await link.dispatchEvent('click');
      await expect.poll(() => states).toEqual([SHOWN, GONE, SHOWN]);
      letGo();
      await expectArrival(page);
    });
  },
);

test('the progress bar ends when the content of the next page is drawn, never before', async ({page}) => {
  const states = await watch(page);
  await open(page, START);
  const {letGo} = await hold(page, /(\.js|\/)$/);
  await page.evaluate(() => {
    const seen: number[] = [];
    Reflect.set(window, 'seen', seen);
    new MutationObserver(() => {
      const isShown = document.documentElement.hasAttribute('data-progress');
      if (!isShown) seen.push(document.querySelectorAll('details[data-find]').length);
    }).observe(document.documentElement, {attributeFilter: ['data-progress']});
  });
  await page.locator('.navbar__link', {hasText: 'API reference'}).dispatchEvent('click');
  await expect.poll(() => states).toEqual([SHOWN]);
  letGo();
  await expect.poll(() => states).toEqual([SHOWN, GONE]);
  const seen = await page.evaluate(() => Reflect.get(window, 'seen') as number[]);
  expect(seen).toHaveLength(1);
  expect(seen[0]).toBeGreaterThan(50);
});
