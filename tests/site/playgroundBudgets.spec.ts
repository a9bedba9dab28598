import {expect, test, type Page} from '@playwright/test';
import {expectNothingKept, listen} from './everyPage/quiet';
import {openPlayground, run} from './support/playground';
import {KB, openWeighed} from './support/weigh';

const ALL = 1400 * KB;

/** Bytes of the page and of all that it has fetched, each file once, and how far things moved without the reader. */
const weigh = (page: Page): Promise<{bytes: number; shift: number; addresses: string[]}> =>
  page.evaluate(async () => {
    const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    const fetched = entries.map((entry) => entry as PerformanceResourceTiming);
    const shifts = await new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({type: 'layout-shift', buffered: true});
      setTimeout(() => resolve([]), 1000);
    });
    return {
      bytes: [...new Map(fetched.map(({name, encodedBodySize}) => [name, encodedBodySize])).values()].reduce(
        (a, b) => a + b,
      ),
      shift: shifts.reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0),
      addresses: fetched.map(({name}) => name),
    };
  });

test('the playground is quiet and weighs at most 1.4 MB, with all that arrives later', async ({page}) => {
  const noise = listen(page);
  await openPlayground(page);
  await page.waitForTimeout(4000);
  expect((await weigh(page)).shift).toBeLessThan(0.02);
  await run(page);
  await page.getByRole('button', {name: 'Show Documentation Explorer'}).click();
  await expect(page.locator('.graphiql-plugin')).toContainText('Docs');
  await page.getByRole('button', {name: /^Prettify/}).click();
  await page.waitForTimeout(1000);
  const {bytes, addresses} = await weigh(page);
  console.log(`playground: ${Math.round(bytes / KB)} kB with explorer and prettifier`);
  expect(bytes).toBeLessThan(ALL);
  // Monaco replaces a worker when its settings change: the schema is there before the worker starts.
  expect(addresses.filter((address) => address.includes('worker-graphql'))).toHaveLength(1);
  const {origin} = new URL(page.url());
  expect(addresses.filter((address) => !address.startsWith(origin))).toEqual([]);
  expect(noise).toEqual([]);
  await expectNothingKept(page);
});

test('no other page loads anything of it', async ({page}) => {
  for (const address of ['/introduction/overview.html', '/vpd/introduction/overview.html', '/v1.html']) {
    const weigh = await openWeighed(page, address);
    await page.locator('a[href]').first().dispatchEvent('focusin');
    await page.waitForLoadState('networkidle');
    const {requests, scripts} = await weigh();
    expect(requests.filter((request) => request.includes('/assets/playground/'))).toEqual([]);
    expect(scripts.some((script) => /graphiql-container|monaco-editor/.test(script))).toBe(false);
    expect(await page.content()).not.toContain('/assets/playground/');
  }
});
