import type {SchemaObject} from '../../../contracts/openapi/document';

/** The values that a parameter may have, where the contract lists them; nothing where the reader types one. */
export function choicesOf(schema: SchemaObject = {}): readonly string[] | undefined {
  if (schema.type === 'boolean') return ['true', 'false'];
  return schema.enum ?? schema.allOf?.map(choicesOf).find((choices) => choices !== undefined);
}
