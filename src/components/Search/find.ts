import {
  fetchIndexesByWorker,
  searchByWorker,
} from '@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker';
import {lookUp, readCodes, type CodesOfList, type FoundCode} from './codes';
import {excerptOf, piecesOf, type Piece} from './excerpt';
import {groupOf, inGroups, namedFirst, withCodes} from './groups';
import {wordsOf} from './words';

/** Something that the search found. */
export interface Hit {
  readonly href: string;
  readonly title: readonly Piece[];
  readonly excerpt: readonly Piece[];
  /** Section and page. */
  readonly where: string;
  /** HTTP method, of an operation. */
  readonly method?: string;
  /** Part of the site. */
  readonly group: string;
}

const FOLDER = '/assets/';

interface Names {
  /** Hash in the name of the index file. */
  readonly hash: string;
  /** Hash in the name of the file of all codes. */
  readonly codes: string;
}

type Codes = ReturnType<typeof readCodes>;

let names: Promise<Names> | undefined;
let codes: Promise<Codes> | undefined;

async function readNames(): Promise<Names> {
  const response = await fetch('/search-index.json', {cache: 'no-cache'});
  return (await response.json()) as Names;
}

/** The hashes in the names of the files; a reader who was offline asks again. */
function fileNames(): Promise<Names> {
  names ??= readNames().catch((error: unknown) => {
    names = undefined;
    throw error;
  });
  return names;
}

async function fetchCodes(): Promise<Codes> {
  const response = await fetch(`${FOLDER}search-codes-${(await fileNames()).codes}.json`);
  return readCodes((await response.json()) as CodesOfList[]);
}

/** The codes; a reader who was offline asks again, and finds everything else meanwhile. */
function allCodes(): Promise<Codes> {
  codes ??= fetchCodes().catch(() => {
    codes = undefined;
    return [];
  });
  return codes;
}

/**
 * Loads worker, index and codes, so that the first query need not wait for them.
 * @throws Error when the network is away
 */
export async function load(): Promise<void> {
  const [{hash}] = await Promise.all([fileNames(), allCodes()]);
  await fetchIndexesByWorker(FOLDER, hash);
}

const hitOf = ({code, name, alias, href, where}: FoundCode): Hit => ({
  href,
  title: [{text: code, marked: true}, ...(name || alias ? [{text: ` ${alias || name}`, marked: false}] : [])],
  excerpt: alias && name ? [{text: name, marked: false}] : [],
  where,
  group: 'Codes',
});

/**
 * The best hits of a query, group by group.
 * @param limit how many at most
 * @throws Error when the network is away
 */
export async function find(query: string, limit: number): Promise<Hit[]> {
  const {hash} = await fileNames();
  const [known, found] = await Promise.all([allCodes(), searchByWorker(FOLDER, hash, wordsOf(query), limit)]);
  const hits = found.map(({document: {t, x, u, w, m, g = groupOf(u, w)}, metadata}) => {
    const terms = Object.keys(metadata);
    return {href: u, title: piecesOf(t, terms), excerpt: excerptOf(x, terms), where: w, method: m, group: g};
  });
  const {exact, same, near} = lookUp(known, query);
  const all = withCodes(namedFirst(hits, query), exact.map(hitOf), same.map(hitOf), near.map(hitOf), limit);
  return inGroups(all).flatMap((group) => group.hits);
}
