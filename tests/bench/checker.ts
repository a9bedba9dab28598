import type {Browser, Page} from '@playwright/test';
import {checkerDocuments, type CheckerDocuments} from './checkerDocuments';
import {bytesByKind, checkFile, openChecker, type Times} from './checkerPage';
import {withPage, type Conditions} from './measure';
import {slowed, findRests} from './slowProcess';

const LINES = 5000;

/** The longest that the page may not answer, in milliseconds. */
const BLOCK = 100;

type Row = Record<string, string>;

const whole = (time: number): string => String(Math.round(time));
const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;

/** A line of the table. @param goal for the first finding, in milliseconds @param plain the largest paint of a plain page */
function rowOf({first, report, processor, longest, verdict}: Times, goal?: number, plain?: number): Row {
  const isLate = goal !== undefined && first > goal;
  const missed = [...(isLate ? ['time'] : []), ...(longest > BLOCK ? ['block'] : [])];
  return {
    'first finding, ms': whole(first),
    'report, ms': whole(report),
    'processor, ms': whole(processor),
    'longest block, ms': Number.isNaN(longest) ? '' : whole(longest),
    'goal, ms': goal === undefined ? '' : String(goal),
    missed: missed.join(', '),
    ratio: plain === undefined ? '' : (first / plain).toFixed(2),
    'the page says': verdict.slice(0, 60),
  };
}

/** What a check gave, or why there is nothing. */
async function rowOrReason(run: () => Promise<Row>): Promise<Row> {
  try {
    return await run();
  } catch (problem) {
    return {'the page says': problem instanceof Error ? (problem.message.split('\n')[0] ?? '') : String(problem)};
  }
}

/** How long a reader looks for a file, in milliseconds. */
const LOOKS = 5000;

const SLOW = {slower: 4};

/** A first document with nothing loaded, and a second one. Processes are slowed, or the page's own thread alone. */
async function firstAndSecond(
  browser: Browser,
  documents: CheckerDocuments,
  {plain, rests}: {readonly plain: number; readonly rests: number},
): Promise<Record<string, Row>> {
  const run = async (page: Page): Promise<readonly [Times, Times]> => [
    await checkFile(page, documents.broken),
    await checkFile(page, documents.typical),
  ];
  const runPrepared = async (page: Page): Promise<readonly [Times, Times]> => {
    // The page then loads the validator. Readers look for their file meanwhile.
    await page.locator('input[type=file]').focus();
    await page.waitForTimeout(LOOKS);
    return run(page);
  };
  const opened = (conditions: Conditions, within: (page: Page) => Promise<readonly [Times, Times]>) =>
    withPage(browser, conditions, async (page) => {
      await openChecker(page);
      return within(page);
    });
  const [cold, second] = await opened({}, run);
  const [slowCold, slowSecond] = await opened({}, (page) => slowed(browser, rests, () => run(page)));
  const [prepared] = await opened({}, (page) => slowed(browser, rests, () => runPrepared(page)));
  const [blockCold, blockSecond] = await opened(SLOW, run);
  return {
    'first document': rowOf(cold),
    'second document': rowOf(second, 1000),
    'first document, page and worker slowed': rowOf({...slowCold, longest: Number.NaN}, 3000, plain),
    'first document, five seconds after the field was focused, slowed': rowOf(
      {...prepared, longest: Number.NaN},
      3000,
      plain,
    ),
    'second document, page and worker slowed': rowOf({...slowSecond, longest: Number.NaN}, 1000, plain),
    "first document, page's thread slowed four times": rowOf(blockCold),
    "second document, page's thread slowed four times": rowOf(blockSecond),
  };
}

/** Prints what a reader waits for when the page checks a document. @param plainPage the largest paint of a plain page under conditions */
export async function benchChecker(
  browser: Browser,
  plainPage: (conditions: Conditions) => Promise<number>,
): Promise<void> {
  const documents = checkerDocuments(LINES);
  const {rests, slowness} = await withPage(browser, {}, (page) => findRests(browser, page));
  const rows = await firstAndSecond(browser, documents, {plain: await plainPage(SLOW), rests});
  const alone = (file: string, goal?: number): Promise<Row> =>
    rowOrReason(() =>
      withPage(browser, {}, async (page) => {
        await openChecker(page);
        return rowOf(await checkFile(page, file), goal);
      }),
    );
  rows[`${LINES} lines`] = await alone(documents.manyLines, 30_000);
  rows['50 MB'] = await alone(documents.largest);
  rows['50 MB and a byte'] = await alone(documents.tooLarge);
  const bytes = await withPage(browser, {}, async (page) => {
    await openChecker(page);
    await checkFile(page, documents.typical);
    return bytesByKind(page);
  });
  console.log(`Check of documents. A worker that is slowed takes ${slowness.toFixed(1)} times as long here.`);
  console.table(rows);
  console.table(
    Object.fromEntries(Object.entries(bytes).map(([kind, size]) => [kind, {transferred: kilobytes(size)}])),
  );
}
