import net from 'node:net';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {startSandbox, type RunningSandbox} from '../support/sandbox';

let sandbox: RunningSandbox;
let credentials: string[];
beforeAll(async () => {
  sandbox = await startSandbox();
  credentials = Object.entries(sandbox.credentials()).map(([name, value]) => `${name}: ${value}`);
});
afterAll(() => sandbox.close());

/** Sends a request as it is written, which clients would correct, and gives the status and the body. */
function raw(target: string, host: string | undefined, method = 'GET', version = '1.1'): Promise<[number, string]> {
  const lines = [`${method} ${target} HTTP/${version}`, ...(host === undefined ? [] : [`Host: ${host}`])];
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(new URL(sandbox.url).port), '127.0.0.1', () =>
      socket.write(`${[...lines, 'Connection: close', ...credentials].join('\r\n')}\r\n\r\n`),
    );
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('error', reject).on('end', () => {
      const [head = '', body = ''] = text.split('\r\n\r\n', 2);
      resolve([Number(head.split(' ', 2)[1]), body]);
    });
  });
}

describe('the header Host', () => {
  test.each(['localhost:4010', 'localhost', 'LOCALHOST:1', '127.0.0.1:80', '[::1]:4010', '[::1]'])(
    '%s is served',
    async (host) => {
      expect((await raw('/api/v1/me', host))[0]).toBe(200);
    },
  );

  test.each([
    'rebound.example:4010',
    'localhost.rebound.example',
    'rebound.example@localhost',
    'localhost:4010@rebound.example',
    'localhost:a',
    '10.0.0.1',
    '[::2]:4010',
    "$'",
    '"><x a="',
    '',
  ])('%j is refused, whatever the request', async (host) => {
    for (const [method, target] of [
      ['GET', '/api/v1/me'],
      ['OPTIONS', '/api/v1/me'],
      ['POST', '/connect/token'],
      ['GET', '/soap/v3.1?wsdl'],
      ['POST', '/api/vpd/graphql/v1'],
      ['GET', '//'],
    ] as const) {
      const [status, body] = await raw(target, host, method);
      expect([target, status, body]).toEqual([target, 421, expect.stringContaining('localhost, 127.0.0.1, [::1]')]);
    }
  });

  test('is needed in HTTP/1.0 too', async () => {
    expect((await raw('/api/v1/me', undefined, 'GET', '1.0'))[0]).toBe(421);
  });
});

describe('the target', () => {
  const get = (target: string): Promise<[number, string]> => raw(target, 'localhost:4010');

  test.each([
    '//',
    '//localhost/api/v1/me',
    '//rebound.example/api/v1/me',
    'http://[/',
    'ftp://localhost/',
    '*',
    '/%E0%A4%A',
    '/api/v1/%E0%A4%A/salesInvoice/any/status',
  ])('%s can’t be read', async (target) => {
    expect(await get(target)).toEqual([400, expect.stringMatching(/^The sandbox can't read the target.*\.\n$/)]);
  });

  test.each(['/%00', '/api/v1/%00/salesInvoice/any/status', '/\\rebound.example/api/v1/me'])(
    '%s gets no error of the server',
    async (target) => {
      expect([400, 404]).toContain((await get(target))[0]);
    },
  );

  test('can be a URL of the sandbox, and of no other host', async () => {
    expect((await get('http://localhost:4010/api/v1/me'))[0]).toBe(200);
    expect((await get('http://rebound.example/api/v1/me'))[0]).toBe(421);
    expect((await get('http://rebound.example@localhost/api/v1/me'))[0]).toBe(200);
    expect((await get('http://localhost@rebound.example/api/v1/me'))[0]).toBe(421);
  });
});
