import {createServer} from 'node:http';
import {type AddressInfo} from 'node:net';
import {expect, test} from './support/test';
import {openConsole, prepare, response, SECRETS, send} from './support/console';
import {sandbox} from './support/sandbox';

/** A host that permits requests of any site's pages, and notes the subscription keys that it is given. */
async function startStranger(): Promise<{address: string; keys: unknown[]; stop: () => void}> {
  const keys: unknown[] = [];
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'authorization, subscription-key');
    if (request.method !== 'OPTIONS') keys.push(request.headers['subscription-key']);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    keys,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

// The policy would stop the second request too; the console has to be safe without it.
test.use({bypassCSP: true});

test('a console takes the subscription key to no host that the chosen one redirects to', async ({page}) => {
  const {address, keys, stop} = await startStranger();
  await page.route(`${sandbox}/**`, (route) =>
    route.fulfill({status: 302, headers: {location: address, 'access-control-allow-origin': '*'}}),
  );
  await openConsole(page, 'v1', 'getUser');
  await prepare(page, sandbox);
  await send(page);
  await expect(response(page)).toContainText(`No response from ${sandbox}`);
  await expect(response(page)).toContainText('redirected the request');
  expect(keys).toEqual([]);

  const headers = {'Subscription-Key': SECRETS.key};
  await page.evaluate(([to, init]) => fetch(to, init).then(() => undefined), [`${sandbox}/`, {headers}] as const);
  expect(keys, 'a request that may be redirected gets there').toEqual([SECRETS.key]);
  stop();
});
