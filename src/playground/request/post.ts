import {failed, outcomeOf, type Outcome} from './outcome';

/** The GraphQL request of the editors. */
export interface GraphqlRequest {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>> | null;
  readonly operationName?: string | null;
}

const browserFetch: typeof fetch = (input, init) => window.fetch(input, init);

/** What a request needs of the reader's browser. */
const browserNetwork = {
  fetch: browserFetch,
  isOnline: () => navigator.onLine,
  now: () => Date.now(),
  /** Milliseconds until a request is given up. */
  timeout: 30_000,
  /** The most bytes of a response. */
  cap: 2_000_000,
};

export type Network = typeof browserNetwork;

/** The text of a response, read as a stream; nothing when it has more than `cap` bytes, and no more are downloaded. */
async function readCapped(response: Response, cap: number): Promise<string | undefined> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const {done, value} = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > cap) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, {stream: true});
  }
}

/** The token in a pasted text or header: '' for an empty field, undefined for a text that no header can carry. */
export function tokenOf(pasted: string): string | undefined {
  const token = pasted.trim().replace(/^(?:Authorization:\s*)?Bearer\s+/i, '');
  return /^[\x21-\x7e]*$/.test(token) ? token : undefined;
}

/** Sends a request to a host, without cookies, referrer, redirects or cache, until the signal cancels it. Never rejects. */
export async function post(
  address: string,
  token: string,
  {query, variables, operationName}: GraphqlRequest,
  signal: AbortSignal,
  {fetch, isOnline, now, timeout, cap}: Network = browserNetwork,
): Promise<Outcome> {
  if (!isOnline()) return failed('offline');
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeout);
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        Accept: 'application/graphql-response+json, application/json',
      },
      body: JSON.stringify({query, variables, ...(operationName && {operationName})}),
      signal: AbortSignal.any([signal, late.signal]),
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
    });
    const text = await readCapped(response, cap);
    return text === undefined ? failed('tooLarge') : outcomeOf(response, text, now());
  } catch {
    if (signal.aborted) return failed('cancelled');
    if (late.signal.aborted) return failed('timeout');
    return failed(isOnline() ? 'unreachable' : 'offline');
  } finally {
    clearTimeout(timer);
  }
}
