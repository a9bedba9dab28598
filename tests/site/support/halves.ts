import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import sirv from 'sirv';
import {build, builtHtml} from './site';

/** A host that sends one document in two halves. */
export interface HalvesHost {
  /** Address of the document. */
  readonly address: string;
  /** Sends the second half. */
  readonly sendRest: () => void;
  readonly stop: () => void;
}

/** Starts a host of the built site that sends the first half of a route's document and then waits for `sendRest`. */
export async function hostInHalves(route: string): Promise<HalvesHost> {
  const html = builtHtml(route);
  const middle = html.length / 2;
  const files = sirv(build, {extensions: []});
  let waiting: ServerResponse | undefined;
  const server = createServer((request, response) => {
    if (request.url === route) {
      waiting = response;
      response.writeHead(200, {'Content-Type': 'text/html;charset=utf-8'});
      response.write(html.slice(0, middle));
    } else {
      files(request, response);
    }
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}${route}`,
    sendRest: () => waiting?.end(html.slice(middle)),
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
