import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';

/** A proxy between the samples and the bus that responds in its own words, or never. */
export interface RunningProxy {
  readonly url: string;
  /** The body of every response. */
  readonly body: string;
  close(): void;
}

async function listen(respond: RequestListener, body: string): Promise<RunningProxy> {
  const server = createServer(respond);
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

/** Starts a proxy on a free port of this machine that answers every request with one status, in HTML or in JSON of its own. */
export function startProxy(
  status: number,
  type: 'text/html' | 'application/json' = 'text/html',
): Promise<RunningProxy> {
  const body = type === 'text/html' ? '<html>The proxy has no answer</html>' : '{"message":"no Route matched"}';
  return listen((request, response) => {
    request.resume().on('end', () => response.writeHead(status, {'content-type': type}).end(body));
  }, body);
}

/** Starts a proxy that takes every request and never responds. */
export function startSilentProxy(): Promise<RunningProxy> {
  return listen((request) => request.resume(), '');
}
