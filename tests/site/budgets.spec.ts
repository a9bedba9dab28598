import {expect, test} from '@playwright/test';
import {KB, LAYOUT_SHIFT, weigh, type Weight} from './support/weigh';

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

test('nothing moves when the application hydrates the page', async ({page}) => {
  await weigh(page, '/introduction/authentication.html');
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
