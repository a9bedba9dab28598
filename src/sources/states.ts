import {machineOf, needsFamily, statesOf, type StateMachine} from '../contracts/states';
import {AuthorFault, found} from './authorFault';
import {memoized} from './files';
import {topics} from './rest';
import {yamlFile} from './yaml';

const FILES = ['docs/states.yaml', 'platform/states.yaml'];

/** Every state machine of the service: those of REST and those of the platform. @throws ContentError for a machine that is wrong */
export const stateMachines = memoized(
  (): ReadonlyMap<string, StateMachine> => new Map(FILES.flatMap((file) => [...statesOf(yamlFile(file))])),
);

/** The states of a thing. @throws AuthorFault for a machine or a family that does not exist, and a family that is missing or not needed */
export function statesNamed(name: string, family?: string): StateMachine {
  const machine = found(stateMachines().get(name), `no states '${name}' in ${FILES.join(' or ')}`);
  if (needsFamily(machine) !== (family !== undefined)) {
    throw new AuthorFault(`the states '${name}' ${family ? 'are of one thing, without a family' : 'need a family'}`);
  }
  const noun = family === undefined ? '' : topics().families[family]?.noun;
  return machineOf(machine, family ?? '', found(noun, `family '${family}' is not in openapi/topics.yaml`));
}

/** The id of the row of a state, on a page that has its machine. */
export const stateAnchor = (machine: string, state: string): string => `state-${machine}-${state}`;
