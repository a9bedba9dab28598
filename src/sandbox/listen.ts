import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import {CONNECTIONS} from './connections';

/** The addresses of this machine that no other machine reaches. */
const [IPV4, IPV6] = ['127.0.0.1', '::1'];
/** What a machine without IPv6 says. */
const NO_ADDRESS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/** A listener on this machine. */
export interface Listening {
  readonly port: number;
  /** Ends it, with all connections. */
  readonly close: () => Promise<void>;
}

function on(address: string, port: number, listener: RequestListener): Promise<Listening> {
  const server = createServer(CONNECTIONS, listener);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, address, () => {
      const close = (): Promise<void> =>
        new Promise((closed) => {
          server.close(() => closed());
          server.closeAllConnections();
        });
      resolve({port: (server.address() as AddressInfo).port, close});
    });
  });
}

/**
 * Listens on this machine only, by IPv4 and, where the machine has it, by IPv6: `localhost` can be either.
 * @param port 0 for any free one
 */
export async function listenHere(port: number, listener: RequestListener): Promise<Listening> {
  const first = await on(IPV4, port, listener);
  const second = await on(IPV6, first.port, listener).catch(async (problem: unknown) => {
    if (NO_ADDRESS.includes((problem as NodeJS.ErrnoException).code ?? '')) return undefined;
    await first.close();
    throw problem;
  });
  return {port: first.port, close: async () => void (await Promise.all([first.close(), second?.close()]))};
}
