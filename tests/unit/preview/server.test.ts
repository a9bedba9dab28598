import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {freePort} from '../../support/ports';
import {start, untilAnswers, type Running} from '../../support/programs';

const TEXT = '0123456789';

let folder: string;
let port: number;
let server: Running;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'psb-preview-'));
  fs.mkdirSync(path.join(folder, 'sub'));
  for (const file of ['page.txt', 'gone.txt', 'sub/index.html']) fs.writeFileSync(path.join(folder, file), TEXT);
  port = await freePort();
  server = start(['node', 'src/preview/server.mjs', folder, String(port)], process.cwd());
  await untilAnswers(server, `http://localhost:${port}/page.txt`);
  fs.rmSync(path.join(folder, 'gone.txt'));
});

afterAll(async () => {
  await server.stop();
  fs.rmSync(folder, {recursive: true});
});

/** Sends a request as it is written, which clients would correct, and gives all that comes back. */
function raw(target: string, headers: readonly string[] = [], host = '127.0.0.1'): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, host, () =>
      socket.write([`GET ${target} HTTP/1.0`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n')),
    );
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString('latin1')));
    socket.on('end', () => resolve(text)).on('error', reject);
  });
}

const statusOf = (response: string): number => Number(response.split(' ', 2)[1]);
const bodyOf = (response: string): string => response.slice(response.indexOf('\r\n\r\n') + 4);

test.each([
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=7-99', 206, '789', 'bytes 7-9/10'],
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=-99', 206, TEXT, 'bytes 0-9/10'],
  ['bytes=0-0', 200, TEXT, undefined],
  ['bytes=0-0,2-3', 200, TEXT, undefined],
  ['pages=5-2', 200, TEXT, undefined],
  ['bytes=5-2', 416, '', 'bytes */10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=9999999-', 416, '', 'bytes */10'],
  ['bytes=99999999999999999999-1', 416, '', 'bytes */10'],
  ['bytes=-0', 416, '', 'bytes */10'],
  ['bytes=abc', 416, '', 'bytes */10'],
  ['bytes=1-2-3', 416, '', 'bytes */10'],
  ['bytes', 416, '', 'bytes */10'],
])('Range: %s gets %i', async (range, status, body, contentRange) => {
  for (const [target, missing] of [
    ['/page.txt', false],
    ['/sub/', false],
    ['/sub', false],
    ['/none.txt', true],
  ] as const) {
    const response = await raw(target, [`Range: ${range}`]);
    expect([target, statusOf(response)]).toEqual([target, missing ? 404 : status]);
    if (missing) continue;
    expect(bodyOf(response)).toBe(body);
    expect(/^content-range: (.*)\r$/im.exec(response)?.[1]).toBe(contentRange);
  }
});

test('If-Range needs a strong ETag, which there is none of', async () => {
  expect(statusOf(await raw('/page.txt', ['Range: bytes=2-4', 'If-Range: "a"']))).toBe(200);
});

test.each([
  '//',
  '/%E0%A4%A',
  '/%00',
  '/page.txt%00',
  '/..%2f..%2fetc%2fpasswd',
  '/../../etc/passwd',
  '/?%',
  '/__proto__',
  '/constructor/',
  'http://[/',
  'http://elsewhere.example/none',
  '/none.txt',
  '/',
])('GET %s is no file, and ends nothing', async (target) => {
  expect(statusOf(await raw(target))).toBe(404);
});

test('a file that is gone ends its own response only', async () => {
  await raw('/gone.txt', ['Range: bytes=2-4']);
  await raw('/gone.txt');
  expect(statusOf(await raw('/page.txt'))).toBe(200);
});

test('other machines can’t reach it', async () => {
  const addresses = Object.values(os.networkInterfaces()).flatMap((each = []) =>
    each.filter(({internal, family}) => !internal && family === 'IPv4').map(({address}) => address),
  );
  for (const host of [...addresses, '127.0.0.2', '::1']) {
    await expect(raw('/page.txt', [], host), host).rejects.toThrow();
  }
});
