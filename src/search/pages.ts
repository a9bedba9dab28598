import type {Place} from './files';
import type {Found} from './rank';

/** A hit, and the best places of its page that it has below it. */
export interface PageHit {
  readonly best: Found;
  readonly places: readonly Found[];
}

const MOST_PLACES = 2;
/** As a part of the score of the best: a part that says less than this adds nothing. */
const LEAST_PLACE = 0.35;
/** What a page gains by parts that say what the query says. */
const GAIN = 0.35;

/**
 * One hit for each page, with the best two of its parts below it; things of a contract are hits of their own. A page counts what it or the
 * best of its parts counts, and a little of the next.
 */
export function inPages(found: readonly Found[], pageAt: (page: number) => Place | undefined): PageHit[] {
  const pages = new Map<number, Found[]>();
  const hits: {readonly hit: PageHit; readonly score: number}[] = [];
  for (const each of found) {
    if (each.place.role === 'record' || each.place.role === 'aside')
      hits.push({hit: {best: each, places: []}, score: each.score});
    else pages.set(each.place.page, [...(pages.get(each.place.page) ?? []), each]);
  }
  for (const members of pages.values()) {
    const [first] = members;
    if (!first) continue;
    const parts = members.filter(({place, score}) => place.role === 'part' && score >= first.score * LEAST_PLACE);
    const page = members.find(({place}) => place.role === 'page') ?? {
      ...first,
      place: pageAt(first.place.page) ?? first.place,
    };
    const more = members[1] ? members[1].score * GAIN : 0;
    hits.push({hit: {best: page, places: parts.slice(0, MOST_PLACES)}, score: first.score + more});
  }
  return hits.sort((one, other) => other.score - one.score).map(({hit}) => hit);
}
