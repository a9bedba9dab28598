import {setTimeout as wait} from 'node:timers/promises';
import {expect, test} from 'vitest';
import {start} from './support/programs';

const COMMAND = ['node', '--import', 'tsx', 'src/sandbox/main.ts'];
const PORT = '4019';

/** Waits for the first answer and gives the milliseconds until then. */
async function firstAnswer(since: number): Promise<number> {
  for (;;) {
    const response = await fetch(`http://localhost:${PORT}/`).catch(() => undefined);
    if (response) return Math.round(performance.now() - since);
    await wait(50);
  }
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  'starts in 10 s, says what to do, stops cleanly on %s',
  {timeout: 60_000},
  async (signal) => {
    const since = performance.now();
    const sandbox = start(COMMAND, process.cwd(), {SANDBOX_PORT: PORT});
    const time = await firstAnswer(since);
    console.log(`sandbox: first answer after ${time} ms`);
    const second = await start(COMMAND, process.cwd(), {SANDBOX_PORT: PORT}).ended;
    expect(second).toEqual({code: 1, out: '', err: `Port ${PORT} is in use. Set SANDBOX_PORT to another one.`});
    const {code, out, err} = await sandbox.stop(signal);
    expect({code, err}).toEqual({code: 0, err: ''});
    expect(out.split('\n')[0]).toMatch(/ sandbox at http:\/\/localhost:4019, .*POST .*\/connect\/token.*Ctrl\+C\.$/);
    expect(time).toBeLessThan(10_000);
  },
);
