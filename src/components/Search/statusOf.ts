import type {Answer} from './useHits';

/**
 * What the reader is told about a query.
 * @param answer nothing while it is on its way
 * @param limit how many hits were asked for, where there can be more
 */
export function statusOf(answer: Answer | undefined, limit?: number): string {
  if (!answer) return 'Searching…';
  const {query, hits, problem} = answer;
  if (problem) return problem;
  if (hits.length === 0) return `No results for "${query}". Check the spelling, or use fewer words.`;
  if (hits.length === limit) return `The first ${limit} results`;
  return hits.length === 1 ? 'One result' : `${hits.length} results`;
}
