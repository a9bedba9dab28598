import {bestFirst, inGroups, type Hit, type HitGroup} from '@site/src/components/Search/groups';
import {MOST_SHOWN} from '@site/src/components/Search/limits';
import {kindAmong, ofKind} from '@site/src/components/Search/kinds';
import {resultsPage} from '@site/src/components/Search/resultsPage';
import {isEmpty} from '@site/src/components/Search/status';
import {SUGGESTED} from '@site/src/components/Search/suggested';
import type {Answer} from '@site/src/components/Search/useHits';

/** What the list of the box shows. */
export interface Shown {
  /** What it is, for assistive technology. */
  readonly label: string;
  readonly groups: readonly HitGroup[];
  /** The hits of all groups, and below each the parts of its page: what the keys go through. */
  readonly options: readonly Hit[];
  /** Whether the options answer the query. */
  readonly found: boolean;
  /** To which the hits are limited. */
  readonly kind?: string;
}

const shown = (label: string, groups: readonly HitGroup[], found = false, kind?: string): Shown => {
  const options = groups.flatMap(({hits}) => hits).flatMap((hit) => [hit, ...(hit.places ?? [])]);
  return {label, groups, options, found, kind};
};

/** An earlier query in the form of a hit; the box takes it, and another tab shows its results. */
const asHit = (query: string): Hit => ({
  href: resultsPage(query),
  title: [{text: query, marked: false}],
  excerpt: [],
  where: '',
  group: 'Recent searches',
});

/**
 * What the list of the box shows for a query: the best hits of its answer, the nearest pages, or what the reader may start with.
 * @param chosen the kind that the reader chose
 */
export function shownFor(
  query: string,
  answer: Answer | undefined,
  chosen: string | undefined,
  recent: readonly string[],
): Shown {
  if (!query) {
    const label = recent.length > 0 ? 'Recent searches and suggested pages' : 'Suggested pages';
    return shown(label, inGroups([...recent.map(asHit), ...SUGGESTED]));
  }
  if (!answer) return shown('Search results', [], true);
  if (!isEmpty(answer)) {
    const kind = kindAmong(answer.hits, chosen);
    return shown('Search results', bestFirst(ofKind(answer.hits, kind).slice(0, MOST_SHOWN)), true, kind);
  }
  if (answer.hits.length === 0) return shown('Suggested pages', inGroups(SUGGESTED));
  return shown('Nearest pages', [{name: 'Nearest pages', hits: answer.hits}]);
}
