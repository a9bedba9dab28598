import {gzipSync} from 'node:zlib';
import {afterEach, expect, test, vi} from 'vitest';
import {fetchJson} from '../../../src/checker/worker/fetched';

afterEach(() => vi.unstubAllGlobals());

let count = 0;
/** An address that no other test has asked for: what was fetched is kept. */
const fresh = (): string => `/file-${(count += 1)}.json.gz`;

const PACKED = gzipSync('{"rules":[1]}');
const HTML = '<!doctype html><title>rules</title>';

/** Answers each request with the next of these, the last one again and again. Gives how many were made. */
function answerWith(...answers: readonly (string | Uint8Array | number | Error)[]): () => number {
  const fetching = vi.fn((): Promise<Response> => {
    const answer = answers[Math.min(fetching.mock.calls.length, answers.length) - 1];
    if (answer instanceof Error) return Promise.reject(answer);
    return Promise.resolve(
      typeof answer === 'number' ? new Response('', {status: answer}) : new Response(answer as BodyInit),
    );
  });
  vi.stubGlobal('fetch', fetching);
  return () => fetching.mock.calls.length;
}

test.each([
  ['packed', PACKED],
  ['that the browser has unpacked', '{"rules":[1]}'],
])('JSON %s is fetched once', async (_what, file) => {
  const asked = answerWith(file);
  const address = fresh();
  const both = await Promise.all([fetchJson(address, '"rules"'), fetchJson(address, '"rules"')]);
  expect([...both, await fetchJson(address, '"rules"')]).toEqual([{rules: [1]}, {rules: [1]}, {rules: [1]}]);
  expect(asked()).toBe(1);
});

test.each<[string, string | Uint8Array | number | Error, RegExp]>([
  ['is missing', 404, /missing \(status 404\)/],
  ["can't be reached", new TypeError('Failed to fetch'), /can't be reached/],
  ['is cut off', PACKED.subarray(0, PACKED.length - 9), /damaged/],
  ['is half of JSON', '{"rules":', /damaged/],
  ['is empty', '', /damaged/],
  ['is a page', HTML, /damaged/],
  ['is another file', '{"schemas":[1]}', /damaged/],
  ['is JSON of nothing', '{}', /damaged/],
])('a file that %s is told in words, and fetched again', async (_what, broken, words) => {
  const asked = answerWith(broken, PACKED);
  const address = fresh();
  await expect(fetchJson(address, '"rules"')).rejects.toThrow(words);
  await expect(fetchJson(address, '"rules"')).resolves.toEqual({rules: [1]});
  expect(asked()).toBe(2);
});
