import type {Browser, Page} from '@playwright/test';

/** How long the browser's process of the page runs, in milliseconds, before it rests. */
const RUNS = 10;

/** How long it may rest, in milliseconds. On a busy machine a process that has rested gets more of the time that is left. */
const RESTS = [20, 30, 45, 60, 90, 130];

/** How many times slower it is to be. */
const SLOWER = 4;

/** What a loop takes in the page and in a worker, in milliseconds. */
const LOOP =
  '(() => { const from = performance.now(); let sum = 0; for (let i = 0; i < 1e8; i += 1) sum += Math.sqrt(i); return performance.now() - from; })()';

const IN_WORKER = `new Promise((resolve) => {
  const worker = new Worker(URL.createObjectURL(new Blob(['postMessage(' + ${JSON.stringify(LOOP)} + ')'])));
  worker.onmessage = ({data}) => { worker.terminate(); resolve(data); };
})`;

/** The processor time that the processes of pages have used, in milliseconds. */
export async function processorTime(browser: Browser): Promise<number> {
  const used = (await processes(browser)).map(({cpuTime}) => cpuTime);
  return used.reduce((sum, each) => sum + each, 0) * 1000;
}

async function processes(browser: Browser): Promise<{id: number; cpuTime: number}[]> {
  const session = await browser.newBrowserCDPSession();
  const {processInfo} = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({type}) => type === 'renderer');
}

function signal(ids: readonly number[], name: NodeJS.Signals): void {
  for (const id of ids) {
    try {
      process.kill(id, name);
    } catch {
      // The process has ended.
    }
  }
}

/**
 * Slows the processes of pages to a quarter while something runs: Chromium refuses to slow a worker (Emulation.setCPUThrottlingRate: 'only supported
 * for pages, not workers'), so they are stopped and continued, with all their threads.
 */
export async function slowed<T>(browser: Browser, rests: number, run: () => Promise<T>): Promise<T> {
  const ids = (await processes(browser)).map(({id}) => id);
  const state = {stopped: false, timer: setTimeout(() => undefined)};
  const turn = (): void => {
    state.stopped = !state.stopped;
    signal(ids, state.stopped ? 'SIGSTOP' : 'SIGCONT');
    state.timer = setTimeout(turn, state.stopped ? rests : RUNS);
  };
  turn();
  try {
    return await run();
  } finally {
    clearTimeout(state.timer);
    signal(ids, 'SIGCONT');
  }
}

const distance = ({slowness}: {readonly slowness: number}): number => Math.abs(Math.log(slowness / SLOWER));

/** How long processes must rest so that a worker takes about four times as long, on this machine and now, and how many times as long it takes. */
export async function findRests(browser: Browser, page: Page): Promise<{rests: number; slowness: number}> {
  await page.goto('about:blank');
  let found = {rests: 0, slowness: 1};
  for (const rests of RESTS) {
    const plain = await page.evaluate<number>(IN_WORKER);
    const slow = await slowed(browser, rests, () => page.evaluate<number>(IN_WORKER));
    const now = {rests, slowness: slow / plain};
    if (distance(now) < distance(found)) found = now;
    if (now.slowness > SLOWER) break;
  }
  return found;
}
