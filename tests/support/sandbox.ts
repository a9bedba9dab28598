import {createServer, type IncomingHttpHeaders} from 'node:http';
import type {AddressInfo} from 'node:net';
import {CONNECTIONS} from '../../src/sandbox/connections';
import {createSandbox} from '../../src/sandbox/sandbox';
import {BUS} from './bus';

/** A sandbox on a free port of this machine. */
export interface RunningSandbox {
  readonly url: string;
  /** `status method path` of every answer so far. */
  readonly answered: readonly string[];
  close(): Promise<void>;
}

/**
 * Starts a sandbox of its own, behind a proxy to `BUS`.
 * @param headers that every call gets, in the place of its own, for clients that cannot send them
 * @param now its clock in ms, by which it counts the requests of a minute; one that stands still counts all
 */
export async function startSandbox(headers: IncomingHttpHeaders = {}, now?: () => number): Promise<RunningSandbox> {
  const answered: string[] = [];
  const listener = await createSandbox((line) => answered.push(line), now);
  const server = createServer(CONNECTIONS, (request, response) => {
    Object.assign(request.headers, headers);
    if (request.url?.startsWith(`${BUS}/`)) {
      request.url = request.url.slice(BUS.length);
      request.headers.host = 'localhost';
    }
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    answered,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
