import fs from 'node:fs';
import path from 'node:path';
import {frontMatterSchema} from '../../content/frontMatter';
import {untracked} from '../../sources/files';
import {frontMatterOf} from '../../sources/pageLinks';
import {sourceOf} from '../../sources/pages';
import {askedPlaces, printedPlaces} from '../../sources/search/asked';
import {searchRecords} from '../../sources/search';
import {packCodes, searchCodes} from '../../sources/search/codes';
import {searchIdentifiers} from '../../sources/search/identifiers';
import {pastedRecords} from '../../sources/search/pasted';
import type {SearchRecord} from '../../sources/search/record';
import {searchRules} from '../../sources/search/rules';
import {searchSentences} from '../../sources/search/sentences';
import {searchSynonyms} from '../../sources/search/synonyms';
import {shortHash} from '../servedFiles';
import {printedRecords, withAsked} from './asked';
import {buildIndex, type IndexFiles} from './build';
import {entriesOf, pastedEntries, type Page} from './documents';
import {readPage} from './page';

/** Pages that repeat what another page says; they are found as a whole only. */
const REPEATS = new Set(['/v1.html']);

/** Pages that nobody looks for. */
const LEFT_OUT = /^\/(?:reference\/.*|404\.html|search\.html)$/;

const isPage = (address: string): boolean => /(?:\.html|^\/)$/.test(address) && !LEFT_OUT.test(address);

/** What the front matter of a page names as the words of readers who need it. */
function searchWordsOf(url: string): readonly string[] {
  const frontMatter = untracked(() => {
    const source = sourceOf(url);
    return source === undefined ? {} : frontMatterOf(source);
  });
  return frontMatterSchema.pick({searchWords: true}).strip().parse(frontMatter).searchWords ?? [];
}

function pageOf(outDir: string, url: string, records: readonly SearchRecord[]): Page {
  const html = fs.readFileSync(path.join(outDir, url === '/' ? 'index.html' : url), 'utf8');
  const anchors = records.filter(({page}) => page === url).map(({anchor}) => anchor);
  const page = readPage(html, url, anchors);
  const parts = REPEATS.has(url) ? {sections: [], rows: []} : page;
  return {...page, ...parts, url, searchWords: searchWordsOf(url)};
}

/** Writes a file into a folder under a name with a hash of its content, which it gives. */
function writeHashed(folder: string, name: string, content: unknown): string {
  const text = JSON.stringify(content);
  const hash = shortHash(text);
  fs.writeFileSync(path.join(folder, `${name}-${hash}.json`), text);
  return hash;
}

/** Writes the files of an index. The slices and texts have a hash of all of them in their names, and the first file has that. */
function writeSlices(folder: string, name: string, {start, slices, texts, synonyms}: IndexFiles): string {
  const hash = shortHash(JSON.stringify([slices, texts, synonyms]));
  for (const [kind, files] of Object.entries({words: slices, texts, synonyms})) {
    for (const [number, file] of Object.entries(files)) {
      fs.writeFileSync(path.join(folder, `${name}-${kind}-${number}-${hash}.json`), JSON.stringify(file));
    }
  }
  return writeHashed(folder, `${name}-start`, {hash, ...start});
}

/** Writes what the search reads below `/assets/`, and the hashes in the names to `/search-index.json`: pages are written before the index is known. */
export function writeIndex(outDir: string, addresses: readonly string[]): void {
  const folder = path.join(outDir, 'assets');
  fs.mkdirSync(folder, {recursive: true});
  const records = untracked(searchRecords);
  // One after another: a parsed page is ten times as large in memory as its file.
  const pages = addresses
    .filter(isPage)
    .sort()
    .map((url) => pageOf(outDir, url, records));
  const [synonyms, asked, printed] = [untracked(searchSynonyms), untracked(askedPlaces), untracked(printedPlaces)];
  const entries = entriesOf(pages, records);
  const pasted = [...untracked(pastedRecords), ...printedRecords(entries, printed)];
  const hashes = {
    pages: writeSlices(folder, 'search-pages', buildIndex(withAsked(entries, asked, printed), synonyms)),
    texts: writeSlices(folder, 'search-texts', buildIndex(pastedEntries(pages, pasted), {})),
    codes: writeHashed(folder, 'search-codes', packCodes(untracked(() => [...searchCodes(), ...searchIdentifiers()]))),
    rules: writeHashed(folder, 'search-rules', packCodes(untracked(searchRules))),
    sentences: writeHashed(folder, 'search-sentences', untracked(searchSentences)),
  };
  fs.writeFileSync(path.join(outDir, 'search-index.json'), JSON.stringify(hashes));
}
