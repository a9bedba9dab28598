import {machineOf, needsFamily, statesOf, type StateMachine} from '../contracts/states';
import {topics, yamlFile} from './contracts';
import {memo} from './files';
import {PartFault} from './part';

const FILES = ['docs/states.yaml', 'platform/states.yaml'];

/**
 * Every state machine of the service: those of REST and those of the platform.
 * @throws ContentError for a machine that is wrong
 */
export const stateMachines = (): ReadonlyMap<string, StateMachine> =>
  memo('states', () => new Map(FILES.flatMap((file) => [...statesOf(yamlFile(file))])));

/**
 * The states of a thing.
 * @param family the document family that a machine for documents of any family is about
 * @throws PartFault for a machine or a family that doesn't exist, and a family that is missing or not needed
 */
export function statesNamed(name: string, family?: string): StateMachine {
  const machine = stateMachines().get(name);
  if (!machine) throw new PartFault(`no states '${name}' in ${FILES.join(' or ')}`);
  if (needsFamily(machine) !== (family !== undefined)) {
    throw new PartFault(`the states '${name}' ${family ? 'are of one thing, without a family' : 'need a family'}`);
  }
  const noun = family === undefined ? '' : topics().families[family]?.noun;
  if (noun === undefined) throw new PartFault(`family '${family}' is not in openapi/topics.yaml`);
  return machineOf(machine, {family: family ?? '', noun});
}

/** The id of the row of a state, on a page that has its machine. */
export const stateAnchor = (machine: string, state: string): string => `state-${machine}-${state}`;
