import {yamlFile} from '../../untracked';
import {statesOf, type State} from '../../../contracts/states';

/** A status of a document. */
export interface Status {
  readonly code: string;
  readonly name: string;
  /** Whether the platform sets it, and no user can. */
  readonly platformOnly: boolean;
  /** The codes that can follow. */
  readonly next: readonly string[];
}

/** The name of a state as the platform site shows it: `ForApproval` is For approval. */
const shown = (state: string): string => state.replace(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function statusesOf(states: readonly State[]): Status[] {
  const codes = new Map(states.map(({state, code = ''}) => [state, code]));
  return states.map(({state, code = '', by, next}) => ({
    code,
    name: shown(state),
    platformOnly: by === 'The platform',
    next: next.map(({to}) => codes.get(to) ?? ''),
  }));
}

/** The statuses of platform/states.yaml: those of sent documents, and those of drafts. */
export interface Statuses {
  /** @throws Error for a code that no state has */
  get(code: string): Status;
  /** The status with this code that a document in an inbox can have. */
  inInbox(code: string): Status | undefined;
  /** The statuses that a user can set after this one. */
  after(code: string): Status[];
}

/**
 * Reads the statuses.
 * @throws ContentError for a mistake in the file
 */
export function readStatuses(): Statuses {
  const machines = statesOf(yamlFile('platform/states.yaml'));
  const byCode = (id: string): [string, Status][] =>
    statusesOf(machines.get(id)?.states ?? []).map((status) => [status.code, status]);
  const inbox = new Map(byCode('platformInbox'));
  const all = new Map([...byCode('platformSending'), ...inbox]);
  const get = (code: string): Status => {
    const status = all.get(code);
    if (!status) throw new Error(`platform/states.yaml has no code ${code}`);
    return status;
  };
  return {
    get,
    inInbox: (code) => inbox.get(code),
    after: (code) =>
      get(code)
        .next.map(get)
        .filter(({platformOnly}) => !platformOnly),
  };
}
