import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const BACKEND = process.env.PSB_BACKEND || 'http://localhost:4010';

/** Whether a path of the preview belongs to the API: `/v1`, `/v1/x`, `/api/…`, but never `/v1.html`. */
export function isApiPath(path: string): boolean {
  return /^\/(v1|api)(\/|\?|$)/.test(path);
}

function answerOff(_error: Error, _request: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) {
    response.end();
    return;
  }
  response.writeHead(502, {'Content-Type': 'text/plain; charset=utf-8'});
  response.end(
    `No response from ${BACKEND}. Start the sandbox with 'npm run sandbox', or set PSB_BACKEND to another backend.\n`,
  );
}

/**
 * Whether the overlay of the preview shows an error that the page threw. A module that was not built throws one too: it is shown as an error of
 * the build, which goes when the file is mended, and one that was thrown would stay.
 */
const isOfPage = (error: Error): boolean => !error.message.includes('Module build failed');

/**
 * Leads API paths of `npm start` to a local backend, and keeps its open pages at the newest state. The server responds under local names and its own
 * host only: another site could use any other.
 */
export default function devProxyPlugin(): Plugin {
  const proxy = [{context: isApiPath, target: BACKEND, changeOrigin: true, onError: answerOff}];
  return {
    name: 'dev-proxy',
    getClientModules: () => (process.env.NODE_ENV === 'production' ? [] : [path.join(__dirname, 'newestUpdate.ts')]),
    configureWebpack: () =>
      ({devServer: {proxy, allowedHosts: 'auto', client: {overlay: {runtimeErrors: isOfPage}}}}) as object,
  };
}
