import {expect, test, type Page} from './support/test';
import {expectNothingKept, listen} from './everyPage/quiet';
import {CHECKER_ASSETS, expectChecked, give, openChecker, VALID} from './support/checker';
import {KB} from './support/weigh';

/** Of the program of the page with its style, before there is a document; and with all that a first invoice asks for. */
const PROGRAM = 105 * KB;
const FIRST = 1300 * KB;

/** The files of the checker that a page and its workers have fetched, with their bytes as they came. */
async function fetched(page: Page): Promise<ReadonlyMap<string, number>> {
  const read = (): [string, number][] =>
    performance
      .getEntriesByType('resource')
      .map((entry) => [entry.name, (entry as PerformanceResourceTiming).encodedBodySize]);
  const all = [
    await page.evaluate(read),
    ...(await Promise.all(page.workers().map((worker) => worker.evaluate(read)))),
  ];
  return new Map(all.flat().filter(([address]) => address.includes(CHECKER_ASSETS)));
}

const sumOf = (files: ReadonlyMap<string, number>): number => [...files.values()].reduce((a, b) => a + b, 0);

test('the page is quiet, and weighs what it may before a document is chosen and after the first', async ({page}) => {
  const noise = listen(page);
  await openChecker(page);
  const program = await fetched(page);
  expect(
    [...program.keys()].filter((address) => !/\/checker-[^/]+$/.test(address)),
    'before a document',
  ).toEqual([]);
  expect(sumOf(program)).toBeLessThan(PROGRAM);
  await give(page, VALID);
  await expectChecked(page);
  const first = await fetched(page);
  console.log(
    `checker: ${Math.round(sumOf(program) / KB)} kB, ${Math.round(sumOf(first) / KB)} kB with a first invoice`,
  );
  expect(sumOf(first)).toBeLessThan(FIRST);
  expect(
    [...first.keys()].filter((address) => address.includes('/rules/')).length,
    'the rules of one format alone',
  ).toBe(2);
  expect(noise).toEqual([]);
  await expectNothingKept(page);
});
