import * as z from 'zod';
import {checkYaml, type YamlFile} from '../yamlFile';

const text = z.string().min(1);
const codes = z.array(text).min(1);

const entrySchema = z.strictObject({
  name: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  prefix: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  title: text,
  about: text,
  element: text,
  terms: z.array(z.string().regex(/^BT-\d+$/)).default([]),
  formats: text,
  rest: text.optional(),
  edition: text.optional(),
  choice: text.optional(),
  schema: z.strictObject({version: z.enum(['v1', 'v1-beta']), name: text}).optional(),
  common: codes.optional(),
  next: z.record(z.string(), z.array(text)).optional(),
  permitted: z.array(z.strictObject({in: text, codes: z.union([z.literal('all'), codes])})).optional(),
  more: codes.optional(),
  notes: z.record(z.string(), text).default({}),
  rare: z.enum(['codes', 'file']).optional(),
});

/** What documents/codelists/lists.yaml says of a code list. */
export type ListEntry = z.infer<typeof entrySchema>;

/**
 * The registry of the code lists, in its order.
 * @throws ContentError with file and line for an entry that lacks a key or has a wrong one
 */
export function listEntriesOf(yaml: YamlFile): ListEntry[] {
  return checkYaml(yaml, z.array(entrySchema));
}
