import {useEffect, useState} from 'react';
import type {Hit} from './groups';
import {MOST_HITS} from './limits';

/** What a query found. */
export interface Found {
  /** Best first. */
  readonly hits: readonly Hit[];
  /** Words of the query that no text has. */
  readonly missing: readonly string[];
  /** Whether nothing was found, and the hits are the nearest pages. */
  readonly nearest: boolean;
}

/** What a query found, or why it could not be searched. */
export interface Answer extends Found {
  readonly query: string;
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

const failed = (query: string, problem: string): Answer => ({query, hits: [], missing: [], nearest: false, problem});

async function answerTo(query: string): Promise<Answer> {
  if (!BUILT) return failed(query, NOT_BUILT);
  try {
    return {query, ...(await (await engine()).find(query, MOST_HITS))};
  } catch {
    return failed(query, NOT_LOADED);
  }
}

/** The answer to a trimmed query. Until it is there, that to the query before. */
export function useHits(query: string): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (!query) {
      setAnswer(undefined);
      return undefined;
    }
    let wanted = true;
    void answerTo(query).then((next) => {
      if (wanted) setAnswer(next);
    });
    return () => {
      wanted = false;
    };
  }, [query]);
  return query ? answer : undefined;
}
