import {expect, test} from '@playwright/test';
import {consoleAssets} from './support/console';
import {hydrate} from './support/page';
import {routes, siteAddress} from './support/site';
import {expectBudgetAfterIntent, expectBudgetBeforeIntent, openWeighed} from './support/weigh';

const SECRET_NAME = /token|secret|password|credential|subscription|api-?key|authorization/i;
const SECRET_VALUE = /^Bearer |^eyJ[\w-]+\.|replace-with-your/;

const ofConsoles = new Set(consoleAssets());

for (const {path, section} of [...routes, {path: '/search.html?q=invoice', section: 'search'}]) {
  test(`${path} is quiet and keeps to its budget`, async ({page}) => {
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
    const weigh = await openWeighed(page, path);
    if (section !== 'search') expectBudgetBeforeIntent(await weigh(), path);
    await hydrate(page);
    await page.waitForLoadState('networkidle');
    if (section !== 'search') expectBudgetAfterIntent(await weigh());
    await page.evaluate(() => window.scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'}));
    await page.waitForLoadState('networkidle');
    expect(noise).toEqual([]);
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
  });
}
