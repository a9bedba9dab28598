import {createServer} from 'node:http';
import {expect, test as base} from '@playwright/test';
import {freePort} from '../support/ports';
import {start, untilAnswers} from '../support/programs';
import {choose, notice, openWith, run} from './support/playground';
import {sandbox} from './support/sandbox';

const QUERY = 'query Mine($name: String) { party(name: $name) { preferredName } }';
const VARIABLES = '{"name": "Molenrak"}';
const SANDBOX = 'Sandbox on your machine';
const START_MS = 60_000;

/** A `test` whose pages find, at the address of the sandbox, a host on this machine. */
const testWith = (host: (port: number) => Promise<() => unknown>): typeof base =>
  base.extend<object, {hostPort: number}>({
    hostPort: [
      async ({}, use) => {
        const port = await freePort();
        const close = await host(port);
        await use(port);
        await close();
      },
      {scope: 'worker', timeout: START_MS},
    ],
    launchOptions: [
      async ({launchOptions, hostPort}, use) => {
        const rule = `MAP ${new URL(sandbox).host} 127.0.0.1:${hostPort}`;
        await use({...launchOptions, args: [...(launchOptions.args ?? []), `--host-resolver-rules=${rule}`]});
      },
      {scope: 'worker'},
    ],
  });

/** The sandbox as readers start it. */
const test = testWith(async (port) => {
  const program = start(['node', '--import', 'tsx', 'src/sandbox/main.ts'], process.cwd(), {
    SANDBOX_PORT: String(port),
  });
  await untilAnswers(program, `http://localhost:${port}/`, START_MS);
  return () => program.stop();
});

/** A host that answers, but doesn't allow other websites to read. */
const refusing = testWith(async (port) => {
  const server = createServer((_request, response) => response.end('{"data": {}}'));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return () => server.close();
});

test('a query with variables runs on the sandbox, which returns what the page does', async ({page}) => {
  await openWith(page, QUERY, VARIABLES);
  const response = page.locator('.result-window');
  await run(page);
  await expect(notice(page)).toContainText('Response from Sample data');
  const sample = await response.innerText();
  await choose(page, SANDBOX, 'any-token');
  await run(page);
  await expect(notice(page)).toContainText(`Response from ${SANDBOX}`);
  expect(await response.innerText()).toBe(sample);
});

test('the sandbox rejects an expired token', async ({page}) => {
  await openWith(page, QUERY, VARIABLES);
  await choose(page, SANDBOX, 'expired-token');
  await run(page);
  await expect(notice(page)).toContainText("401, the token isn't valid");
  await expect(page.locator('.result-window')).toContainText('UNAUTHENTICATED');
});

refusing('a host that doesn’t allow this website (CORS) is explained', async ({page}) => {
  await openWith(page, QUERY, VARIABLES);
  await choose(page, SANDBOX, 'any-token');
  await run(page);
  await expect(notice(page)).toContainText("The host can't be reached");
  await expect(notice(page)).toContainText('CORS');
});
