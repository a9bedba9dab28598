import {ofKind} from './kinds';
import {MOST_HITS} from './limits';
import type {Answer} from './useHits';

/** Whether a query found nothing. Its hits, if any, are the nearest pages. */
export const isEmpty = (answer: Answer): boolean => !answer.problem && (answer.nearest || answer.hits.length === 0);

const counted = (count: number): string => (count === 1 ? 'One result' : `${count} results`);

function ofNothing({query, hits}: Answer): string {
  const {length} = hits;
  const next = length > 0 ? `Nearest pages: ${length}.` : 'Check the spelling, or use fewer words.';
  return `No results for "${query}". ${next}`;
}

/**
 * What the reader is told about a query: without an answer that it is on its way.
 * @param kind to which the results are limited
 * @param most of them that are shown
 */
export function statusOf(answer: Answer | undefined, kind?: string, most = MOST_HITS): string {
  if (!answer) return 'Searching…';
  if (answer.problem) return answer.problem;
  if (isEmpty(answer)) return ofNothing(answer);
  const {length} = ofKind(answer.hits, kind);
  const results = length === MOST_HITS ? `The first ${length} results` : counted(length);
  return `${results}${kind ? ` in ${kind}` : ''}${length > most ? `, ${most} shown` : ''}`;
}

/** The same for a reader who does not see the list, with the words that no text has. */
export function spokenOf(answer: Answer | undefined, kind: string | undefined, most: number): string {
  const words = answer && !isEmpty(answer) ? answer.missing : [];
  return `${statusOf(answer, kind, most)}${words.length > 0 ? `. Not found: ${words.join(', ')}` : ''}`;
}
