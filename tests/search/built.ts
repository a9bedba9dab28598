import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {isPasted} from '../../src/components/Search/asked';
import {namesRule} from '../../src/components/Search/codeFiles';
import {readCodes} from '../../src/components/Search/codes';
import {bestFirst, type Hit} from '../../src/components/Search/groups';
import type {IndexName} from '../../src/components/Search/indexWorker';
import {MOST_COMPARED, MOST_HITS, MOST_SHOWN} from '../../src/components/Search/limits';
import {merge} from '../../src/components/Search/merge';
import {byOverlap} from '../../src/components/Search/overlap';
import {openIndex, type Index, type Result} from '../../src/search/engine';
import type {Slice, Start} from '../../src/search/files';
import type {CodesOfList} from '../../src/sources/search/codes';
import {build} from '../site/support/site';

const FOLDER = path.join(build, 'assets');
type Names = Readonly<Record<IndexName | 'codes' | 'rules', string>>;

const names = (): Names => JSON.parse(fs.readFileSync(path.join(build, 'search-index.json'), 'utf8')) as Names;

/** Reads files of the built site, and notes their names. */
const readerOf =
  (loaded: Set<string>) =>
  (name: string): Promise<unknown> => {
    loaded.add(name);
    return Promise.resolve(JSON.parse(fs.readFileSync(path.join(FOLDER, name), 'utf8')));
  };

/** An index of the built site, whose files are read when a query needs them. */
export const slicedIndex = (index: IndexName, loaded = new Set<string>()): Promise<Index> =>
  openIndex(`search-${index}`, names()[index], readerOf(loaded));

/** The same index in one piece: all slices are one file, from which each term is read. */
export function wholeIndex(index: IndexName): Promise<Index> {
  const file = (name: string): unknown => JSON.parse(fs.readFileSync(path.join(FOLDER, name), 'utf8'));
  const start = file(`search-${index}-start-${names()[index]}.json`) as Start;
  const slices = start.cuts.map((_cut, number) => file(`search-${index}-words-${number}-${start.hash}.json`) as Slice);
  return openIndex(`search-${index}`, '', (name) => {
    if (name.includes('-start-')) return Promise.resolve({...start, cuts: [0]});
    return Promise.resolve(name.includes('-words-') ? slices.flat() : file(name));
  });
}

async function compared(texts: Index, query: string): Promise<Result> {
  const found = await texts.search(query, MOST_COMPARED);
  return byOverlap(found, query, await texts.textsOf(found.hits.map(({place}) => place.number)));
}

/** What the box shows first for a query that a reader asks with nothing loaded, and how many bytes that takes, packed. */
export async function firstAnswer(query: string): Promise<{readonly hits: readonly Hit[]; readonly bytes: number}> {
  const loaded = new Set<string>();
  const read = readerOf(loaded);
  const codesOf = async (kind: 'codes' | 'rules'): Promise<CodesOfList[]> =>
    (await read(`search-${kind}-${names()[kind]}.json`)) as CodesOfList[];
  const lists = [...(await codesOf('codes')), ...(namesRule(query) ? await codesOf('rules') : [])];
  const pages = await slicedIndex('pages', loaded);
  const texts = isPasted(query) ? await slicedIndex('texts', loaded) : undefined;
  const {hits} = merge(query, MOST_HITS, {
    codes: readCodes(lists),
    rare: [],
    pages: await pages.search(query, MOST_HITS),
    texts: texts && (await compared(texts, query)),
  });
  const shown = hits.slice(0, MOST_SHOWN);
  const places = (index: IndexName): number[] => shown.flatMap(({text}) => (text?.index === index ? [text.place] : []));
  await Promise.all([pages.textsOf(places('pages')), texts?.textsOf(places('texts'))]);
  const bytes = [...loaded].reduce((sum, name) => sum + gzipSync(fs.readFileSync(path.join(FOLDER, name))).length, 0);
  return {hits: bestFirst(shown).flatMap((group) => group.hits), bytes};
}
