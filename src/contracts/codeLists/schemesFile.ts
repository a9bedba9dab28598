import * as z from 'zod';

const text = z.string().min(1);
const number = z.string().regex(/^\d{4}$/);

/** documents/codelists/participant-schemes.json, as it was published. */
export const publishedSchemes = z.strictObject({
  title: text,
  agency: text,
  source: text,
  version: text,
  schemes: z.array(
    z.strictObject({
      code: number,
      schemeId: text,
      name: text,
      agency: text.optional(),
      country: text,
      state: z.enum(['active', 'deprecated', 'removed']),
      since: text,
      deprecatedIn: text.optional(),
      removalDate: z.iso.date().optional(),
      regex: z.union([text, z.array(text)]).optional(),
      checkDigits: text.optional(),
    }),
  ),
});

/** documents/codelists/schemes.yaml: what the bus checks, and what readers need to know. */
export const schemeNotes = z.strictObject({
  common: z.array(number),
  checks: z.array(z.strictObject({id: text, title: text, how: text})),
  schemes: z.record(
    number,
    z.strictObject({
      example: text.optional(),
      check: text.optional(),
      pattern: text.optional(),
      replacedBy: number.optional(),
      note: text.optional(),
    }),
  ),
});

/** The schemes as they were published. */
export type PublishedSchemes = z.infer<typeof publishedSchemes>;

/** What the bus adds to them. */
export type SchemeNotes = z.infer<typeof schemeNotes>;
