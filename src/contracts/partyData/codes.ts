import * as z from 'zod';
import {text} from '../yamlFile';

const activitySchema = z.strictObject({
  code: text,
  parent: text.nullable(),
  nl: text,
  en: text,
  nace: text.nullable().optional(),
});

const legalFormSchema = z.strictObject({
  country: z.string().regex(/^[A-Z]{2}$/),
  code: text,
  abbreviation: text.nullable(),
  nl: text,
  en: text,
  de: text,
  fr: text,
});

/** A code of SBI or NACE; the tree follows from `parent`. An SBI code has the NACE code for the same activity. */
export type ActivityCode = z.infer<typeof activitySchema>;

/** A legal form of a country. */
export type LegalForm = z.infer<typeof legalFormSchema>;

/** The files vpd/codes/sbi.json and vpd/codes/nace.json. */
export const activitiesSchema = z.array(activitySchema).min(1);

/** The file vpd/codes/company.json. */
export const legalFormsSchema = z.array(legalFormSchema).min(1);
