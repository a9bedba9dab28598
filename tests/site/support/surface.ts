import type {Frame, Page} from '@playwright/test';
import {siteAddress} from './site';

/** What shows a page: a window, or a frame in one. */
export type Surface = Pick<Page, 'evaluate' | 'locator'>;

/** A width and a height, in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A frame that has another page or size in less time than a window, because nothing in it is painted. */
export interface Unpainted extends Surface {
  /** Opens a page in a size, and waits until it has loaded. */
  readonly open: (path: string, size: Size) => Promise<void>;
  readonly resize: (size: Size) => Promise<void>;
}

/** No policy of the site: its pages allow themselves no frame. The frame is outside of what can be scrolled to. */
const HTML =
  '<!doctype html><title>Host</title><iframe style="position: fixed; right: 100vw; top: 0; border: 0"></iframe>';

/**
 * Puts a frame into the window in which nothing is painted; media queries see the frame's size, and pages can be focused in it.
 * @param host whose pages the frame shows: what is of another origin rests in it
 */
export async function frameIn(page: Page, host = siteAddress): Promise<Frame> {
  const address = `${host}/host-of-a-frame`;
  await page.route(address, (route) => route.fulfill({contentType: 'text/html', body: HTML}));
  await page.goto(address);
  // While a page is intercepted, it has no cache.
  await page.unroute(address);
  const frame = await (await page.waitForSelector('iframe')).contentFrame();
  if (!frame) throw new Error('the frame has no document');
  return frame;
}

/** Such a frame, which changes its size. */
export async function unpainted(page: Page): Promise<Unpainted> {
  const frame = await frameIn(page);
  const resize = (size: Size): Promise<void> =>
    page.locator('iframe').evaluate((element, {width, height}) => {
      element.style.width = `${width}px`;
      element.style.height = `${height}px`;
    }, size);
  return {
    evaluate: frame.evaluate.bind(frame),
    locator: frame.locator.bind(frame),
    resize,
    open: async (path, size) => {
      // The last page is not laid out in this size.
      await frame.evaluate(() => document.documentElement.style.setProperty('display', 'none'));
      await resize(size);
      await frame.goto(siteAddress + path, {waitUntil: 'load'});
    },
  };
}
