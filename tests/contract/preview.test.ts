import fs from 'node:fs';
import {createServer, type Server} from 'node:http';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {freePort} from '../support/ports';
import {start, untilAnswers, type Running} from '../support/programs';

const START_MS = 240_000;

/** A folder of its own for what Docusaurus generates; named so that Git and the linters leave it out. */
const generated = fs.mkdtempSync('.docusaurus-preview-');
let preview: Running | undefined;
let site: string;
let backendPort: number;
let backend: Server | undefined;

/** Asks the preview as a browser does that opens a page. */
const get = (address: string): Promise<Response> => fetch(site + address, {headers: {accept: 'text/html'}});

beforeAll(async () => {
  const port = await freePort();
  backendPort = await freePort();
  site = `http://localhost:${port}`;
  const docusaurus = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
  preview = start(['node', docusaurus, 'start', '--port', String(port), '--no-open'], process.cwd(), {
    PSB_BACKEND: `http://localhost:${backendPort}`,
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated,
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  });
  await untilAnswers(preview, `${site}/v1.html`, START_MS);
}, START_MS);

afterAll(async () => {
  await preview?.stop();
  backend?.close();
  fs.rmSync(generated, {recursive: true, force: true});
});

test('without a backend a call gets 502 and a sentence that says what to start', async () => {
  for (const address of ['/v1/x', '/api/v1/me']) {
    const response = await get(address);
    expect(response.status, address).toBe(502);
    expect(await response.text()).toBe(
      `No backend answers at http://localhost:${backendPort}. Start the sandbox with 'npm run sandbox', or name another backend in PSB_BACKEND.\n`,
    );
  }
});

test('a call reaches a backend that is on, and pages are not asked from it', async () => {
  const asked: string[] = [];
  backend = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.end('from the backend');
  });
  await new Promise<void>((listening) => backend?.listen(backendPort, listening));
  expect(await (await get('/v1/x?a=1')).text()).toBe('from the backend');
  expect(await (await fetch(`${site}/api/v1/me`, {method: 'PUT', body: '{}'})).text()).toBe('from the backend');
  for (const page of ['/v1.html', '/', '/introduction/overview.html']) {
    const response = await get(page);
    expect(response.status, page).toBe(200);
    expect(await response.text(), page).toContain('<div id="__docusaurus">');
  }
  expect(asked).toEqual(['GET /v1/x?a=1', 'PUT /api/v1/me']);
});
