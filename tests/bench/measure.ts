import type {Browser, BrowserContextOptions, Page} from '@playwright/test';
import {slowNetwork} from '../site/support/slow';
import {siteAddress} from '../site/support/site';

/** What a page is read with: how many times slower its processor is, whether its network is that of a slow phone. */
export interface Conditions {
  readonly slower?: number;
  readonly slowNetwork?: boolean;
  readonly phone?: boolean;
}

/** Something whose time is of interest. */
export interface Measure {
  readonly name: string;
  /** How long it should take on a quiet machine, in milliseconds. It is printed beside the figure. */
  readonly goal: number;
  /** The plain page is opened under the same conditions, for the ratio. None: no browser is involved. */
  readonly conditions?: Conditions;
  readonly times: number;
  /** One run of it, in milliseconds. */
  readonly run: (browser: Browser) => Promise<number>;
}

const PHONE: BrowserContextOptions = {viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true};

/** What `read` returns of a page in a window with an empty cache under these conditions. */
export async function withPage<T>(
  browser: Browser,
  {slower = 1, slowNetwork: slow = false, phone = false}: Conditions,
  read: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({baseURL: siteAddress, ...(phone && PHONE)});
  try {
    const page = await context.newPage();
    if (slow) await slowNetwork(page);
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', {rate: slower});
    return await read(page);
  } finally {
    await context.close();
  }
}

/** Time of the largest paint of a page that nobody touches, in milliseconds. */
export const largestPaint = (browser: Browser, address: string, conditions: Conditions): Promise<number> =>
  withPage(browser, conditions, async (page) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => Reflect.set(window, '__paint', list.getEntries().at(-1)?.startTime)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    await page.goto(address, {waitUntil: 'load'});
    await page.waitForFunction(() => Reflect.has(window, '__paint'));
    await page.waitForTimeout(500);
    return page.evaluate(() => Number(Reflect.get(window, '__paint')));
  });
