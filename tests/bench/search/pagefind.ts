import fs from 'node:fs';
import path from 'node:path';
import {build} from '../../site/support/site';
import {FIRST_HITS, type Engine} from './engine';

/** What of Pagefind's script in a page is used here; the package brings types for the indexing alone. */
interface Pagefind {
  search(question: string): Promise<{readonly results: readonly {data(): Promise<PageHit>}[]}>;
}

interface PageHit {
  readonly url: string;
  readonly sub_results: readonly {readonly url: string; readonly locations: readonly number[]}[];
}

function expectNone(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`Pagefind: ${errors.join('; ')}`);
}

/** Writes into a folder what a site with Pagefind over the contents of our pages has, and an empty page to search from. */
export async function writePagefind(folder: string): Promise<void> {
  const {createIndex, close} = await import('pagefind');
  try {
    const {index, errors} = await createIndex({rootSelector: 'article'});
    expectNone(errors);
    expectNone((await index?.addDirectory({path: build}))?.errors ?? ['no index']);
    expectNone((await index?.writeFiles({outputPath: path.join(folder, 'pagefind')}))?.errors ?? ['no index']);
  } finally {
    await close();
  }
  fs.writeFileSync(path.join(folder, 'index.html'), '<!doctype html><html lang="en-gb"><title>Pagefind</title></html>');
}

/** Pagefind in the page of such a folder, without a list: the answer is there with the data of the first hits. */
export const pagefindAt = (address: string): Engine => ({
  name: 'Pagefind',
  async open(page) {
    await page.goto(address);
  },
  async focus(page) {
    await page.addScriptTag({content: "window.pagefind = import('/pagefind/pagefind.js')"});
  },
  async ask(page, question) {
    const {found, milliseconds} = await page.evaluate(
      async ([query, count]) => {
        const started = performance.now();
        const pagefind = await (Reflect.get(window, 'pagefind') as Promise<Pagefind>);
        const {results} = await pagefind.search(query);
        const first = await Promise.all(results.slice(0, count).map((result) => result.data()));
        return {found: first, milliseconds: performance.now() - started};
      },
      [question, FIRST_HITS] as const,
    );
    return {hits: found.map(addressesOf), milliseconds};
  },
});

/** The page, and those of its parts that Pagefind's own interface shows: three with the most places. */
function addressesOf({url, sub_results: parts}: PageHit): string[] {
  const shown = [...parts].sort((one, other) => other.locations.length - one.locations.length).slice(0, 3);
  return [url, ...shown.map((part) => part.url)];
}
