import fs from 'node:fs';
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {sample} from '../../src/service';
import {startSandbox, type RunningSandbox} from '../support/sandbox';

interface Limit {
  readonly id: string;
  readonly value: number;
}

const limitOf = (file: string): number =>
  (parse(fs.readFileSync(file, 'utf8')) as Limit[]).find(({id}) => id === 'request-rate')?.value ?? 0;

let now = 0;
let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({}, () => now);
});
beforeEach(() => {
  // Each test has minutes of its own.
  now += 3_600_000;
});
afterAll(() => sandbox.close());

const vpd = (authorization: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${sandbox.url}/api/vpd/graphql/v1`, {
    method: 'POST',
    headers: {authorization, 'content-type': 'application/json', ...headers},
    body: '{"query": "{ sbi { code } }"}',
  });

const rest = (authorization: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${sandbox.url}/api/v1/me`, {headers: {authorization, 'subscription-key': sample.subscriptionKey, ...headers}});

async function tokenOf(client: string, scope: string): Promise<string> {
  const form = {grant_type: 'client_credentials', client_id: client, client_secret: sample.clientSecret, scope};
  const response = await fetch(`${sandbox.url}/connect/token`, {method: 'POST', body: new URLSearchParams(form)});
  return `Bearer ${((await response.json()) as {access_token: string}).access_token}`;
}

describe.each([
  ['party data', 'vpd', vpd, limitOf('vpd/limits.yaml'), 'RATE_LIMITED'],
  ['REST', 'ap', rest, limitOf('openapi/limits.yaml'), 'API429'],
] as const)('%s', (_, scope, send, most, code) => {
  /** Sends requests until none is accepted, and counts those that were. */
  async function accepted(token: string): Promise<number> {
    for (let count = 0; ; count += 1) if ((await send(token)).status !== 200) return count;
  }

  test('accepts as many requests in a minute as are documented, of each client', async () => {
    expect(most).toBeGreaterThan(100);
    expect(await accepted(await tokenOf(sample.clientId, scope))).toBe(most);
    expect((await send(await tokenOf('molenrak-erp', scope))).status).toBe(200);
  });

  test('says how long to wait, and accepts a request after that', async () => {
    const token = await tokenOf(sample.clientId, scope);
    expect((await send(token)).status).toBe(200);
    now += 43_000;
    expect(await accepted(token)).toBe(most - 1);
    const refused = await send(token, {origin: 'http://localhost:3000'});
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '17']);
    expect(refused.headers.get('access-control-expose-headers')).toContain('Retry-After');
    expect(await refused.text()).toMatch(
      new RegExp(`${code}.*in 17 seconds|${code}.*after 17 seconds|in 17 seconds.*${code}`),
    );
    now += 16_999;
    expect((await send(token)).headers.get('retry-after')).toBe('1');
    now += 1;
    expect(await accepted(token)).toBe(1);
  });

  test('a new token of a client is not a new client', async () => {
    expect(await accepted(await tokenOf(sample.clientId, scope))).toBe(most);
    expect((await send(await tokenOf(sample.clientId, scope))).status).toBe(429);
    expect((await send(await tokenOf('molenrak-erp', scope))).status).toBe(200);
  });
});
