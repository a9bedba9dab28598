import type {Hit} from './find';

/** Hits of one part of the site, best first. */
export interface HitGroup {
  readonly name: string;
  readonly hits: readonly Hit[];
}

const GUIDES = /^\/(?:introduction|networks|misc)\//;

/**
 * The part of the site that a hit belongs to.
 * @param address of the hit
 * @param where section and page, such as `PSB › Hook`
 */
export function groupOf(address: string, where: string): string {
  const [section = ''] = where.split(' › ');
  if (address.startsWith('/endpoints/')) return 'Endpoints';
  return GUIDES.test(address) ? `${section} guides` : section;
}

/** The hits group by group, the group of the best hit first. */
export function inGroups(hits: readonly Hit[]): HitGroup[] {
  const groups = new Map<string, Hit[]>();
  for (const hit of hits) groups.set(hit.group, [...(groups.get(hit.group) ?? []), hit]);
  return [...groups].map(([name, members]) => ({name, hits: members}));
}

/** A title as a reader may type it: `webhook event` for the schema WebhookEvent. */
const typed = ({title}: Hit): string =>
  title
    .map(({text}) => text)
    .join('')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();

/** A term of the glossary comes behind the page that owns the subject. */
const isAside = ({href}: Hit): boolean => href.includes('#term-');

/** The hits with those before all others whose id or title is the query, such as an operation, an error code or a page. */
export function namedFirst(hits: readonly Hit[], query: string): Hit[] {
  const wanted = query.trim().toLowerCase();
  const isNamed = (hit: Hit): boolean =>
    hit.href.toLowerCase().endsWith(`#${wanted}`) || (!isAside(hit) && typed(hit) === wanted);
  return [...hits.filter(isNamed), ...hits.filter((hit) => !isNamed(hit))];
}

/** A query that names a code in many lists must not hide everything else. */
const FEWEST_CODES = 3;

/**
 * Hits and codes together: first the codes that the query names exactly, then the hits, then codes in other capitals. Codes that are only near
 * take what room is left.
 * @param limit how many at most
 */
export function withCodes(
  hits: readonly Hit[],
  exact: readonly Hit[],
  same: readonly Hit[],
  near: readonly Hit[],
  limit: number,
): Hit[] {
  const most = Math.max(FEWEST_CODES, Math.floor(limit / 5));
  const first = exact.slice(0, most);
  const last = same.slice(0, Math.max(0, most - first.length));
  const between = hits.slice(0, limit - first.length - last.length);
  return [...first, ...between, ...last, ...near].slice(0, limit);
}
