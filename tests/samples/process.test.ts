import {expect, test} from 'vitest';
import {freePort} from '../support/ports';
import {start, untilAnswers} from '../support/programs';

const COMMAND = ['node', '--import', 'tsx', 'src/sandbox/main.ts'];
/** It takes two seconds on an idle machine. */
test.each(['SIGINT', 'SIGTERM'] as const)(
  'starts, says what to do, stops cleanly on %s',

  async (signal) => {
    const port = String(await freePort());
    const sandbox = start(COMMAND, process.cwd(), {SANDBOX_PORT: port});
    await untilAnswers(sandbox, `http://localhost:${port}/`);
    const second = await start(COMMAND, process.cwd(), {SANDBOX_PORT: port}).ended;
    expect(second).toEqual({code: 1, out: '', err: `Port ${port} is in use. Set SANDBOX_PORT to another port.`});
    const {code, out, err} = await sandbox.stop(signal);
    expect({code, err}).toEqual({code: 0, err: ''});
    expect(out.split('\n')[0]).toMatch(
      / sandbox at http:\/\/localhost:\d+\. .*POST .*\/connect\/token.*Ctrl\+C to stop\.$/,
    );
    expect(out).toContain(`http://localhost:${port}. `);
  },
);
