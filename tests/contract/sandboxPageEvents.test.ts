import {describe, expect, test} from 'vitest';
import {freePort} from '../support/ports';
import {start, untilAnswers} from '../support/programs';
import {bus, get, PAGE, resetSandbox, sandboxOfEach} from './support/sandboxPage';

sandboxOfEach();

describe('server-sent events', () => {
  const SSE = {accept: 'text/event-stream'};

  async function stream() {
    const answer = await get('/events', SSE);
    if (!answer.body) throw new Error('no body');
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    const until = async (wanted: string): Promise<void> => {
      for (let told = ''; !told.includes(wanted);) {
        const {value, done} = await reader.read();
        if (done) throw new Error(`ended after ${told}`);
        told += value;
      }
    };
    return {answer, until, leave: () => reader.cancel()};
  }

  test('tell of what happens, also after a reset', async () => {
    const {answer, until, leave} = await stream();
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    await until('retry');
    bus().journal.add('problem', 'One');
    await until('event: changed\ndata:');
    await resetSandbox();
    await until('event: changed\ndata:');
    bus().journal.add('problem', 'Two');
    await until('event: changed\ndata:');
    await leave();
  });

  test('go to 20 pages at most, and to another one when one leaves', async () => {
    const streams = await Promise.all(Array.from({length: 20}, stream));
    const refused = await get('/events', SSE);
    expect(refused.status).toBe(503);
    expect(await refused.text()).toContain('Too many sandbox pages');
    await streams[0]?.leave();
    // Until the server knows that the reader left.
    let answer = await get('/events', SSE);
    while (answer.status === 503) answer = await get('/events', SSE);
    expect(answer.status).toBe(200);
    await answer.body?.cancel();
    await Promise.all(streams.slice(1).map(({leave}) => leave()));
  });

  test('keep no program running', async () => {
    const port = await freePort();
    const program = start(['node', '--import', 'tsx', 'src/sandbox/main.ts'], process.cwd(), {
      SANDBOX_PORT: String(port),
    });
    await untilAnswers(program, `http://localhost:${port}/`);
    const open = await fetch(`http://localhost:${port}${PAGE}/events`, {headers: SSE});
    expect(open.status).toBe(200);
    const {code, err} = await program.stop('SIGINT');
    expect({code, err}).toEqual({code: 0, err: ''});
  });
});
