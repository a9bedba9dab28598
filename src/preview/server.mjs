import {createReadStream} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';

const NOT_FOUND = '404.html';

/**
 * A plain static host: it serves files, the `index.html` of a folder, gzip, and `404.html` with status 404. It knows no
 * redirects and no rewriting. `npm run preview` and the tests use it.
 * Called as `node src/preview/server.mjs FOLDER PORT`.
 */
const [folder = 'build', port = '4000'] = process.argv.slice(2);
const files = sirv(folder, {etag: true, extensions: []});
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
  compress(request, response, () => files(request, response, () => folderIndex(request, response)));
});
server.listen(Number(port), () => process.stdout.write(`${folder} is at http://localhost:${port}\n`));
