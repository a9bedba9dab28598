import {afterEach, expect, test, vi} from 'vitest';
import {post, type Network} from '../../../src/playground/request/post';

const ADDRESS = 'https://vpd.example.com/graphql/v1';
const REQUEST = {query: '{ a }', variables: {b: 1}};

const never = new AbortController().signal;

function network(fetch: Network['fetch'], more: Partial<Network> = {}): Network {
  return {fetch, isOnline: () => true, now: () => 0, timeout: 1000, cap: 1000, ...more};
}

const responding = (status: number, body: string, headers: Record<string, string> = {}): Network['fetch'] =>
  vi.fn<Network['fetch']>(() => Promise.resolve(new Response(body, {status, headers})));

/** A fetch that ends only when it is aborted. */
const hanging: Network['fetch'] = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });

afterEach(() => void vi.useRealTimers());

test('the token is in the header, and nothing else goes along', async () => {
  const fetch = responding(200, '{"data": {}}');
  await post(ADDRESS, 't0ken', REQUEST, never, network(fetch));
  const [address, init] = vi.mocked(fetch).mock.calls[0] ?? [];
  expect(address).toBe(ADDRESS);
  expect(init).toMatchObject({
    method: 'POST',
    headers: {Authorization: 'Bearer t0ken'},
    body: JSON.stringify(REQUEST),
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
  });
});

test.each([
  [200, '{"data": {"a": 1}}', {kind: 'answer', result: {data: {a: 1}}}],
  [200, '{"errors": [{"message": "x"}]}', {kind: 'answer', result: {errors: [{message: 'x'}]}}],
  [401, '{"errors": []}', {kind: 'failure', id: 'unauthenticated', status: 401, shown: {errors: []}}],
  [403, '{}', {kind: 'failure', id: 'forbidden', status: 403, shown: {}}],
  [429, '{}', {kind: 'failure', id: 'rateLimited', status: 429, shown: {}}],
  [413, '{}', {kind: 'failure', id: 'rejected', status: 413, shown: {}}],
  [503, '{}', {kind: 'failure', id: 'serverError', status: 503, shown: {}}],
  [200, '{"hello": 1}', {kind: 'failure', id: 'notGraphql', status: 200, shown: {hello: 1}}],
  [200, '[1]', {kind: 'failure', id: 'notGraphql'}],
  [200, '', {kind: 'failure', id: 'notGraphql'}],
  [502, '<html>', {kind: 'failure', id: 'serverError', shown: {status: 502, body: '<html>'}}],
])('%i with %s', async (status, body, outcome) => {
  expect(await post(ADDRESS, 't', REQUEST, never, network(responding(status, body)))).toMatchObject(outcome);
});

test.each([
  ['17', 17],
  ['Thu, 01 Jan 1970 00:00:09 GMT', 9],
  ['soon', undefined],
])('Retry-After %s', async (header, wait) => {
  const outcome = await post(ADDRESS, 't', REQUEST, never, network(responding(429, '{}', {'Retry-After': header})));
  expect('wait' in outcome ? outcome.wait : undefined).toBe(wait);
});

test.each([
  [429, 17],
  [503, 17],
  [500, undefined],
  [400, undefined],
])('a response %i with Retry-After says to wait %s', async (status, wait) => {
  const outcome = await post(ADDRESS, 't', REQUEST, never, network(responding(status, '{}', {'Retry-After': '17'})));
  expect('wait' in outcome ? outcome.wait : undefined).toBe(wait);
});

test('a response past the cap is not read to its end', async () => {
  let given = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      given += 400;
      controller.enqueue(new Uint8Array(400));
    },
  });
  const fetch: Network['fetch'] = () => Promise.resolve(new Response(body));
  expect(await post(ADDRESS, 't', REQUEST, never, network(fetch))).toEqual({kind: 'failure', id: 'tooLarge'});
  expect(given).toBeLessThan(2500);
});

test('a host that hangs is given up', async () => {
  vi.useFakeTimers();
  const outcome = post(ADDRESS, 't', REQUEST, never, network(hanging, {timeout: 30_000}));
  await vi.advanceTimersByTimeAsync(30_001);
  expect(await outcome).toEqual({kind: 'failure', id: 'timeout'});
});

test('a body that stops arriving is given up too', async () => {
  vi.useFakeTimers();
  const fetch: Network['fetch'] = (_input, init) => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => init?.signal?.addEventListener('abort', () => controller.error(new Error('aborted'))),
    });
    return Promise.resolve(new Response(body));
  };
  const outcome = post(ADDRESS, 't', REQUEST, never, network(fetch));
  await vi.advanceTimersByTimeAsync(1001);
  expect(await outcome).toEqual({kind: 'failure', id: 'timeout'});
});

test('a request is cancelled', async () => {
  const controller = new AbortController();
  const outcome = post(ADDRESS, 't', REQUEST, controller.signal, network(hanging));
  controller.abort();
  expect(await outcome).toEqual({kind: 'failure', id: 'cancelled'});
});

test('a connection that fails, with and without a network', async () => {
  const fetch: Network['fetch'] = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await post(ADDRESS, 't', REQUEST, never, network(fetch))).toEqual({kind: 'failure', id: 'unreachable'});
  const online = vi.fn(() => false).mockReturnValueOnce(true);
  const outcome = await post(ADDRESS, 't', REQUEST, never, network(fetch, {isOnline: online}));
  expect(outcome).toEqual({kind: 'failure', id: 'offline'});
});

test('offline, nothing is sent', async () => {
  const fetch = responding(200, '{"data": {}}');
  const outcome = await post(ADDRESS, 't', REQUEST, never, network(fetch, {isOnline: () => false}));
  expect(outcome).toEqual({kind: 'failure', id: 'offline'});
  expect(fetch).not.toHaveBeenCalled();
});
