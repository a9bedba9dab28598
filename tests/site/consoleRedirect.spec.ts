import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {type AddressInfo} from 'node:net';
import {expect} from '@playwright/test';
import {openConsole, prepare, response, SECRETS, send} from './support/console';
import {sandbox, testWith} from './support/sandbox';

/** A host that permits requests of any site's pages, and answers them itself. */
const hostThat = (answers: (request: IncomingMessage, response: ServerResponse) => void): Server =>
  createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'authorization, subscription-key');
    if (request.method !== 'OPTIONS') answers(request, response);
    response.end();
  });

const listen = (server: Server, port = 0): Promise<void> =>
  new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));

/** The subscription keys that the stranger was given. */
const keys: (string | string[] | undefined)[] = [];
const stranger = hostThat((request) => keys.push(request.headers['subscription-key']));

/** A host at the address of the sandbox that redirects every request to the stranger. */
const test = testWith(async (port) => {
  await listen(stranger);
  const elsewhere = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}/`;
  const host = hostThat((_request, response) => response.writeHead(302, {location: elsewhere}));
  await listen(host, port);
  return () => [host.close(), stranger.close()];
});

// The policy would stop the second request too; the console has to be safe without it.
test.use({bypassCSP: true});

test('a console takes the subscription key to no host that the chosen one redirects to', async ({page}) => {
  await openConsole(page, 'v1', 'getUser');
  await prepare(page, sandbox);
  await send(page);
  await expect(response(page)).toContainText(`No response from ${sandbox}`);
  await expect(response(page)).toContainText('redirected the request');
  expect(keys).toEqual([]);

  const headers = {'Subscription-Key': SECRETS.key};
  await page.evaluate(([address, init]) => fetch(address, init).then(() => undefined), [sandbox, {headers}] as const);
  expect(keys, 'a request that may be redirected gets there').toEqual([SECRETS.key]);
});
