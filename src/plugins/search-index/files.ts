import fs from 'node:fs/promises';
import path from 'node:path';
import {untracked} from '../../sources/files';
import {searchRecords} from '../../sources/search';
import {searchCodes} from '../../sources/search/codes';
import type {SearchRecord} from '../../sources/search/record';
import {shortHash} from '../servedFiles';
import {buildIndex} from './build';
import {entriesOf, type Page} from './documents';
import {readPage} from './page';

/** Pages that repeat what another page says; they are found as a whole only. */
const REPEATS = new Set(['/v1.html']);

/** Pages that nobody looks for. */
const LEFT_OUT = /^\/(?:reference\/.*|404\.html|search\.html)$/;

const isPage = (route: string): boolean => /(?:\.html|^\/)$/.test(route) && !LEFT_OUT.test(route);

async function pageOf(outDir: string, url: string, records: readonly SearchRecord[]): Promise<Page> {
  const html = await fs.readFile(path.join(outDir, url === '/' ? 'index.html' : url), 'utf8');
  const anchors = records.filter(({page}) => page === url).map(({anchor}) => anchor);
  const page = readPage(html, url, anchors);
  return {...page, url, sections: REPEATS.has(url) ? [] : page.sections};
}

/** Writes a file below `/assets/` under a name with a hash of its content, which it gives. */
async function writeHashed(outDir: string, name: string, content: unknown): Promise<string> {
  const text = JSON.stringify(content);
  const hash = shortHash(text);
  await fs.mkdir(path.join(outDir, 'assets'), {recursive: true});
  await fs.writeFile(path.join(outDir, 'assets', `${name}-${hash}.json`), text);
  return hash;
}

/** Writes the index and the codes below `/assets/`, and the hashes in their names to `/search-index.json`: pages are written before the index is known. */
export async function writeIndex(outDir: string, routes: readonly string[]): Promise<void> {
  const records = untracked(searchRecords);
  const urls = routes.filter(isPage).sort();
  const pages = await Promise.all(urls.map((url) => pageOf(outDir, url, records)));
  const hash = await writeHashed(outDir, 'search-index', buildIndex(entriesOf(pages, records)));
  const codes = await writeHashed(outDir, 'search-codes', untracked(searchCodes));
  await fs.writeFile(path.join(outDir, 'search-index.json'), JSON.stringify({hash, codes}));
}
