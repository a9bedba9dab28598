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
const NOT_BUILT = 'Search is available only in the built site. Run npm run build, and then npm run preview.';
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

/** At most `limit` hits of a trimmed query. Until they are there, the answer is that to the query before. */
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

/** What the reader is told about a query: without an answer that it is on its way, with `limit` hits that there can be more. */
export function statusOf(answer: Answer | undefined, limit?: number): string {
  if (!answer) return 'Searching…';
  const {query, hits, problem} = answer;
  if (problem) return problem;
  if (hits.length === 0) return `No results for "${query}". Check the spelling, or use fewer words.`;
  if (hits.length === limit) return `The first ${limit} results`;
  return hits.length === 1 ? 'One result' : `${hits.length} results`;
}
