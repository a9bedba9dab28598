import {
  fetchIndexesByWorker,
  searchByWorker,
} from '@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker';
import {codesFor, fileNames, FOLDER, rareCodes} from './codeFiles';
import {lookUp, type FoundCode} from './codes';
import {excerptOf, piecesOf, wordsOf} from './excerpt';
import {groupOf, inGroups, namedFirst, restFirst, withCodes, type Hit} from './groups';

/**
 * Loads worker, index and codes before the first query. @throws Error when the network is away
 * @public imported by useHits.ts when the reader searches
 */
export async function load(): Promise<void> {
  const [{hash}] = await Promise.all([fileNames(), codesFor('')]);
  await fetchIndexesByWorker(FOLDER, hash);
}

const hitOf = ({code, name, alias, href, list, where}: FoundCode): Hit => ({
  href,
  title: [{text: code, marked: true}, ...(name || alias ? [{text: ` ${alias || name}`, marked: false}] : [])],
  excerpt: alias && name ? [{text: name, marked: false}] : [],
  where,
  group: list === 'Rules' ? list : 'Codes',
});

/**
 * At most `limit` hits of a query, group by group. @throws Error when the network is away
 * @public imported by useHits.ts when the reader searches
 */
export async function find(query: string, limit: number): Promise<Hit[]> {
  const {hash} = await fileNames();
  const [known, found] = await Promise.all([codesFor(query), searchByWorker(FOLDER, hash, wordsOf(query), limit)]);
  const hits = found.map(({document: {t, x, u, w, m, g = groupOf(u, w)}, metadata}) => {
    const terms = Object.keys(metadata);
    return {href: u, title: piecesOf(t, terms), excerpt: excerptOf(x, terms), where: w, method: m, group: g};
  });
  const {exact, same, near} = lookUp(known, query);
  const named = exact.length > 0 ? exact : await rareCodes(query);
  const codes = {exact: named.map(hitOf), same: same.map(hitOf), near: near.map(hitOf)};
  const all = withCodes(restFirst(namedFirst(hits, query), query), codes, query, limit);
  return inGroups(all).flatMap((group) => group.hits);
}
