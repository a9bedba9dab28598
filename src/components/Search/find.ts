import type {Result, Shown} from '../../search/engine';
import {codesFor, fileNames, rareCodes} from './codeFiles';
import {lookUp, type FoundCode} from './codes';
import {excerptOf, piecesOf} from './excerpt';
import {inGroups, withCodes, type Hit} from './groups';
import {openInWorker, searchInWorker} from './indexWorker';

/** What a query found. */
export interface Finding {
  /** Kind by kind, that of the best first. */
  readonly hits: readonly Hit[];
  /** Words of the query that nothing has. */
  readonly missing: readonly string[];
  /** Nothing was found: the hits are the nearest pages. */
  readonly nearest: boolean;
}

/** A query with so many words may be pasted from a validator: its words are looked for in those of the rules too. */
const FEWEST_OF_TEXT = 5;
/** A rule that has less of the query is another one. */
const LEAST_OF_TEXT = 0.7;
const MOST_RULES = 3;

/**
 * Loads worker, terms and codes before the first query. @throws Error when the network is away
 * @public imported by useHits.ts when the reader searches
 */
export async function load(): Promise<void> {
  const [{pages}] = await Promise.all([fileNames(), codesFor('')]);
  await openInWorker('pages', pages);
}

const hitOfCode = ({code, name, alias, href, list, where}: FoundCode): Hit => ({
  href,
  title: [{text: code, marked: true}, ...(name || alias ? [{text: ` ${alias || name}`, marked: false}] : [])],
  excerpt: alias && name ? [{text: name, marked: false}] : [],
  where,
  group: list === 'Rules' ? list : 'Codes',
});

const hitOf = ({place: {href, title, where, method, kind}, text, terms}: Shown): Hit => ({
  href,
  title: piecesOf(title, terms),
  excerpt: excerptOf(text, terms),
  where,
  method,
  group: kind,
});

const hitsOf = ({hits}: Result): Hit[] => hits.map(({places, ...hit}) => ({...hitOf(hit), places: places.map(hitOf)}));

async function rulesWith(query: string, hash: string): Promise<Hit[]> {
  if (query.split(/\s+/).length < FEWEST_OF_TEXT) return [];
  const {hits, nearest} = await searchInWorker('texts', hash, query, MOST_RULES);
  return nearest ? [] : hits.filter(({covered, place}) => covered >= LEAST_OF_TEXT && place.role === 'record').map(hitOf);
}

/**
 * At most `limit` hits of a query, kind by kind. @throws Error when the network is away
 * @public imported by useHits.ts when the reader searches
 */
export async function find(query: string, limit: number): Promise<Finding> {
  const {pages, texts} = await fileNames();
  const [known, result, rules] = await Promise.all([
    codesFor(query),
    searchInWorker('pages', pages, query, limit),
    rulesWith(query, texts),
  ]);
  const {exact, same, near} = lookUp(known, query);
  const named = exact.length > 0 ? exact : await rareCodes(query);
  const codes = {exact: named.map(hitOfCode), same: same.map(hitOfCode), near: near.map(hitOfCode)};
  const isCode = named.length + same.length + near.length > 0;
  const words = result.nearest && isCode ? [] : hitsOf(result);
  const all = [...rules, ...withCodes(words, codes, query, limit)].slice(0, limit);
  const nearest = result.nearest && !isCode && rules.length === 0;
  return {hits: inGroups(all).flatMap(({hits}) => hits), missing: result.missing, nearest};
}
