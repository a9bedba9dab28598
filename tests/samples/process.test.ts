import {setTimeout as wait} from 'node:timers/promises';
import {expect, test} from 'vitest';
import {freePort} from '../support/ports';
import {start} from '../support/programs';

const COMMAND = ['node', '--import', 'tsx', 'src/sandbox/main.ts'];

/** Waits for the first answer and gives the milliseconds until then. */
async function firstAnswer(port: string, since: number): Promise<number> {
  for (;;) {
    const response = await fetch(`http://localhost:${port}/`).catch(() => undefined);
    if (response) return Math.round(performance.now() - since);
    await wait(50);
  }
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  'starts in 10 s, says what to do, stops cleanly on %s',
  {timeout: 60_000},
  async (signal) => {
    const port = String(await freePort());
    const since = performance.now();
    const sandbox = start(COMMAND, process.cwd(), {SANDBOX_PORT: port});
    const time = await firstAnswer(port, since);
    console.log(`sandbox: first answer after ${time} ms`);
    const second = await start(COMMAND, process.cwd(), {SANDBOX_PORT: port}).ended;
    expect(second).toEqual({code: 1, out: '', err: `Port ${port} is in use. Set SANDBOX_PORT to another port.`});
    const {code, out, err} = await sandbox.stop(signal);
    expect({code, err}).toEqual({code: 0, err: ''});
    expect(out.split('\n')[0]).toMatch(
      / sandbox at http:\/\/localhost:\d+\. .*POST .*\/connect\/token.*Ctrl\+C to stop\.$/,
    );
    expect(out).toContain(`http://localhost:${port}. `);
    expect(time).toBeLessThan(10_000);
  },
);
