import type {ServerResponse} from 'node:http';
import {expect, test} from 'vitest';
import devProxyPlugin, {isApiPath} from '../../../src/plugins/dev-proxy';

test.each(['/v1', '/v1/', '/v1/x', '/v1?a=1', '/api', '/api/', '/api/v1/me', '/api/v1-beta/generic/validate'])(
  '%s goes to the backend',
  (path) => {
    expect(isApiPath(path)).toBe(true);
  },
);

test.each([
  '/v1.html',
  '/v1.html?a=1',
  '/v1beta',
  '/v1-beta',
  '/apidocs',
  '/',
  '/endpoints/v1/hook.html',
  '/openapi/v1.yaml',
])('%s stays in the preview', (path) => {
  expect(isApiPath(path)).toBe(false);
});

interface Proxy {
  readonly context: unknown;
  readonly target: string;
  readonly onError: (error: Error, request: unknown, response: unknown) => void;
}

function proxyOf(): Proxy | undefined {
  const configure = devProxyPlugin().configureWebpack as unknown as () => {devServer: {proxy: Proxy[]}};
  return configure().devServer.proxy[0];
}

test('the proxy asks isApiPath, and the built-in backend is the sandbox', () => {
  expect(proxyOf()).toMatchObject({context: isApiPath, target: 'http://localhost:4010'});
});

test('a backend that is off gives 502 with a sentence that says what to start', () => {
  const written: unknown[] = [];
  const response: Pick<ServerResponse, 'writeHead' | 'end'> = {
    writeHead: ((status: number) => written.push(status)) as never,
    end: ((text: string) => written.push(text)) as never,
  };
  proxyOf()?.onError(new Error('ECONNREFUSED'), {}, response);
  expect(written[0]).toBe(502);
  expect(written[1]).toMatch(/^No response from http:\/\/localhost:4010\. Start .*PSB_BACKEND to another backend\.\n$/);
});
