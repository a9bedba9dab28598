import * as z from 'zod';
import {checkYaml, text, type YamlFile} from '../yamlFile';

const fieldSchema = z.strictObject({
  field: text,
  /** Business terms of EN 16931, or … */
  term: z
    .string()
    .regex(/^B[TG]-\d+( B[TG]-\d+)*$/)
    .optional(),
  /** … paths below the root, with spaces between them. */
  element: text.optional(),
  note: text.optional(),
});

/** A field that every ERP has, and where it is in a document. */
export type ErpField = z.infer<typeof fieldSchema>;

/** The ERP fields of a kind of document, documents/erpFields/<kind>.yaml. @throws ContentError for a wrong value */
export const erpFieldsOf = (yaml: YamlFile): ErpField[] => checkYaml(yaml, z.array(fieldSchema));
