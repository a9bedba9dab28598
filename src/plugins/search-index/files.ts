import fs from 'node:fs';
import path from 'node:path';
import {untracked} from '../../sources/files';
import {searchRecords} from '../../sources/search';
import {searchCodes} from '../../sources/search/codes';
import {searchRules} from '../../sources/search/rules';
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

function pageOf(outDir: string, url: string, records: readonly SearchRecord[]): Page {
  const html = fs.readFileSync(path.join(outDir, url === '/' ? 'index.html' : url), 'utf8');
  const anchors = records.filter(({page}) => page === url).map(({anchor}) => anchor);
  const page = readPage(html, url, anchors);
  return {...page, url, sections: REPEATS.has(url) ? [] : page.sections};
}

/** Writes a file below `/assets/` under a name with a hash of its content, which it gives. */
function writeHashed(outDir: string, name: string, content: unknown): string {
  const text = JSON.stringify(content);
  const hash = shortHash(text);
  fs.mkdirSync(path.join(outDir, 'assets'), {recursive: true});
  fs.writeFileSync(path.join(outDir, 'assets', `${name}-${hash}.json`), text);
  return hash;
}

/** Writes the index, the codes and the rules below `/assets/`, and the hashes in their names to `/search-index.json`: pages are written before the index is known. */
export function writeIndex(outDir: string, routes: readonly string[]): void {
  const records = untracked(searchRecords);
  const urls = routes.filter(isPage).sort();
  // One after another: a parsed page is ten times as large in memory as its file.
  const pages = urls.map((url) => pageOf(outDir, url, records));
  const hash = writeHashed(outDir, 'search-index', buildIndex(entriesOf(pages, records)));
  const codes = writeHashed(outDir, 'search-codes', untracked(searchCodes));
  const rules = writeHashed(outDir, 'search-rules', untracked(searchRules));
  fs.writeFileSync(path.join(outDir, 'search-index.json'), JSON.stringify({hash, codes, rules}));
}
