/**
 * `npm run bench`: prints how long a reader waits for what, and how often as long as for a plain page under the same conditions in the
 * same run, because milliseconds alone depend on the machine. `npm run bench -- search` compares the search with Pagefind instead
 * (`search 12` with one question of twelve), `npm run bench -- sandbox` puts load on the sandbox, and `npm run bench -- checker`
 * measures the check of documents alone.
 * It needs a built site, and no figure makes it fail.
 */
import {chromium, type Browser} from '@playwright/test';
import config from '../../playwright.config';
import {build, port, siteAddress} from '../site/support/site';
import {start, untilAnswers} from '../support/programs';
import {benchChecker} from './checker';
import {largestPaint, type Conditions, type Measure} from './measure';
import {pageMeasures} from './pages';
import {programMeasures} from './programs';
import {benchSandbox} from './sandbox';
import {compareSearches} from './search/compare';

const PLAIN_PAGE = '/introduction/overview.html';
const PLAIN_TIMES = 3;

interface Figures {
  readonly best: number;
  readonly median: number;
}

async function repeat(times: number, once: () => Promise<number>): Promise<Figures> {
  const all: number[] = [];
  for (let run = 0; run < times; run += 1) all.push(await once());
  all.sort((one, other) => one - other);
  return {best: all[0] ?? Number.NaN, median: all[Math.floor(all.length / 2)] ?? Number.NaN};
}

/** The largest paint of the plain page under conditions, measured once for each. */
function plainPages(browser: Browser): (conditions: Conditions) => Promise<number> {
  const known = new Map<string, Promise<Figures>>();
  return async (conditions) => {
    const key = JSON.stringify(conditions);
    const figures = known.get(key) ?? repeat(PLAIN_TIMES, () => largestPaint(browser, PLAIN_PAGE, conditions));
    known.set(key, figures);
    return (await figures).median;
  };
}

const whole = (time: number): string => (time < 10 ? time.toFixed(1) : String(Math.round(time)));

async function measureAll(browser: Browser, measures: readonly Measure[]): Promise<void> {
  const plainPage = plainPages(browser);
  const rows: Record<string, Record<string, string>> = {};
  for (const {name, goal, conditions, times, run} of measures) {
    const plain = conditions && (await plainPage(conditions));
    const {best, median} = await repeat(times, () => run(browser));
    rows[name] = {
      'best, ms': whole(best),
      'median, ms': whole(median),
      'goal, ms': String(goal),
      ...(plain && {'plain page, ms': whole(plain), ratio: (median / plain).toFixed(2)}),
    };
  }
  console.table(rows);
}

async function main(): Promise<void> {
  const server = start(['node', 'src/preview/server.mjs', build, String(port)], process.cwd());
  const browser = await chromium.launch(config.use?.launchOptions);
  try {
    await untilAnswers(server, siteAddress);
    if (process.argv[2] === 'search') await compareSearches(browser, Number(process.argv[3] ?? 1));
    else if (process.argv[2] === 'checker') await benchChecker(browser, plainPages(browser));
    else {
      await measureAll(browser, [...pageMeasures, ...programMeasures]);
      await benchChecker(browser, plainPages(browser));
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** How many documents the sandbox gets, unless the command says another number. */
const DOCUMENTS = 1000;

if (process.argv[2] === 'sandbox') void benchSandbox(Number(process.argv[3] ?? DOCUMENTS));
else void main();
