import {firefox} from '@playwright/test';
import {firefox as options} from '../support/firefox';
import type {OpenPage} from './inBrowser';

/** Opens an address in the Firefox of the machine. */
export async function openFirefox(address: string): Promise<OpenPage> {
  const browser = await firefox.launch({channel: options.channel, ...options.launchOptions});
  const page = await browser.newPage();
  await page.goto(address);
  return {
    version: `Firefox ${browser.version()}`,
    evaluate: (expression) => page.evaluate<string>(expression),
    close: () => browser.close(),
  };
}
