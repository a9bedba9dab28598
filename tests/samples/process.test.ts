import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {freePort} from '../support/ports';
import {start, untilAnswers, type Running} from '../support/programs';
import {cast, sample} from '../../src/service';
import {INVOICE} from './support/workshop';

const COMMAND = ['node', '--import', 'tsx', 'src/sandbox/main.ts'];
test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'starts, says what to do, stops cleanly on %s',

  async (signal) => {
    const port = String(await freePort());
    const sandbox = start(COMMAND, process.cwd(), {SANDBOX_PORT: port});
    await untilAnswers(sandbox, `http://localhost:${port}/`);
    const {code, out, err} = await sandbox.stop(signal);
    expect({code, err}).toEqual({code: 0, err: ''});
    expect(out.split('\n')[0]).toBe(`PSB sandbox at http://localhost:${port}`);
    for (const says of [`http://localhost:${port}/_sandbox`, '/connect/token', sample.clientId, 'Ctrl+C to stop.']) {
      expect(out).toContain(says);
    }
  },
);

test('a wrong option ends it with a sentence and the exit code 2', async () => {
  const ended = await start([...COMMAND, '--prot', '5000'], process.cwd()).ended;
  expect(ended).toEqual({code: 2, out: '', err: 'Unknown option --prot. To list the options, use --help.'});
});

describe('as the README starts it', () => {
  let port: string;
  let sandbox: Running;
  beforeAll(async () => {
    port = String(await freePort());
    sandbox = start(['npm', 'run', 'sandbox'], process.cwd(), {SANDBOX_PORT: port});
    await untilAnswers(sandbox, `http://localhost:${port}/`);
  });
  afterAll(() => sandbox.stop());

  test('a second one says that the port is in use', async () => {
    const second = await start([...COMMAND, '--port', port], process.cwd()).ended;
    expect(second).toEqual({code: 1, out: '', err: `Port ${port} is in use. Choose another one with --port.`});
  });

  async function tokenOf(scope: string): Promise<string> {
    const application = {client_id: sample.clientId, client_secret: sample.clientSecret};
    const form = new URLSearchParams({grant_type: 'client_credentials', scope, ...application});
    const response = await fetch(`http://localhost:${port}/connect/token`, {method: 'POST', body: form});
    return `Bearer ${((await response.json()) as {access_token: string}).access_token}`;
  }

  const send = async (path: string, body: string, type: string): Promise<Response> =>
    fetch(`http://localhost:${port}${path}`, {
      method: 'POST',
      body,
      headers: {
        authorization: await tokenOf(path === PARTY ? 'vpd' : 'ap'),
        'subscription-key': sample.subscriptionKey,
        'content-type': type,
      },
    });

  const PARTY = '/api/vpd/graphql/v1';
  const SOAP = '/soap/v3.1?subscriptionKey=any';
  const SEND = `/api/v1/${cast.seller.partyId}/salesInvoice/send`;

  // Each kind of module is loaded with the first request that needs it: no copy of one may come between the others.
  const REFUSALS: readonly (readonly [path: string, type: string, body: string, status: number])[] = [
    [SOAP, 'text/xml', '', 500],
    [SEND, 'application/xml', '<a', 400],
    [SEND, 'application/xml', '<a/>', 400],
    [PARTY, 'application/json', '{', 400],
    [PARTY, 'application/json', ' '.repeat(102_401), 413],
    [SEND, 'application/json', '{', 415],
    [SEND, 'application/xml', ' '.repeat(52_428_801), 413],
    [SOAP, 'text/xml', ' '.repeat(52_428_801), 413],
    ['/api/v1-beta/generic/validate?optionId=a', 'application/xml', INVOICE, 400],
    [PARTY, 'application/json', ' '.repeat(102_401), 413],
  ];

  test('a request is refused with its own status, whatever was used before', async () => {
    for (const [path, type, body, status] of [...REFUSALS, ...[...REFUSALS].reverse()]) {
      const response = await send(path, body, type);
      expect([path, body.slice(0, 9), response.status]).toEqual([path, body.slice(0, 9), status]);
      await response.text();
    }
  });
});
