import {sandboxDataOf, type SandboxData} from '../../../contracts/platform/sandbox';
import {templatesOf} from '../../../contracts/platform/templates';
import type {Log} from '../../answer';
import {yamlFile} from '../../untracked';
import {Pages} from '../documents/pages';
import {checkFaults} from '../fault';
import {clockFrom, type Clock} from './clock';
import {Companies, type Company} from './parties';
import {draftOf, sentDocument} from './seed';
import {Statuses} from './statuses';
import {Store} from './store';
import {Tokens, usersOf, type User} from './tokens';

/** What the sandbox starts with: platform/sandbox.yaml and the templates of the platform. @throws ContentError for a mistake in one of them */
export const sandboxData = (): SandboxData =>
  sandboxDataOf(yamlFile('platform/sandbox.yaml'), templatesOf(yamlFile('platform/templates.yaml')));

/** All that the sandbox remembers, until it ends. */
export interface SandboxState {
  readonly data: SandboxData;
  readonly now: Clock;
  readonly companies: Companies;
  readonly statuses: Statuses;
  readonly tokens: Tokens;
  readonly store: Store;
  readonly pages: Pages;
  /** The user of a company who sees its documents: the one with this id, or the first of its account. */
  readonly userOf: (company: Company | undefined, id?: string) => User | undefined;
}

/**
 * The state of platform/sandbox.yaml, with the clock of the machine. The log gets a line for each document that is deleted.
 * @throws ContentError for a mistake in the file, Error for an error code that the catalogue lacks
 */
export function newState(log: Log, real: Clock): SandboxState {
  const data = sandboxData();
  checkFaults(data.blocked.map(({code}) => code));
  const now = clockFrom(data.clock, real);
  const users = usersOf(data);
  const userOf = (company: Company | undefined, id?: string): User | undefined => {
    const all = [...users.values()].filter(({account}) => account.id === company?.account);
    return all.find((user) => user.id === id) ?? all[0];
  };
  const state: SandboxState = {
    data,
    now,
    companies: new Companies(data),
    statuses: new Statuses(),
    tokens: new Tokens(data, users, now),
    store: new Store(now, log),
    pages: new Pages(now, data.expiredPage),
    userOf,
  };
  for (const draft of data.drafts) state.store.add(draftOf(state, draft));
  for (const document of data.documents) state.store.add(sentDocument(state, document));
  return state;
}
