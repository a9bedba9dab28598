import type {SandboxData} from '../../../contracts/platform/sandbox';
import type {Bus} from '../../bus/bus';
import {platformData} from '../../platformData';
import type {Draft} from '../documents/document';
import {Pages} from '../documents/pages';
import {checkFaults} from '../fault';
import type {Clock} from './clock';
import {PlatformDocuments} from './documents';
import {Companies, type Company} from './parties';
import {addEntries, draftOf} from './seed';
import {Statuses} from './statuses';
import {Tokens, usersOf, type User} from './tokens';

/** What only the platform remembers, until the sandbox ends, beside the bus. */
export interface SandboxState {
  readonly bus: Bus;
  readonly data: SandboxData;
  /** The platform's time: it starts at the moment of platform/sandbox.yaml, and runs as the bus does. */
  readonly now: Clock;
  readonly companies: Companies;
  /** By id. */
  readonly users: ReadonlyMap<string, User>;
  readonly statuses: Statuses;
  readonly tokens: Tokens;
  readonly documents: PlatformDocuments;
  readonly drafts: Draft[];
  readonly pages: Pages;
  /** The user of a company who sees its documents: the one with this id, or the first of its account. */
  readonly userOf: (company: Company | undefined, id?: string) => User | undefined;
}

/**
 * The state of platform/sandbox.yaml over a bus. Tokens and pages end by the machine's clock, as those of REST do.
 * @throws ContentError for a mistake in the file, Error for an error code that the catalogue lacks
 */
export async function newState(bus: Bus): Promise<SandboxState> {
  const data = platformData();
  checkFaults(data.blocked.map(({code}) => code));
  const start = Date.parse(data.clock);
  const now = (): number => start + bus.clock.time();
  const users = usersOf(data);
  const userOf = (company: Company | undefined, id?: string): User | undefined => {
    const all = [...users.values()].filter(({account}) => account.id === company?.account);
    return all.find((user) => user.id === id) ?? all[0];
  };
  const companies = new Companies(data, bus.partyIds);
  const {templates} = data;
  const statuses = new Statuses();
  const state: SandboxState = {
    ...{bus, data, now, companies, users, userOf, statuses},
    tokens: new Tokens(data, users, bus.clock.now),
    documents: new PlatformDocuments({bus, companies, statuses, templates, userOf, start, now}),
    drafts: [],
    pages: new Pages(bus.clock.now, data.expiredPage),
  };
  for (const draft of data.drafts) state.drafts.push(await draftOf(state, draft));
  addEntries(state);
  return state;
}
