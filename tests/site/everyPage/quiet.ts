import {expect, type Page} from '@playwright/test';
import {consoleAssets} from '../support/console';
import {siteAddress} from '../support/site';

const SECRET_NAME = /token|secret|password|credential|subscription|api-?key|authorization/i;
const SECRET_VALUE = /^Bearer |^eyJ[\w-]+\.|replace-with-your/;

const ofConsoles = new Set(consoleAssets());

/**
 * Listens to what a page says and asks for, from before it is opened.
 * @returns what should not be: messages, errors, failures, requests to other hosts, and what only consoles load
 */
export function listen(page: Page): readonly string[] {
  const noise: string[] = [];
  page.on('console', (message) => noise.push(`console ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => noise.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const {origin, pathname} = new URL(request.url());
    if (origin !== siteAddress) noise.push(`request to another host: ${request.url()}`);
    if (ofConsoles.has(pathname)) noise.push(`loads what belongs to the consoles: ${pathname}`);
  });
  page.on('requestfailed', (request) => noise.push(`failed: ${request.url()} ${request.failure()?.errorText ?? ''}`));
  page.on('response', (response) => {
    if (response.status() >= 400) noise.push(`${response.status()}: ${response.url()}`);
  });
  return noise;
}

/** Nothing that could be a credential is in the storage of the browser, and no cookie is. */
export async function expectNothingKept(page: Page): Promise<void> {
  const kept = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) =>
      Array.from({length: storage.length}, (_, index) => storage.key(index) ?? '').map((name): [string, string] => [
        name,
        storage.getItem(name) ?? '',
      ]),
    ),
  );
  expect(kept.filter(([name, value]) => SECRET_NAME.test(name) || SECRET_VALUE.test(value))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
}
