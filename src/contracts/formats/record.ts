import {createHash} from 'node:crypto';
import * as z from 'zod';

const findingSchema = z.object({
  rule: z.string(),
  severity: z.enum(['fatal', 'warning', 'information']),
  location: z.string().optional(),
});

const entrySchema = z.object({
  sha256: z.string(),
  message: z.string(),
  schema: z.string().optional(),
  ruleSets: z.array(z.string()),
  result: z.enum(['passed', 'rejected']),
  date: z.iso.date(),
  findings: z.array(findingSchema).optional(),
});

/** What the validator found in an example document, by its path below documents/examples. */
export type ValidationRecord = Readonly<Record<string, z.infer<typeof entrySchema>>>;
export type ValidationEntry = z.infer<typeof entrySchema>;

/** The record that `npm run check:documents` writes. @throws ZodError for text of another shape */
export const validationRecordOf = (text: string): ValidationRecord =>
  z.record(z.string(), entrySchema).parse(JSON.parse(text));

/** The hash by which the record knows a document. */
export const hashOf = (document: string | Uint8Array): string => createHash('sha256').update(document).digest('hex');
