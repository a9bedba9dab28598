import * as z from 'zod';
import type {Operation} from '../contracts/openapi/model';
import {operation, restVersions} from './contracts';
import {PartFault} from './part';

/**
 * An operation by its id.
 * @throws PartFault for an id that no contract has
 */
export function operationNamed(id: string): Operation {
  const found = operation(id);
  if (!found) throw new PartFault(`operation '${id}' is not in openapi/*.yaml`);
  return found;
}

/** How an author names a version of the REST contract. */
export const versionAttribute = z.enum(['v1', 'v1-beta']).default('v1');

/**
 * What a version of the REST contract has.
 * @param find looks for it; nothing means that the version does not have it
 * @param what names it in the message
 * @throws PartFault when the version does not have it, or does not exist
 */
export function inVersion<T>(
  version: Operation['version'],
  what: string,
  find: (version: Operation['version']) => T | undefined,
): T {
  const found = restVersions().includes(version) ? find(version) : undefined;
  if (found === undefined) throw new PartFault(`${what} is not in openapi/${version}.yaml`);
  return found;
}
