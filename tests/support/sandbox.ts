import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {createSandbox} from '../../src/sandbox/sandbox';

/** A sandbox on a free port of this machine. */
export interface RunningSandbox {
  readonly url: string;
  /** `status method path` of every answer so far. */
  readonly answered: readonly string[];
  close(): Promise<void>;
}

/**
 * Starts a sandbox of its own.
 * @param prefer value of a `Prefer` header that every call gets, for clients that cannot send one
 */
export async function startSandbox(prefer?: string): Promise<RunningSandbox> {
  const answered: string[] = [];
  const listener = await createSandbox((line) => answered.push(line));
  const server = createServer((request, response) => {
    if (prefer) request.headers.prefer = prefer;
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
