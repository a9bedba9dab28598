import type {FailureId} from '../../sources/party/playgroundContent';
import {isRecord, parsedJson} from '../json';

/** What a reader's request comes to: a GraphQL response, or a failure and what there is to show of its response. */
export type Outcome =
  | {readonly kind: 'answer'; readonly result: Readonly<Record<string, unknown>>}
  | {
      readonly kind: 'failure';
      readonly id: FailureId;
      readonly status?: number;
      /** Seconds until the service accepts a request again. */
      readonly wait?: number;
      /** What the response pane shows. */
      readonly shown?: Readonly<Record<string, unknown>>;
    };

/** A failure without a response. */
export const failed = (id: FailureId): Outcome => ({kind: 'failure', id});

/** How much of a response that isn't JSON the response pane shows. */
const EXCERPT = 1000;

/** The failure that a status means, whatever the body is; undefined for a success. */
function failureOfStatus(status: number): FailureId | undefined {
  if (status < 400) return undefined;
  if (status === 401) return 'unauthenticated';
  if (status === 403) return 'forbidden';
  if (status === 429) return 'rateLimited';
  return status < 500 ? 'rejected' : 'serverError';
}

/** The seconds of a `Retry-After` header, a number or a date (RFC 9110, section 10.2.3); undefined for anything else. */
function retryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  if (/^\s*\d+\s*$/.test(header)) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000));
}

/** What a response with this text means (GraphQL over HTTP). `now` is the time in milliseconds, for a `Retry-After` that is a date. */
export function outcomeOf({status, headers}: Pick<Response, 'status' | 'headers'>, text: string, now: number): Outcome {
  const body = parsedJson(text);
  const result = isRecord(body) ? body : undefined;
  const isGraphql = result !== undefined && ('data' in result || 'errors' in result);
  const id = failureOfStatus(status) ?? (isGraphql ? undefined : 'notGraphql');
  if (id === undefined && result) return {kind: 'answer', result};
  const wait = status === 429 || status === 503 ? retryAfter(headers.get('Retry-After'), now) : undefined;
  const shown = result ?? {status, contentType: headers.get('Content-Type'), body: text.slice(0, EXCERPT)};
  return {kind: 'failure', id: id ?? 'notGraphql', status, shown, wait};
}

/** The first of a response's errors: its message, and its code where it has one. */
export interface FirstError {
  readonly message: string;
  readonly code: string | undefined;
  readonly count: number;
}

/** The first error of a GraphQL response, undefined for one without errors. */
export function firstError({errors}: Readonly<Record<string, unknown>>): FirstError | undefined {
  if (!Array.isArray(errors) || errors.length === 0) return undefined;
  const first: unknown = errors[0];
  if (!isRecord(first)) return {message: String(first), code: undefined, count: errors.length};
  const {message, extensions} = first;
  const code = isRecord(extensions) && typeof extensions.code === 'string' ? extensions.code : undefined;
  return {message: typeof message === 'string' ? message : '', code, count: errors.length};
}
