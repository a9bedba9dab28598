import {createHash} from 'node:crypto';
import {keepNewest} from '../../newest';
import {FAULTS, SoapFault} from '../fault';
import type {Clock} from '../state/clock';

const DEFAULT_LIMIT = 10;
const LIFETIME = 60 * 60 * 1000;
/** How many pages are remembered; the oldest are forgotten, and unknown from then on. */
const REMEMBERED = 1000;

/** What the client sends of paging. */
export interface Paging {
  readonly limit?: number;
  readonly startPage?: string;
}

/** A list that is read in pages. */
export interface PagedList<T> {
  /** Operation and account: another one can't go on with its pages. */
  readonly owner: string;
  /** All filters as text. */
  readonly filters: string;
  /** The results now, in their order. */
  readonly find: () => readonly T[];
  readonly idOf: (item: T) => string;
  /** The items with these ids as they are now, whatever the filters say of them. */
  readonly byIds: (ids: readonly string[]) => readonly T[];
}

/** A page, and what to send for the next one. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly nextPage?: string;
}

interface Remembered {
  readonly owner: string;
  /** A digest, because filters can be as long as a request. */
  readonly filters: string;
  /** What the first page fixed. */
  readonly ids: readonly string[];
  readonly offset: number;
  readonly expires: number;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 24);

/** The pages that lists have been promised to go on with. */
export class Pages {
  private readonly known = new Map<string, Remembered>();

  /** @param expired a start page that has always expired */
  constructor(
    private readonly now: Clock,
    private readonly expired: string,
  ) {}

  private startOf(startPage: string, owner: string, filters: string): Remembered {
    if (startPage === this.expired) throw new SoapFault(FAULTS.pageExpired);
    const start = this.known.get(startPage);
    if (start?.owner !== owner) throw new SoapFault(FAULTS.pageUnknown);
    if (start.expires <= this.now()) throw new SoapFault(FAULTS.pageExpired);
    if (start.filters !== digest(filters)) throw new SoapFault(FAULTS.pageFilters);
    return start;
  }

  private remember(page: Omit<Remembered, 'expires'>): string {
    const name = digest(JSON.stringify(page));
    this.known.delete(name);
    this.known.set(name, {...page, filters: digest(page.filters), expires: this.now() + LIFETIME});
    keepNewest(this.known, REMEMBERED);
    return name;
  }

  /**
   * One page of a list. The first page fixes what is in the others: what is created later isn't in them.
   * @throws SoapFault for a start page that is unknown, has expired, or belongs to other filters
   */
  read<T>({owner, filters, find, idOf, byIds}: PagedList<T>, {limit = DEFAULT_LIMIT, startPage}: Paging): Page<T> {
    const start = startPage === undefined ? undefined : this.startOf(startPage, owner, filters);
    const ids = start?.ids ?? find().map(idOf);
    const offset = start?.offset ?? 0;
    const end = offset + limit;
    const items = byIds(ids.slice(offset, end));
    return end < ids.length ? {items, nextPage: this.remember({owner, filters, ids, offset: end})} : {items};
  }
}
