import {chromium} from '@playwright/test';
import config from '../../playwright.config';
import type {OpenPage} from './inBrowser';

/** Opens an address in the Chromium of the tests. */
export async function openChromium(address: string): Promise<OpenPage> {
  const browser = await chromium.launch(config.use?.launchOptions);
  const page = await browser.newPage();
  await page.goto(address);
  return {
    version: `Chromium ${browser.version()}`,
    evaluate: (expression) => page.evaluate<string>(expression),
    close: () => browser.close(),
  };
}
