import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {isPasted} from '../../src/components/Search/asked';
import {isSentence, namesRule} from '../../src/components/Search/codeFiles';
import {readCodes} from '../../src/components/Search/codes';
import {bestFirst, type Hit} from '../../src/components/Search/groups';
import type {IndexName} from '../../src/components/Search/indexWorker';
import {MOST_COMPARED, MOST_HITS, MOST_SHOWN} from '../../src/components/Search/limits';
import {merge} from '../../src/components/Search/merge';
import {byOverlap} from '../../src/components/Search/overlap';
import {openIndex, type Index, type Result} from '../../src/search/engine';
import type {Slice, Start} from '../../src/search/files';
import {phrasesOf} from '../../src/search/readers';
import {termsOf, type Posting} from '../../src/search/terms';
import {readSentences, sentencesIn, type Sentence} from '../../src/components/Search/sentences';
import type {CodesOfList} from '../../src/sources/search/codes';
import type {SentencesOfSet} from '../../src/sources/search/sentences';
import {build} from '../site/support/site';

const FOLDER = path.join(build, 'assets');
type Names = Readonly<Record<IndexName | 'codes' | 'rules' | 'sentences', string>>;

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

/** The names of the files that were read since a question was asked. */
const read = new Set<string>();

/** Reads a file of the built site, and notes its name. */
function readFile(name: string): Promise<unknown> {
  read.add(name);
  return Promise.resolve(contentOf(name));
}

const opened = new Map<IndexName, Promise<Index>>();

/** An index of the built site, opened once, whose files are read when a query needs them, each time anew: an index keeps none. */
function slicedIndex(index: IndexName): Promise<Index> {
  const hash = names()[index];
  read.add(`search-${index}-start-${hash}.json`);
  const known = opened.get(index) ?? openIndex(`search-${index}`, hash, readFile);
  opened.set(index, known);
  return known;
}

/** What each term of an index is found in, from its slices, and from one file with all of them. */
export async function slicedAndWhole(index: IndexName): Promise<readonly ReadonlyMap<string, Posting>[]> {
  const start = contentOf(`search-${index}-start-${names()[index]}.json`) as Start;
  const all = start.cuts.flatMap(
    (_cut, number) => contentOf(`search-${index}-words-${number}-${start.hash}.json`) as Slice,
  );
  const phrases = phrasesOf(start);
  const sliced = termsOf(start, phrases, `search-${index}`, readFile);
  const whole = termsOf({...start, cuts: [0]}, phrases, `search-${index}`, () => Promise.resolve(all));
  return [await sliced.postings(sliced.all), await whole.postings(whole.all)];
}

async function compared(texts: Index, query: string): Promise<Result> {
  const found = await texts.search(query, MOST_COMPARED);
  return byOverlap(found, query, await texts.textsOf(found.hits.map(({place}) => place.number)));
}

const codesOf = (kind: 'codes' | 'rules'): Promise<CodesOfList[]> =>
  readFile(`search-${kind}-${names()[kind]}.json`) as Promise<CodesOfList[]>;

/** The codes, and the codes and rules, as they are read once. */
const readLists = new Map<boolean, ReturnType<typeof readCodes>>();

async function codes(withRules: boolean): Promise<ReturnType<typeof readCodes>> {
  const lists = [await codesOf('codes'), withRules ? await codesOf('rules') : []];
  const known = readLists.get(withRules) ?? readCodes(lists.flat());
  readLists.set(withRules, known);
  return known;
}

let allSentences: readonly Sentence[] | undefined;

async function sentencesFor(query: string): Promise<Sentence[]> {
  if (!isSentence(query)) return [];
  const sets = (await readFile(`search-sentences-${names().sentences}.json`)) as readonly SentencesOfSet[];
  allSentences ??= readSentences(sets);
  return sentencesIn(allSentences, query);
}

/** All hits of a query, the best first, as the page of all results has them. */
export async function allHits(query: string): Promise<readonly Hit[]> {
  const pages = await slicedIndex('pages');
  const sentences = await sentencesFor(query);
  const texts = isPasted(query) && sentences.length === 0 ? await slicedIndex('texts') : undefined;
  const {hits} = merge(query, MOST_HITS, {
    codes: await codes(namesRule(query)),
    rare: [],
    sentences,
    pages: await pages.search(query, MOST_HITS),
    texts: texts && (await compared(texts, query)),
  });
  return hits;
}

/** What the search box shows first for a query. */
export async function firstAnswer(query: string): Promise<readonly Hit[]> {
  const shown = (await allHits(query)).slice(0, MOST_SHOWN);
  const places = (index: IndexName): number[] => shown.flatMap(({text}) => (text?.index === index ? [text.place] : []));
  for (const index of ['pages', 'texts'] as const) {
    const numbers = places(index);
    if (numbers.length > 0) await (await slicedIndex(index)).textsOf(numbers);
  }
  return bestFirst(shown).flatMap((group) => group.hits);
}

const readBytes = (): number => [...read].reduce((sum, name) => sum + packedSize(name), 0);

/** What the box shows first to a reader who has nothing loaded, and how many bytes come for it, packed. One question after another: each counts the files that are read meanwhile. */
export async function coldAnswer(query: string): Promise<{readonly hits: readonly Hit[]; readonly bytes: number}> {
  read.clear();
  const hits = await firstAnswer(query);
  return {hits, bytes: readBytes()};
}

/** How many bytes come for each word of a query after the first, to a reader who types it word by word and keeps what is loaded. */
export async function bytesOfFurtherWords(query: string): Promise<number[]> {
  const words = query.trim().split(/\s+/);
  const sizes: number[] = [];
  read.clear();
  await firstAnswer(words[0] ?? '');
  for (let count = 2; count <= words.length; count += 1) {
    const before = readBytes();
    await firstAnswer(words.slice(0, count).join(' '));
    sizes.push(readBytes() - before);
  }
  return sizes;
}
