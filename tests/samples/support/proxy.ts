import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';

/** A proxy between the samples and the bus that responds in its own words, or never. */
export interface RunningProxy {
  readonly url: string;
  /** The body of every response. */
  readonly body: string;
  /** The body of every request so far. */
  readonly received: readonly string[];
  close(): void;
}

async function listen(respond: (response: ServerResponse) => void, body = ''): Promise<RunningProxy> {
  const received: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((sent) => {
      received.push(sent);
      respond(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    body,
    received,
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
  return listen((response) => response.writeHead(status, {'content-type': type}).end(body), body);
}

/** Starts a proxy that sends every request to another address. */
export function startRedirect(location: string): Promise<RunningProxy> {
  const body = 'Moved';
  return listen((response) => response.writeHead(302, {location, 'content-type': 'text/plain'}).end(body), body);
}

/** Starts a proxy whose responses end within their bodies, while the connections stay open. */
export function startStallingProxy(): Promise<RunningProxy> {
  return listen((response) => response.writeHead(200, {'content-length': 100}).write('{'));
}

/** Starts a proxy that takes every request and never responds. */
export function startSilentProxy(): Promise<RunningProxy> {
  return listen(() => undefined);
}
