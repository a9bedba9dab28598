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

/** The hits with the place before all others whose id is the query, such as an operation or an error code. */
export function namedFirst(hits: readonly Hit[], query: string): Hit[] {
  const end = `#${query.toLowerCase()}`;
  const isNamed = ({href}: Hit): boolean => href.toLowerCase().endsWith(end);
  return [...hits.filter(isNamed), ...hits.filter((hit) => !isNamed(hit))];
}
