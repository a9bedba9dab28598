import fs from 'node:fs';
import path from 'node:path';
import {build, pages} from './site';

/** Every page that has a redirect file: those made from Markdown, and the reference of v1. */
export const redirected: readonly string[] = ['/v1.html', ...pages.map((page) => page.path)];

/** The three forms of a page's address. */
export function spellings(page: string): [string, string, string] {
  const bare = page.replace(/\.html$/, '');
  return [bare, `${bare}/`, page];
}

/** The bytes of a built file, by its address. */
export const bytesOf = (address: string): Buffer =>
  fs.readFileSync(path.join(build, address.endsWith('/') ? `${address}index.html` : address));

/** A built file of each kind, by the end of its name. */
export const fileOfKind: ReadonlyMap<string, string> = new Map(
  fs
    .readdirSync(build, {recursive: true, encoding: 'utf8', withFileTypes: true})
    .filter((entry) => entry.isFile() && entry.name !== 'index.html')
    .map((entry) => [path.extname(entry.name), `/${path.relative(build, path.join(entry.parentPath, entry.name))}`]),
);

/** What browsers must be told of the files that pages load, or they don't use them. */
const LOADED = {
  '.html': /^text\/html/,
  '.js': /^(?:text|application)\/javascript/,
  '.css': /^text\/css/,
  '.json': /^application\/json/,
  '.svg': /^image\/svg\+xml/,
  '.png': /^image\/png/,
};

/** What the types of all files are: those that a recipe sets. The fonts have types that older lists name otherwise. */
const ALL = {
  ...LOADED,
  '.mjs': /^text\/javascript/,
  '.md': /^text\/markdown/,
  // The list of APIs, by RFC 9727.
  '': /^application\/linkset\+json; profile="https:\/\/www\.rfc-editor\.org\/info\/rfc9727"$/,
  '.woff2': /^font\/woff2|^application\/(?:font-)?woff2/,
  '.ttf': /^font\/|^application\/.*font/,
  '.xml': /^(?:text|application)\/xml/,
  '.gz': /^application\/(?:x-)?gzip/,
  '.zip': /^application\/zip/,
  '.pdf': /^application\/pdf/,
  '.csv': /^text\/csv/,
  '.txt': /^text\/plain/,
  '.sha256': /^text\/plain/,
  '.graphql': /^text\/plain/,
  '.yaml': /^application\/yaml/,
  '.wsdl': /^application\/(?:wsdl\+)?xml/,
};

export const types = {loaded: new Map(Object.entries(LOADED)), all: new Map(Object.entries(ALL))};
