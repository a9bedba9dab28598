import {expect, test} from '@playwright/test';
import {hydrated, wake} from './support/page';
import {routes, siteAddress} from './support/site';

const SECRET_NAME = /token|secret|password|credential|subscription|api-?key|authorization/i;
const SECRET_VALUE = /^Bearer |^eyJ[\w-]+\.|replace-with-your/;

for (const {path} of [...routes, {path: '/search.html?q=invoice'}]) {
  test(`${path} is quiet`, async ({page}) => {
    const noise: string[] = [];
    page.on('console', (message) => noise.push(`console ${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => noise.push(`error: ${error.message}`));
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== siteAddress) noise.push(`request to another host: ${request.url()}`);
    });
    page.on('requestfailed', (request) => noise.push(`failed: ${request.url()} ${request.failure()?.errorText ?? ''}`));
    page.on('response', (response) => {
      if (response.status() >= 400) noise.push(`${response.status()}: ${response.url()}`);
    });
    await page.goto(path, {waitUntil: 'networkidle'});
    await hydrated(page);
    await wake(page);
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
