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

/** Remembers what is made of a file of the built site by its name: the tests ask hundreds of queries. */
function kept<T>(make: (bytes: Buffer) => T): (name: string) => T {
  const all = new Map<string, T>();
  return (name) => {
    const made = all.get(name) ?? make(fs.readFileSync(path.join(FOLDER, name)));
    all.set(name, made);
    return made;
  };
}

const contentOf = kept((bytes) => JSON.parse(bytes.toString()) as unknown);
const packedSize = kept((bytes) => gzipSync(bytes).length);

/** Reads files of the built site, and notes their names. */
const readerOf =
  (loaded: Set<string>) =>
  (name: string): Promise<unknown> => {
    loaded.add(name);
    return Promise.resolve(contentOf(name));
  };

/** An index of the built site, whose files are read when a query needs them. */
export const slicedIndex = (index: IndexName, loaded = new Set<string>()): Promise<Index> =>
  openIndex(`search-${index}`, names()[index], readerOf(loaded));

/** The same index in one piece: all slices are one file, from which each term is read. */
export function wholeIndex(index: IndexName): Promise<Index> {
  const start = contentOf(`search-${index}-start-${names()[index]}.json`) as Start;
  const slices = start.cuts.map(
    (_cut, number) => contentOf(`search-${index}-words-${number}-${start.hash}.json`) as Slice,
  );
  return openIndex(`search-${index}`, '', (name) => {
    if (name.includes('-start-')) return Promise.resolve({...start, cuts: [0]});
    return Promise.resolve(name.includes('-words-') ? slices.flat() : contentOf(name));
  });
}

async function compared(texts: Index, query: string): Promise<Result> {
  const found = await texts.search(query, MOST_COMPARED);
  return byOverlap(found, query, await texts.textsOf(found.hits.map(({place}) => place.number)));
}

const codesOf = (kind: 'codes' | 'rules', loaded = new Set<string>()): Promise<CodesOfList[]> =>
  readerOf(loaded)(`search-${kind}-${names()[kind]}.json`) as Promise<CodesOfList[]>;

/** Where queries are asked: the indexes and the codes, which are opened once or for each query anew. */
interface Box {
  readonly index: (name: IndexName) => Promise<Index>;
  readonly codes: (withRules: boolean) => Promise<ReturnType<typeof readCodes>>;
}

/** What the codes, and the codes and rules, are read as: once for all boxes. */
const readLists = new Map<boolean, ReturnType<typeof readCodes>>();

/** A box that keeps what it has opened, as that of a reader does. */
function openedBox(loaded?: Set<string>): Box {
  const indexes = new Map<IndexName, Promise<Index>>();
  const codes = new Map<boolean, ReturnType<Box['codes']>>();
  const read = async (withRules: boolean): ReturnType<Box['codes']> => {
    const lists = [await codesOf('codes', loaded), withRules ? await codesOf('rules', loaded) : []];
    const known = readLists.get(withRules) ?? readCodes(lists.flat());
    readLists.set(withRules, known);
    return known;
  };
  return {
    index: (name) => {
      const index = indexes.get(name) ?? slicedIndex(name, loaded);
      indexes.set(name, index);
      return index;
    },
    codes: (withRules) => {
      const all = codes.get(withRules) ?? read(withRules);
      codes.set(withRules, all);
      return all;
    },
  };
}

async function answerIn(box: Box, query: string): Promise<readonly Hit[]> {
  const pages = await box.index('pages');
  const texts = isPasted(query) ? await box.index('texts') : undefined;
  const {hits} = merge(query, MOST_HITS, {
    codes: await box.codes(namesRule(query)),
    rare: [],
    pages: await pages.search(query, MOST_HITS),
    texts: texts && (await compared(texts, query)),
  });
  const shown = hits.slice(0, MOST_SHOWN);
  const places = (index: IndexName): number[] => shown.flatMap(({text}) => (text?.index === index ? [text.place] : []));
  await Promise.all([pages.textsOf(places('pages')), texts?.textsOf(places('texts'))]);
  return bestFirst(shown).flatMap((group) => group.hits);
}

const box = openedBox();

/** What the search box shows first for a query. */
export const firstAnswer = (query: string): Promise<readonly Hit[]> => answerIn(box, query);

/** What the box shows first to a reader who has nothing loaded, and how many bytes come for it, packed. */
export async function coldAnswer(query: string): Promise<{readonly hits: readonly Hit[]; readonly bytes: number}> {
  const loaded = new Set<string>();
  const hits = await answerIn(openedBox(loaded), query);
  return {hits, bytes: [...loaded].reduce((sum, name) => sum + packedSize(name), 0)};
}
