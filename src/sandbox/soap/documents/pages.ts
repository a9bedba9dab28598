import {createHash} from 'node:crypto';
import {keepNewest} from '../../newest';
import type {ListArgs} from '../args';
import {FAULTS, SoapFault} from '../fault';
import type {Clock} from '../state/clock';

const DEFAULT_LIMIT = 10;
const LIFETIME = 60 * 60 * 1000;
/** How many pages are remembered; older ones are unknown. */
const REMEMBERED = 1000;

/** A list that is read in pages. */
export interface PagedList<T> {
  /** Operation and account: another one can't go on with its pages. */
  readonly owner: string;
  /** All filters as text. */
  readonly filters: string;
  /** The results now, in their order. */
  readonly found: readonly T[];
  /** All items, whatever the filters say of them. */
  readonly all: readonly T[];
  readonly idOf: (item: T) => string;
}

/** A page, and what to send for the next one. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly PagingResponse: {readonly NextPage?: string};
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

/** The pages that follow those that were read. */
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

  /** A page of a list; the first fixes what is in the others. @throws SoapFault for a page that is unknown, expired or of other filters */
  read<T>({owner, filters, found, all, idOf}: PagedList<T>, paging: ListArgs['Paging']): Page<T> {
    const {Limit = DEFAULT_LIMIT, StartPage} = paging ?? {};
    const start = StartPage === undefined ? undefined : this.startOf(StartPage, owner, filters);
    const ids = start?.ids ?? found.map(idOf);
    const offset = start?.offset ?? 0;
    const end = offset + Limit;
    const byId = new Map(all.map((item) => [idOf(item), item]));
    const items = ids.slice(offset, end).flatMap((id) => byId.get(id) ?? []);
    return {
      items,
      PagingResponse: end < ids.length ? {NextPage: this.remember({owner, filters, ids, offset: end})} : {},
    };
  }
}
