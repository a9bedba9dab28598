import {expect, test} from '@playwright/test';
import {expectHydrated, hydrate} from './support/page';
import {openWeighed, KB, type Weight} from './support/weigh';

const ORDINARY = '/introduction/authentication.html';
const ORDINARY_IN_ALL = 45 * KB;

function table(rows: Readonly<Record<string, Weight>>): string {
  const kinds = ['html', 'script', 'style', 'font', 'image', 'other', 'all'] as const;
  const lines = Object.entries(rows).map(([name, weight]) => [
    name,
    ...kinds.map((kind) => (weight[kind] / KB).toFixed(1)),
  ]);
  return [['kB over gzip', ...kinds], ...lines]
    .map(([name = '', ...cells]) => name.padEnd(54) + cells.map((cell) => cell.padStart(8)).join(''))
    .join('\n');
}

test('an ordinary page costs no more than its budget in all', async ({page}) => {
  const weigh = await openWeighed(page, ORDINARY);
  expect((await weigh()).weight.all).toBeLessThanOrEqual(ORDINARY_IN_ALL);
});

test('bytes by kind, before and after intent', async ({browser}) => {
  const rows: Record<string, Weight> = {};
  for (const path of ['/', ORDINARY, '/endpoints/v1/hook.html', '/reference/v1/sendSalesInvoice.html']) {
    const context = await browser.newContext({viewport: {width: 1280, height: 800}});
    const page = await context.newPage();
    const weigh = await openWeighed(page, new URL(path, test.info().project.use.baseURL).href);
    rows[`${path} before`] = (await weigh()).weight;
    if (path.startsWith('/reference/')) await expectHydrated(page);
    else await hydrate(page);
    rows[`${path} after`] = (await weigh()).weight;
    await context.close();
  }
  const text = table(rows);
  console.log(`\n${text}`);
  await test.info().attach('bytes', {body: text, contentType: 'text/plain'});
  for (const path of ['/', ORDINARY]) {
    expect(rows[`${path} after`]?.script ?? 0, path).toBeGreaterThan(rows[`${path} before`]?.script ?? 0);
  }
});
