import {createReadStream} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import {sirvRange} from './range.mjs';

const NOT_FOUND = '404.html';

/**
 * A plain static host: it serves files, the `index.html` of a folder, gzip, and `404.html` with status 404. It knows no
 * redirects and no rewriting, and this machine alone reaches it. `npm run preview` and the tests use it.
 * Called as `node src/preview/server.mjs FOLDER PORT`.
 */
const [folder = 'build', port = '4000'] = process.argv.slice(2);

/** sirv calls this once it has found the file, and before it reads the Range header, which it trusts. */
function correctRange({req: {method, headers}}, _path, {size}) {
  if (headers.range === undefined) return;
  // No ETag of sirv is a strong one, so If-Range never holds (RFC 9110, section 13.1.5).
  const ranged = method === 'GET' && headers['if-range'] === undefined;
  headers.range = ranged ? sirvRange(headers.range, size) : undefined;
}

const files = sirv(folder, {etag: true, extensions: [], setHeaders: correctRange});
const compress = compression();

function notFound(response) {
  response.writeHead(404, {'Content-Type': 'text/html;charset=utf-8'});
  createReadStream(path.join(folder, NOT_FOUND)).pipe(response);
}

function folderIndex(request, response) {
  const [pathname, search] = request.url.split('?', 2);
  request.url = `${pathname.replace(/\/$/, '')}/index.html${search === undefined ? '' : `?${search}`}`;
  files(request, response, () => notFound(response));
}

const server = createServer((request, response) => {
  // A file that is gone, or an absent 404.html, ends this response alone.
  response.on('pipe', (source) => source.on('error', () => response.end()));
  compress(request, response, () => files(request, response, () => folderIndex(request, response)));
});
server.listen(Number(port), '127.0.0.1', () => process.stdout.write(`${folder} is at http://localhost:${port}\n`));
