import type {Bus} from '../bus/bus';
import type {Clock} from '../bus/clock';
import type {BusDocument, Side} from '../bus/documents/model';
import {Problem} from '../bus/problem';

/** The query of a list of received documents. */
export interface ListQuery {
  readonly status?: string;
  readonly from?: string;
  readonly continuationToken?: string;
  readonly pageSize?: number;
}

/** A received document: the schema ReceivedDocument of openapi/v1-beta.yaml. */
type Item = Readonly<Record<string, string | null>>;

export interface Page<T> {
  readonly items: readonly T[];
  readonly continuationToken: string | null;
}

/** A token says of which list it is, after which item a page starts, and until when it is valid. */
function tokenFor(list: string, after: string, expires: number): string {
  return btoa(JSON.stringify({list, after, expires})).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Reads a token. @throws Problem for one that is not of `tokenFor`, is of another list, or is too old */
function afterOf(token: string, wanted: string, now: number): string {
  try {
    const text = atob(token.replaceAll('-', '+').replaceAll('_', '/'));
    const {list, after, expires} = JSON.parse(text) as {list?: unknown; after?: unknown; expires?: unknown};
    if (list === wanted && typeof after === 'string' && typeof expires === 'number' && expires > now) return after;
  } catch {
    // Said below.
  }
  throw new Problem(
    'API400',
    "Parameter 'continuationToken' is not valid for this list, or is more than one hour old.",
  );
}

/** One page of items that are in their order. @param list identifies the list with its filters @param keyOf identifies an item, ascending in that order */
export function pageOf<T>(
  items: readonly T[],
  list: string,
  keyOf: (item: T) => string,
  size: number,
  token: string | undefined,
  clock: Clock,
  lifetime: number,
): Page<T> {
  const after = token === undefined ? '' : afterOf(token, list, clock.now());
  const rest = items.filter((item) => keyOf(item) > after);
  const page = rest.slice(0, size);
  const last = page.at(-1);
  const isLast = rest.length <= size || last === undefined;
  return {items: page, continuationToken: isLast ? null : tokenFor(list, keyOf(last), clock.now() + lifetime)};
}

const keyOf = ({number}: Side): string => String(number).padStart(12, '0');

/** The received documents of a party, of some families, that can still be downloaded. @throws Problem for a token that isn't valid */
export function receivedPage(
  {store, clock, partyIds, contract: {limit}}: Bus,
  party: string,
  families: readonly string[],
  {status, from, continuationToken, pageSize}: ListQuery,
): Page<Item> {
  const received = store.all().flatMap((document) => {
    const side = document.received;
    if (!side || side.party !== partyIds.text(party) || !families.includes(document.family)) return [];
    if (!store.hasFile(side)) return [];
    if (status && status !== (side.downloaded ? 'Downloaded' : 'New')) return [];
    if (from && Date.parse(side.stamp) < Date.parse(from)) return [];
    return [{document, side}];
  });
  const sorted = received.sort((one, other) => one.side.number - other.side.number);
  const size = Math.min(pageSize ?? Infinity, limit('page-size'));
  const lifetime = limit('continuation-token') * 1000;
  const list = JSON.stringify([partyIds.text(party), families, status, from, pageSize]);
  const page = pageOf(sorted, list, (each) => keyOf(each.side), size, continuationToken, clock, lifetime);
  return {...page, items: page.items.map(({document, side}) => itemOf(document, side))};
}

const itemOf = ({id, refersTo, family, facts}: BusDocument, {stamp, downloaded}: Side): Item => ({
  documentId: id,
  refToDocumentId: refersTo ?? null,
  topic: `${family}Received`,
  number: facts.number,
  sender: facts.sender ?? '',
  documentTypeId: facts.documentTypeId,
  receivedOn: stamp,
  downloadedOn: downloaded?.stamp ?? null,
});
