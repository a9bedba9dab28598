import {useEffect, useState} from 'react';
import type {Hit} from './groups';

/** What a query found, or why it could not be searched. */
export interface Answer {
  readonly query: string;
  readonly hits: readonly Hit[];
  /** For the reader, in words. */
  readonly problem?: string;
}

const BUILT = process.env.NODE_ENV === 'production';
const NOT_BUILT = 'Search is available in the built site only. Run npm run build, then npm run preview.';
const NOT_LOADED = "The search couldn't be loaded. Check your connection and reload the page.";

const engine = (): Promise<typeof import('./find')> => import('./find');

/** Loads what the search needs; a failure shows when the reader searches. */
export function prepare(): void {
  if (BUILT)
    void engine().then(
      ({load}) => load().catch(() => undefined),
      () => undefined,
    );
}

async function answerTo(query: string, limit: number): Promise<Answer> {
  if (!BUILT) return {query, hits: [], problem: NOT_BUILT};
  try {
    return {query, hits: await (await engine()).find(query, limit)};
  } catch {
    return {query, hits: [], problem: NOT_LOADED};
  }
}

/**
 * The hits of a query. Until they are there, the answer is that to the query before.
 * @param query trimmed; nothing is searched while it is empty
 * @param limit how many hits at most
 */
export function useHits(query: string, limit: number): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (!query) {
      setAnswer(undefined);
      return undefined;
    }
    let wanted = true;
    void answerTo(query, limit).then((next) => {
      if (wanted) setAnswer(next);
    });
    return () => {
      wanted = false;
    };
  }, [query, limit]);
  return query ? answer : undefined;
}

/** Address of the page with all results of a query. */
export const resultsPage = (query: string): string => `/search.html?q=${encodeURIComponent(query)}`;
