import {createServer} from 'node:http';
import {expect} from '@playwright/test';
import {choose, notice, openWith, run} from './support/playground';
import {test, testWith} from './support/sandbox';

const QUERY = 'query Mine($name: String) { party(name: $name) { preferredName } }';
const VARIABLES = '{"name": "Molenrak"}';
const SANDBOX = 'Sandbox on your machine';

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
