import {
  fetchIndexesByWorker,
  searchByWorker,
} from '@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker';
import {excerptOf, piecesOf, type Piece} from './excerpt';
import {groupOf, inGroups, namedFirst} from './groups';
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

let hash: Promise<string> | undefined;

async function readHash(): Promise<string> {
  const response = await fetch('/search-index.json', {cache: 'no-cache'});
  return ((await response.json()) as {readonly hash: string}).hash;
}

/** The hash in the name of the index file; a reader who was offline asks again. */
function indexHash(): Promise<string> {
  hash ??= readHash().catch((error: unknown) => {
    hash = undefined;
    throw error;
  });
  return hash;
}

/**
 * Loads worker and index, so that the first query need not wait for them.
 * @throws Error when the network is away
 */
export async function load(): Promise<void> {
  await fetchIndexesByWorker(FOLDER, await indexHash());
}

/**
 * The best hits of a query, group by group.
 * @param limit how many at most
 * @throws Error when the network is away
 */
export async function find(query: string, limit: number): Promise<Hit[]> {
  const found = await searchByWorker(FOLDER, await indexHash(), wordsOf(query), limit);
  const hits = found.map(({document: {t, x, u, w, m, g = groupOf(u, w)}, metadata}) => {
    const terms = Object.keys(metadata);
    return {href: u, title: piecesOf(t, terms), excerpt: excerptOf(x, terms), where: w, method: m, group: g};
  });
  return inGroups(namedFirst(hits, query)).flatMap((group) => group.hits);
}
