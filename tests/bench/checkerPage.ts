import type {Page} from '@playwright/test';
import {processorTime} from './slowProcess';

/** How long the parts of a check took, in milliseconds. */
export interface Times {
  readonly first: number;
  readonly report: number;
  /** The processor time of the page and its worker, with all their threads. */
  readonly processor: number;
  /** The longest task of the page's own thread meanwhile. */
  readonly longest: number;
  /** What the page says then. */
  readonly verdict: string;
}

const PAGE = '/documents/validate.html';

/** In milliseconds: whoever takes as long is not waited for. */
const TOO_LONG = 240_000;

/** Opens the page that checks documents, with nothing of the validator loaded. */
export async function openChecker(page: Page): Promise<void> {
  await page.addInitScript({path: 'tests/bench/checkerWatch.mjs'});
  await page.goto(PAGE);
  await page.locator('input[type=file]').waitFor({state: 'attached'});
  await page.waitForLoadState('networkidle');
}

/** Chooses a file and waits for its report. */
export async function checkFile(page: Page, file: string): Promise<Times> {
  const browser = page.context().browser();
  const before = browser ? await processorTime(browser) : Number.NaN;
  await page.locator('input[type=file]').setInputFiles(file);
  await page.waitForFunction(() => (Reflect.get(globalThis, 'noted') as {report: number}).report > 0, undefined, {
    timeout: TOO_LONG,
    polling: 50,
  });
  const processor = browser ? (await processorTime(browser)) - before : Number.NaN;
  // A task is told when it is over, and the report is painted in one.
  await page.waitForTimeout(300);
  const {chosen, first, report, longest} = await page.evaluate<Record<string, number>>('noted');
  const verdict = await page.locator('.check-result .check-banner').first().innerText();
  const since = (time = Number.NaN): number => time - (chosen ?? Number.NaN);
  return {
    first: since(first),
    report: since(report),
    processor,
    longest: longest ?? Number.NaN,
    verdict: verdict.replace(/\s+/g, ' '),
  };
}

/** What files are for, by their addresses. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/\/saxon-js-|\/engine-|\/worker-/, 'engine'],
  [/\/rules\//, 'rules'],
  [/\/schemas\//, 'schema'],
  [/\/guides\//, 'explanations'],
  [/\/checker-/, 'page'],
];

const ENTRIES = `performance.getEntriesByType('resource').map(({name, encodedBodySize}) => [name, encodedBodySize])`;

/** The bytes that the page and its worker have transferred, by kind. */
export async function bytesByKind(page: Page): Promise<Record<string, number>> {
  const entries = await page.evaluate<[string, number][]>(ENTRIES);
  for (const worker of page.workers()) entries.push(...(await worker.evaluate<[string, number][]>(ENTRIES)));
  const bytes: Record<string, number> = {};
  for (const [address, size] of entries) {
    const [, kind] = KINDS.find(([pattern]) => address.includes('/assets/checker/') && pattern.test(address)) ?? [];
    if (kind) bytes[kind] = (bytes[kind] ?? 0) + size;
  }
  return bytes;
}
