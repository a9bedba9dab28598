import type {Result} from '../../search/engine';
import {isPasted} from './asked';
import {codesFor, rareCodes, sentencesFor} from './codeFiles';
import {excerptOf} from './excerpt';
import type {Hit} from './groups';
import {openInWorker, searchInWorker, textsInWorker, type IndexName} from './indexWorker';
import {MOST_COMPARED, MOST_SHOWN} from './limits';
import {merge} from './merge';
import {byOverlap} from './overlap';
import type {Found} from './useHits';

/**
 * Loads worker, terms and codes before the first query. @throws Error when the network is away
 * @public imported by useHits.ts when the reader searches
 */
export async function load(): Promise<void> {
  await Promise.all([openInWorker('pages'), codesFor('')]);
}

/** The rules and messages that a pasted text may be, unless it is a sentence that is known. */
async function textsFor(query: string, sentences: Promise<readonly unknown[]>): Promise<Result | undefined> {
  if (!isPasted(query) || (await sentences).length > 0) return undefined;
  const found = await searchInWorker('texts', query, MOST_COMPARED);
  return byOverlap(
    found,
    query,
    await textsInWorker(
      'texts',
      found.hits.map(({place}) => place.number),
    ),
  );
}

/**
 * At most `limit` hits of a query, the first of them with excerpts. @throws Error when the network is away
 * @public imported by useHits.ts when the reader searches
 */
export async function find(query: string, limit: number): Promise<Found> {
  const said = sentencesFor(query);
  const [codes, rare, sentences, pages, texts] = await Promise.all([
    codesFor(query),
    rareCodes(query),
    said,
    searchInWorker('pages', query, limit),
    textsFor(query, said),
  ]);
  const found = merge(query, limit, {codes, rare, sentences, pages, texts});
  const [first, more] = [found.hits.slice(0, MOST_SHOWN), found.hits.slice(MOST_SHOWN)];
  return {...found, hits: [...(await withExcerpts(first)), ...more]};
}

/** The texts of places of an index that hits are, by the numbers of the places. */
async function textsOf(index: IndexName, hits: readonly Hit[]): Promise<Map<number, string>> {
  const places = hits.flatMap(({text}) => (text?.index === index ? [text.place] : []));
  const texts = await textsInWorker(index, places);
  return new Map(places.map((place, at) => [place, texts[at] ?? '']));
}

/**
 * Hits with their excerpts, from files that are loaded for those that are shown. Without the network they stay as they are.
 * @public imported by useExcerpt.ts for a hit that is further down
 */
export async function withExcerpts(hits: readonly Hit[]): Promise<readonly Hit[]> {
  try {
    const [pages, texts] = await Promise.all([textsOf('pages', hits), textsOf('texts', hits)]);
    return hits.map(({text, ...hit}) => {
      if (!text) return hit;
      const all = text.index === 'pages' ? pages : texts;
      return {...hit, excerpt: excerptOf(all.get(text.place) ?? '', text.terms)};
    });
  } catch {
    return hits;
  }
}
