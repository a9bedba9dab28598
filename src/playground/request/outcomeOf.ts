import type {FailureId} from '../../content/playgroundFailures';
import type {Outcome} from './outcome';
import {retryAfter} from './retryAfter';

/** How much of a response that isn't JSON the response pane shows. */
const EXCERPT = 1000;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The failure that a status means, whatever the body is; undefined for a success. */
function failureOfStatus(status: number): FailureId | undefined {
  if (status < 400) return undefined;
  if (status === 401) return 'unauthenticated';
  if (status === 403) return 'forbidden';
  if (status === 429) return 'rateLimited';
  return status < 500 ? 'rejected' : 'serverError';
}

/**
 * What a response of a host means (GraphQL over HTTP, and vpd/errors.yaml for the codes of failures).
 * @param text its whole body
 * @param now the time in milliseconds, for a `Retry-After` that is a date
 */
export function outcomeOf({status, headers}: Pick<Response, 'status' | 'headers'>, text: string, now: number): Outcome {
  const body = parsed(text);
  const result = isRecord(body) ? body : undefined;
  const isGraphql = result !== undefined && ('data' in result || 'errors' in result);
  const id = failureOfStatus(status) ?? (isGraphql ? undefined : 'notGraphql');
  if (id === undefined && result) return {kind: 'answer', result};
  const wait = status === 429 || status === 503 ? retryAfter(headers.get('Retry-After'), now) : undefined;
  const shown = result ?? {status, contentType: headers.get('Content-Type'), body: text.slice(0, EXCERPT)};
  return {kind: 'failure', id: id ?? 'notGraphql', status, shown, ...(wait !== undefined && {wait})};
}
