import type {Ranked} from './codes';
import type {Piece} from './excerpt';
import type {IndexName} from './indexWorker';

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
  /** Where its text is, from which its excerpt is made when it is shown. */
  readonly text?: {readonly index: IndexName; readonly place: number; readonly terms: readonly string[]};
  /** At most two parts of the page. */
  readonly places?: readonly Hit[];
}

/** Hits of one part of the site, best first. */
export interface HitGroup {
  readonly name: string;
  readonly hits: readonly Hit[];
}

/** The hits group by group, the group of the best hit first. */
export function inGroups(hits: readonly Hit[]): HitGroup[] {
  const groups = new Map<string, Hit[]>();
  for (const hit of hits) groups.set(hit.group, [...(groups.get(hit.group) ?? []), hit]);
  return [...groups].map(([name, members]) => ({name, hits: members}));
}

/** A hit that says its kind where its place does not begin with it. */
export const withKind = (hit: Hit): Hit => {
  const {group, where} = hit;
  return {...hit, where: where.startsWith(group) ? where : [group, where].filter(Boolean).join(' · ')};
};

/** So many hits come first whatever kinds they are of: the best three are most often of several. */
const BEST = 3;

/** The best hits, each with its kind, and the others kind by kind; one group where all are of one kind. */
export function bestFirst(hits: readonly Hit[]): HitGroup[] {
  const groups = inGroups(hits);
  if (groups.length < 2) return groups;
  return [{name: 'Best matches', hits: hits.slice(0, BEST).map(withKind)}, ...inGroups(hits.slice(BEST))];
}

/** A text as a reader may type it: `webhook event` for the schema WebhookEvent. */
const asTyped = (text: string): string => text.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

const typed = ({title}: Hit): string => asTyped(title.map(({text}) => text).join(''));

/** A term of the glossary comes behind the page that owns the subject. */
const isAside = ({href}: Hit): boolean => href.includes('#term-');

/** A query that names a code in many lists must not hide everything else. */
const FEWEST_CODES = 3;
/** As many hits tell whether words or a code are looked for. */
const FIRST_HITS = 3;

/** Whether one of the first hits has all words of the query in its title. */
function isTitled(hits: readonly Hit[], query: string): boolean {
  const words = query.trim().toLowerCase().split(/\s+/);
  return hits.slice(0, FIRST_HITS).some((hit) => words.every((word) => typed(hit).includes(word)));
}

/**
 * At most `limit` hits and codes: a hit called as the query, then exact codes. Near codes and codes in other capitals come
 * after the hits where the titles of the first hits have the words of the query, else before them.
 */
export function withCodes(hits: readonly Hit[], codes: Ranked<Hit>, query: string, limit: number): Hit[] {
  if (codes.exact.length + codes.same.length + codes.near.length === 0) return hits.slice(0, limit);
  const most = Math.max(FEWEST_CODES, Math.floor(limit / 5));
  const exact = codes.exact.slice(0, most);
  const same = codes.same.slice(0, Math.max(0, most - exact.length));
  const nearest = exact.length + same.length > 0 ? [] : codes.near.slice(0, 1);
  const further = codes.near.slice(nearest.length);
  const shown = hits.slice(0, limit - exact.length - same.length - nearest.length);
  const wanted = query.trim().toLowerCase();
  const called = shown.filter((hit) => typed(hit) === wanted && !isAside(hit));
  const between = shown.filter((hit) => !called.includes(hit));
  if (called.length > 0) return [...called, ...exact, ...between, ...same, ...codes.near].slice(0, limit);
  if (!isTitled(hits, query)) return [...exact, ...same, ...nearest, ...between, ...further].slice(0, limit);
  return [...exact, ...between, ...nearest, ...same, ...further].slice(0, limit);
}
