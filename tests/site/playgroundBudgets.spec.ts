import {expect, test, type Page} from './support/test';
import {expectNothingKept, listen} from './everyPage/quiet';
import {open} from './support/page';
import {openPlayground, PLAYGROUND, run, untilAllIsThere} from './support/playground';
import {builtHtml, routes} from './support/site';
import {KB} from './support/weigh';

const ALL = 1400 * KB;

/** Bytes of the page and of all that it has fetched, each file once, and how far things moved without the reader. */
const weigh = (page: Page): Promise<{bytes: number; shift: number; addresses: string[]}> =>
  page.evaluate(async () => {
    const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    const fetched = entries.map((entry) => entry as PerformanceResourceTiming);
    const shifts = await new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({type: 'layout-shift', buffered: true});
      setTimeout(() => resolve([]), 300);
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
  await untilAllIsThere(page);
  expect((await weigh(page)).shift).toBeLessThan(0.02);
  await run(page);
  await page.getByRole('button', {name: 'Show Documentation Explorer'}).click();
  await expect(page.locator('.graphiql-plugin')).toContainText('Docs');
  await page.getByRole('button', {name: /^Prettify/}).click();
  await expect.poll(async () => (await weigh(page)).addresses.join()).toContain('/standalone-');
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

// everyPageHydrated.spec.ts proves that no other page runs a script of it: it knows their words.
test('no other page names a file of it, and a page beside it asks for none', async ({page}) => {
  const others = routes.filter(({path}) => path !== PLAYGROUND && builtHtml(path).includes('/assets/playground/'));
  expect(others).toEqual([]);
  expect(builtHtml(PLAYGROUND)).toContain('/assets/playground/');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/vpd/introduction/overview.html');
  expect(asked.some((address) => address.includes('/assets/js/main'))).toBe(true);
  expect(asked.filter((address) => address.includes('/assets/playground/'))).toEqual([]);
  expect(await page.content()).not.toContain('/assets/playground/');
});
