import {expect, test} from '@playwright/test';
import {wake} from './support/page';
import {pages} from './support/site';
import {weigh, type Weight} from './support/weigh';

const KB = 1000;
const READING = {script: 130 * KB, style: 16 * KB};
const REFERENCE_ALL = 250 * KB;
const LAYOUT_SHIFT = 0.02;
/** Packages that belong to a few pages only; each leaves one of these words in its scripts. */
const HEAVY = /graphiql|monaco-editor|postman-collection|openapi-explorer|prism-react-renderer|Prism\.languages/i;

function table(rows: Readonly<Record<string, Weight>>): string {
  const kinds = ['html', 'script', 'style', 'font', 'image', 'other', 'all'] as const;
  const lines = Object.entries(rows).map(([name, weight]) => [
    name,
    ...kinds.map((kind) => (weight[kind] / KB).toFixed(1)),
  ]);
  return [['kB over gzip', ...kinds], ...lines]
    .map(([name = '', ...cells]) => name.padEnd(38) + cells.map((cell) => cell.padStart(8)).join(''))
    .join('\n');
}

for (const {path} of pages) {
  test(`${path} keeps to the budget of a reading page`, async ({page}) => {
    const {weight, layoutShift, scripts} = await weigh(page, path);
    expect.soft(weight.script, 'bytes of script').toBeLessThanOrEqual(READING.script);
    expect.soft(weight.style, 'bytes of style').toBeLessThanOrEqual(READING.style);
    expect.soft(layoutShift, 'layout shift').toBeLessThan(LAYOUT_SHIFT);
    expect
      .soft(
        scripts.filter((text) => HEAVY.test(text)).map((text) => text.slice(0, 200)),
        'scripts of packages that do not belong here',
      )
      .toEqual([]);
  });
}

for (const path of ['/', '/v1.html']) {
  test(`${path} keeps to the budget of the reference`, async ({page}) => {
    const {weight, layoutShift, scripts} = await weigh(page, path);
    expect.soft(weight.all, 'bytes in all').toBeLessThanOrEqual(REFERENCE_ALL);
    expect.soft(layoutShift, 'layout shift').toBeLessThan(LAYOUT_SHIFT);
    expect.soft(scripts.filter((text) => HEAVY.test(text)).map((text) => text.slice(0, 200))).toEqual([]);
  });
}

test('nothing moves when the islands wake', async ({page}) => {
  await weigh(page, '/introduction/authentication.html');
  await wake(page);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => Number(Reflect.get(window, '__shift')))).toBeLessThan(LAYOUT_SHIFT);
});

test('bytes by kind', async ({browser}) => {
  const rows: Record<string, Weight> = {};
  for (const path of ['/', '/introduction/authentication.html']) {
    const context = await browser.newContext({viewport: {width: 1280, height: 800}});
    rows[path] = (await weigh(await context.newPage(), new URL(path, test.info().project.use.baseURL).href)).weight;
    await context.close();
  }
  const text = table(rows);
  console.log(`\n${text}`);
  await test.info().attach('bytes', {body: text, contentType: 'text/plain'});
  expect(Object.values(rows).every(({all}) => all > 0)).toBe(true);
});
