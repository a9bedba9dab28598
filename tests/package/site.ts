import {chromium, type Page} from '@playwright/test';
import {toolPath} from '../site/support/tools';

/** The unpacked site in a browser that reaches nothing else. */
export interface OfflineSite {
  readonly page: Page;
  /** Where the site is, with a slash at its end. */
  readonly root: string;
  /** What is amiss, in words. */
  readonly misses: string[];
  requests: number;
  /** What is being checked. */
  at: string;
  /** Opens an address from the root of the site. @returns the status */
  readonly open: (address: string) => Promise<number>;
  readonly close: () => Promise<void>;
}

/** What a step expects. @throws Error with what is so instead */
export function expectThat(is: boolean, what: string): void {
  if (!is) throw new Error(what);
}

/** Notes each request that leaves the site or fails, and each error of a script. The not-found page is asked for on purpose. */
function watch(site: OfflineSite): void {
  const {page, root, misses} = site;
  const note = (text: string): void => {
    if (site.at !== 'not found') misses.push(`${site.at}: ${text}`);
  };
  page.on('request', (request) => {
    site.requests += 1;
    if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(root)) note(`asks for ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()} for ${response.url()}`);
  });
  page.on('pageerror', ({message}) => note(message));
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text());
  });
}

/** Opens the site. @param root where it is, with a slash at its end */
export async function openOffline(root: string): Promise<OfflineSite> {
  const browser = await chromium.launch({executablePath: toolPath('chromium'), args: ['--no-sandbox']});
  const page = await browser.newPage({viewport: {width: 1280, height: 800}});
  await page.route(
    (url) => url.origin !== new URL(root).origin,
    (route) => route.abort(),
  );
  const site: OfflineSite = {
    page,
    root,
    misses: [],
    requests: 0,
    at: '',
    open: async (address) => (await page.goto(root + address.slice(1)))?.status() ?? 0,
    close: () => browser.close(),
  };
  watch(site);
  return site;
}

/** Loads the application, as a reader does who turns to the top navigation. */
export async function hydrate({page}: OfflineSite): Promise<void> {
  await page.locator('.navbar__brand').first().hover();
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
}

/** Waits until the browser shows an address from the root of the site. */
export const arrived = ({page, root}: OfflineSite, address: string): Promise<void> =>
  page.waitForURL(root + address.slice(1));
