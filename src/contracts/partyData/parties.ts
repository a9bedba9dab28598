import * as z from 'zod';
import {text} from '../yamlFile';

const day = z.iso.date();
const country = z.string().regex(/^[A-Z]{2}$/);

const identifierSchema = z.strictObject({scheme: text, value: text, validatedOn: day});

const locationSchema = z.strictObject({
  type: z.enum(['visit', 'post', 'branch', 'delivery']),
  name: text.nullable(),
  address: text,
  postcode: text,
  city: text,
  country,
  branchNumber: text.nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});

const deliverySchema = z.strictObject({
  document: text,
  network: text,
  format: text,
  endpointId: text,
  since: day,
});

const registers = [
  'companyRegister',
  'vatRegister',
  'publicBodyRegister',
  'locationRegister',
  'networkDirectory',
] as const;

const partySchema = z
  .strictObject({
    id: z.string().regex(/^p-\d{6}$/),
    type: z.enum(['company', 'soleTrader', 'association', 'foundation', 'publicBody']),
    isActive: z.boolean(),
    ceasedOn: day.nullable(),
    legalName: text.nullable(),
    tradeNames: z.array(text),
    legalForm: z.strictObject({country, code: text}).nullable(),
    description: z
      .strictObject({nl: text.optional(), en: text.optional(), de: text.optional(), fr: text.optional()})
      .nullable(),
    identifiers: z.array(identifierSchema).min(1),
    ibans: z.array(text),
    activities: z.array(z.strictObject({code: text, isMain: z.boolean()})),
    locations: z.array(locationSchema).min(1),
    website: z.url({protocol: /^https$/}).nullable(),
    eDelivery: z.array(deliverySchema),
    sources: z.array(z.strictObject({register: z.enum(registers), country: country.nullable(), readOn: day})).min(1),
  })
  .refine(({legalName, tradeNames}) => legalName !== null || tradeNames.length > 0, {
    path: ['legalName'],
    message: 'A party has a legal name or a trade name',
  })
  .refine(({isActive, ceasedOn}) => isActive === (ceasedOn === null), {
    path: ['ceasedOn'],
    message: 'A party that is not active has the day on which it ceased, and no other',
  });

/** The file vpd/parties.json. */
export const partiesSchema = z.array(partySchema).min(1);

export type PartyEntry = z.infer<typeof partySchema>;

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

export type LegalForm = z.infer<typeof legalFormSchema>;

/** The files vpd/codes/sbi.json and vpd/codes/nace.json. */
export const activitiesSchema = z.array(activitySchema).min(1);

/** The file vpd/codes/company.json. */
export const legalFormsSchema = z.array(legalFormSchema).min(1);
