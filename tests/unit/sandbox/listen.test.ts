import {createServer} from 'node:http';
import os from 'node:os';
import {expect, test} from 'vitest';
import {listenHere} from '../../../src/sandbox/listen';

const hasIPv6 = Object.values(os.networkInterfaces()).some((all) => all?.some(({address}) => address === '::1'));

const textAt = async (host: string, port: number): Promise<string> => (await fetch(`http://${host}:${port}/`)).text();

test('listens on the addresses of this machine, on one port, until it is closed', async () => {
  const {port, close} = await listenHere(0, (_, response) => response.end('here'));
  expect(await textAt('127.0.0.1', port)).toBe('here');
  if (hasIPv6) expect(await textAt('[::1]', port)).toBe('here');
  await close();
  await expect(textAt('127.0.0.1', port)).rejects.toThrow();
  if (hasIPv6) await expect(textAt('[::1]', port)).rejects.toThrow();
});

test('a port that is in use is refused', async () => {
  const server = createServer();
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as {port: number}).port));
  });
  await expect(listenHere(port, () => undefined)).rejects.toMatchObject({code: 'EADDRINUSE'});
  server.close();
});
