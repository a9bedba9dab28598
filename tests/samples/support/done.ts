import type {Exchange} from '../../support/recorder';

/** Tokens and UUIDs, new in each run. */
const RANDOM = /sandbox-[\w-]+-[0-9a-f]{32}|^[0-9a-f-]{36}$/g;

/** Leaves out the time of a run, and the layout of a GraphQL query, which follows the code around it. */
function same(key: string, value: unknown): unknown {
  if (key === 'createdOn' || (key === 'changedOn' && value !== null)) return '…';
  return typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : value;
}

/** The value of JSON, whose properties have no order, or another text as it is. */
function valueOf(out: string): unknown {
  try {
    return JSON.parse(out);
  } catch {
    return out.replace(RANDOM, '…');
  }
}

function requestOf({recorded: {path, token, ...recorded}, documentId}: Exchange, out: string): unknown {
  const {pathname, searchParams} = new URL(path, 'http://sandbox');
  return {
    ...recorded,
    pathname,
    query: [...searchParams],
    token: token?.replace(RANDOM, '…'),
    documentId: documentId === out ? 'what it prints' : documentId,
  };
}

/** What a sample requested and printed, to be compared with the same sample in another language. */
export function doneBy(exchanges: readonly Exchange[], out: string): unknown {
  const done = {requests: exchanges.map((exchange) => requestOf(exchange, out)), out: valueOf(out)};
  return JSON.parse(JSON.stringify(done, same));
}
