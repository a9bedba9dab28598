import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

/** A proxy between the samples and the bus that answers in its own words. */
export interface RunningProxy {
  readonly url: string;
  /** The body of every answer, which is not JSON. */
  readonly body: string;
  close(): void;
}

/** Starts a proxy on a free port of this machine that answers every call with one status. */
export async function startProxy(status: number): Promise<RunningProxy> {
  const body = '<html>The proxy has no answer</html>';
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(status, {'content-type': 'text/html'}).end(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    body,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
