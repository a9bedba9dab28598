import * as z from 'zod';
import {openApi} from '../sources/rest';
import {untracked} from '../sources/files';

const readSchema = z.looseObject({properties: z.record(z.string(), z.unknown()).optional()});

/**
 * A schema of openapi/v1.yaml, with its extensions.
 * @throws Error for a name that the contract does not have
 */
export function v1Schema(name: string): z.infer<typeof readSchema> {
  return readSchema.parse(untracked(() => openApi('v1')).components.schemas[name]);
}

/** The value of an example of openapi/v1.yaml, by its name in `components.examples`. */
export function v1Example(name: string): unknown {
  return untracked(() => openApi('v1')).components.examples?.[name]?.value;
}
