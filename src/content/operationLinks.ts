import {operationEntry} from '../addresses/places';
import {operationLink, type OperationLink} from '../contracts/formats/operations';
import {operationNamed} from './named';
import {isPending} from './pages';

/**
 * An operation with the address of its description.
 * @throws PartFault for an id that no contract has
 */
export function operationLinkOf(id: string): OperationLink {
  const operation = operationNamed(id);
  const href = operationEntry(operation);
  return operationLink(operation, isPending(href) ? undefined : href);
}
