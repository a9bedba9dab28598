import {sandboxDataOf, type SandboxData} from '../../../contracts/platform/sandbox';
import {templatesOf, type Template} from '../../../contracts/platform/templates';
import {yamlFile} from '../../untracked';
import {Pages} from '../documents/pages';
import {checkFaults} from '../fault';
import {clockFrom, type Clock} from './clock';
import {companiesOf, type Companies, type Company} from './parties';
import {draftOf, sentDocument} from './seed';
import {readStatuses, type Statuses} from './statuses';
import {Store} from './store';
import {Tokens, usersOf, type User} from './tokens';

/**
 * What the sandbox starts with: platform/sandbox.yaml and the templates of the platform.
 * @throws ContentError for a mistake in one of the files
 */
export const sandboxData = (): SandboxData =>
  sandboxDataOf(yamlFile('platform/sandbox.yaml'), templatesOf(yamlFile('platform/templates.yaml')));

/** All that the sandbox remembers. It is made anew at each start. */
export interface SandboxState {
  readonly data: SandboxData;
  readonly now: Clock;
  readonly companies: Companies;
  readonly statuses: Statuses;
  readonly tokens: Tokens;
  readonly store: Store;
  readonly pages: Pages;
  /** Who gets what is sent to a company: the first user of its account. */
  readonly firstUserOf: (company: Company | undefined) => User | undefined;
}

/**
 * The state as platform/sandbox.yaml describes it.
 * @param log takes a line for each document that is deleted
 * @param real the clock of the machine
 * @throws ContentError for a mistake in the file, Error for an error code that the catalogue lacks
 */
export function newState(log: (line: string) => void, real: Clock): SandboxState {
  const data = sandboxData();
  checkFaults(data.blocked.map(({code}) => code));
  const now = clockFrom(data.clock, real);
  const companies = companiesOf(data);
  const users = usersOf(data);
  const statuses = readStatuses();
  const store = new Store(now, log);
  const templateById = (id: string): Template => {
    const template = data.templates.find((each) => each.id === id);
    if (!template) throw new Error(`platform/sandbox.yaml has no template ${id}`);
    return template;
  };
  const context = {data, companies, users, statuses, templateById};
  for (const draft of data.drafts) store.add(draftOf(context, draft));
  for (const document of data.documents) store.add(sentDocument(context, document));
  const tokens = new Tokens(data, users, now);
  const pages = new Pages(now, data.expiredPage);
  const firstUserOf = (company: Company | undefined): User | undefined =>
    [...users.values()].find(({account}) => account.id === company?.account);
  return {data, now, companies, statuses, tokens, store, pages, firstUserOf};
}
