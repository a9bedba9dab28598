import {createServer} from 'node:http';
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
