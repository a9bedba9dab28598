import {yamlFile} from '../../untracked';
import {stateName, statesOf, type State} from '../../../contracts/states';

/** A status of a document. */
export interface Status {
  readonly code: string;
  readonly name: string;
  /** Whether the platform sets it, and no user can. */
  readonly platformOnly: boolean;
  /** The codes that can follow. */
  readonly next: readonly string[];
}

function statusesOf(states: readonly State[] = []): ReadonlyMap<string, Status> {
  const codeOf = (name: string): string => states.find(({state}) => state === name)?.code ?? '';
  return new Map(
    states.map(({state, code = '', by, next}) => {
      const codes = next.map(({to}) => codeOf(to));
      return [code, {code, name: stateName({state}, undefined), platformOnly: by === 'The platform', next: codes}];
    }),
  );
}

/** The statuses of platform/states.yaml: those of sent documents, and those of drafts. */
export class Statuses {
  /** Those that a document in an inbox can have, by code. */
  readonly inbox: ReadonlyMap<string, Status>;
  /** The codes that invoice responses set, by the status of the response. */
  readonly ofResponses: ReadonlyMap<string, string>;
  private readonly all: ReadonlyMap<string, Status>;

  /** @throws ContentError for a mistake in the file */
  constructor() {
    const machines = statesOf(yamlFile('platform/states.yaml'));
    const {states = []} = machines.get('platformInbox') ?? {};
    this.inbox = statusesOf(states);
    this.ofResponses = new Map(states.flatMap(({response, code}) => (response && code ? [[response, code]] : [])));
    this.all = new Map([...statusesOf(machines.get('platformSending')?.states), ...this.inbox]);
  }

  /** The status with a code. @throws Error for a code that no state has */
  get(code: string): Status {
    const status = this.all.get(code);
    if (!status) throw new Error(`platform/states.yaml has no code ${code}`);
    return status;
  }

  /** The statuses that a user can set after this one. */
  after(code: string): Status[] {
    const next = this.get(code).next.map((each) => this.get(each));
    return next.filter(({platformOnly}) => !platformOnly);
  }
}
