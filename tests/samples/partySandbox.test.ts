import fs from 'node:fs';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {cast} from '../../src/service';
import {startSandbox, type RunningSandbox} from '../support/sandbox';

const PATH = '/api/vpd/graphql/v1';
const QUERY = `query ($id: String!) { party(id: $id) { preferredName } }`;
const GOOD = {query: QUERY, variables: {id: cast.buyer.kvk}};

interface Body {
  readonly data?: unknown;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions: {readonly code: string; readonly requestId: string};
  }[];
}

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

function send(body: BodyInit, headers: Record<string, string> = {}, method = 'POST'): Promise<Response> {
  return fetch(sandbox.url + PATH, {
    method,
    headers: {authorization: sandbox.credentials('vpd').authorization, 'content-type': 'application/json', ...headers},
    ...(method === 'GET' ? {} : {body}),
  });
}

const sendJson = (body: unknown, headers?: Record<string, string>): Promise<Response> =>
  send(JSON.stringify(body), headers);

/** Checks that a response is that error of the catalogue, and gives its message. */
async function expectError(response: Response, code: string): Promise<string> {
  const catalogue = parse(fs.readFileSync('vpd/errors.yaml', 'utf8')) as {code: string; status: number}[];
  const {errors = [], data} = (await response.json()) as Body;
  expect(response.status).toBe(catalogue.find((error) => error.code === code)?.status);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(errors.map(({extensions}) => extensions)).toEqual([
    {code, requestId: expect.stringMatching(/^[0-9a-f]{16}$/) as string},
  ]);
  expect(data).toBeUndefined();
  return errors[0]?.message ?? '';
}

describe('a good request', () => {
  test('with a token with the scope vpd gets data', async () => {
    const response = await sendJson(GOOD);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toEqual({data: {party: [{preferredName: cast.buyer.name}]}});
  });

  test('gets JSON with 200 for errors of the query too, whatever it accepts', async () => {
    const accept = 'application/graphql-response+json';
    expect(await expectError(await sendJson({query: '{ party {'}, {accept}), 'GRAPHQL_PARSE_FAILED')).toMatch(/Syntax/);
    await expectError(await sendJson({query: '{ kvk }'}, {accept}), 'GRAPHQL_VALIDATION_FAILED');
    await expectError(await sendJson({query: QUERY}), 'BAD_USER_INPUT');
  });

  test('chooses the operation by its name', async () => {
    const query = 'query A { sbi { code } } query B { nace(codes: ["H"]) { code } }';
    expect(await (await sendJson({query, operationName: 'B'})).json()).toEqual({data: {nace: [{code: 'H'}]}});
    await expectError(await sendJson({query}), 'BAD_USER_INPUT');
  });
});

describe('tokens', () => {
  test('no token, and an expired one', async () => {
    expect(await expectError(await sendJson(GOOD, {authorization: ''}), 'UNAUTHENTICATED')).toMatch(/missing/);
    const expired = await sendJson(GOOD, {authorization: 'Bearer expired-token'});
    expect(await expectError(expired, 'UNAUTHENTICATED')).toMatch(/expired/);
  });

  test('a token for the REST API', async () => {
    await expectError(await sendJson(GOOD, {authorization: sandbox.credentials('ap').authorization}), 'FORBIDDEN');
  });
});

describe('a request that is none', () => {
  test.each([
    ['', 'The request body is empty.'],
    ['{ party { id } }', 'The request body is not valid JSON.'],
    ['1', 'The request body must be a JSON object.'],
    ['[]', 'The request body has no query.'],
    ['{}', 'The request body has no query.'],
    ['{"query": 1}', 'query must be a string.'],
    ['{"query": "{ sbi { code } }", "variables": "x"}', 'variables must be an object.'],
    ['{"query": "{ sbi { code } }", "operationName": 1}', 'operationName must be a string.'],
    ['{"query": "{ sbi { code } }", "extensions": []}', 'extensions must be an object.'],
  ])('%s', async (body, message) => {
    expect(await expectError(await send(body), 'BAD_REQUEST')).toBe(message);
  });

  test('with another method', async () => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const response = await send('{}', {}, method);
      expect(response.headers.get('allow')).toBe('POST');
      expect(await expectError(response, 'METHOD_NOT_ALLOWED')).toContain(method);
    }
  });

  test('with another content type', async () => {
    for (const type of ['application/graphql', 'text/plain', 'application/x-www-form-urlencoded']) {
      const response = await sendJson(GOOD, {'content-type': type});
      expect(await expectError(response, 'UNSUPPORTED_MEDIA_TYPE')).toContain(type);
    }
  });

  test('that is too large', async () => {
    const query = `{ sbi { code } } #${' '.repeat(102_400)}`;
    expect(await expectError(await sendJson({query}), 'PAYLOAD_TOO_LARGE')).toContain('102400 bytes');
  });
});

describe('Prefer', () => {
  test.each([
    [401, 'UNAUTHENTICATED'],
    [403, 'FORBIDDEN'],
    [429, 'RATE_LIMITED'],
    [500, 'INTERNAL_SERVER_ERROR'],
    [503, 'SERVICE_UNAVAILABLE'],
  ])('code=%i', async (status, code) => {
    const response = await sendJson(GOOD, {prefer: `code=${status}`});
    const retryAfter = response.headers.get('retry-after');
    const message = await expectError(response, code);
    if (status === 429 || status === 503) expect(Number(retryAfter)).toBeGreaterThan(0);
    else expect(retryAfter).toBeNull();
    if (status === 429) expect(message).toContain(`in ${retryAfter} seconds`);
  });

  test('code=200, and a code that no error has, change nothing', async () => {
    for (const code of [200, 418]) expect((await sendJson(GOOD, {prefer: `code=${code}`})).status).toBe(200);
  });
});

test('a page of the preview may send requests and read Retry-After', async () => {
  const origin = 'http://localhost:3000';
  const preflight = await fetch(sandbox.url + PATH, {
    method: 'OPTIONS',
    headers: {origin, 'access-control-request-headers': 'authorization,content-type'},
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe(origin);
  expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
  expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization,content-type');
  const refused = await sendJson(GOOD, {origin, prefer: 'code=429'});
  expect(refused.headers.get('access-control-allow-origin')).toBe(origin);
  expect(refused.headers.get('access-control-expose-headers')).toContain('Retry-After');
});

test('a path beside it is told where party data is', async () => {
  const response = await fetch(`${sandbox.url}/api/vpd/graphql`, {method: 'POST'});
  expect(response.status).toBe(404);
  expect(await response.text()).toContain(PATH);
});
