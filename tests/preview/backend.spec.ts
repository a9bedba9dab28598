import {createServer, get} from 'node:http';
import {text} from 'node:stream/consumers';
import {expect} from '@playwright/test';
import {test} from './support/preview';

const HTML = {headers: {accept: 'text/html'}};

test('without a backend a call gets 502 and a sentence that says what to start', async ({preview, request}) => {
  for (const address of ['/v1/x', '/api/v1/me']) {
    const response = await request.get(address, HTML);
    expect(response.status(), address).toBe(502);
    expect(await response.text()).toBe(
      `No response from http://localhost:${preview.backendPort}. Start the sandbox with 'npm run sandbox', or set PSB_BACKEND to another backend.\n`,
    );
  }
});

test('the preview answers under the names of this machine, and under no other', async ({preview}) => {
  const port = new URL(preview.site).port;
  const under = (host: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const options = {host: 'localhost', port, path: '/v1.html', headers: {host, accept: 'text/html'}};
      get(options, (response) => void text(response).then(resolve, reject)).on('error', reject);
    });
  expect(await under(`localhost:${port}`)).toContain('<div id="__docusaurus">');
  expect(await under(`127.0.0.1:${port}`)).toContain('<div id="__docusaurus">');
  for (const name of ['stranger.example', `localhost.stranger.example:${port}`])
    expect(await under(name)).toBe('Invalid Host header');
});

test('a call reaches a backend that is on, and pages are not asked from it', async ({preview, request}) => {
  const asked: string[] = [];
  const backend = createServer((incoming, response) => {
    asked.push(`${incoming.method} ${incoming.url}`);
    response.end('from the backend');
  });
  await new Promise<void>((listening) => backend.listen(preview.backendPort, listening));
  try {
    expect(await (await request.get('/v1/x?a=1', HTML)).text()).toBe('from the backend');
    expect(await (await request.put('/api/v1/me', {data: {}})).text()).toBe('from the backend');
    for (const page of ['/v1.html', '/', '/introduction/overview.html']) {
      const response = await request.get(page, HTML);
      expect(response.status(), page).toBe(200);
      expect(await response.text(), page).toContain('<div id="__docusaurus">');
    }
  } finally {
    backend.close();
  }
  expect(asked).toEqual(['GET /v1/x?a=1', 'PUT /api/v1/me']);
});
