import * as z from 'zod';
import {FAULTS, SoapFault} from './fault';

/** An element without content is as none. */
const optional = <T>(schema: z.ZodType<T>) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());

const text = z.string().min(1);
const part = <Shape extends z.ZodRawShape>(shape: Shape) => optional(z.object(shape));

const period = part({From: optional(z.date()), To: optional(z.date())});
const party = part({PSBPartyId: optional(text), Name: optional(text)});
const paging = part({Limit: z.coerce.number(), StartPage: optional(text)});

const search = part({
  ExternalId: optional(text),
  DocumentId: optional(text),
  Subject: optional(text),
  CreatedOn: period,
  ModifiedOn: period,
  Sender: party,
  Reciever: party,
  Status: part({Code: optional(text)}),
  Template: part({Id: optional(text), MasterId: optional(text)}),
});

export type Search = NonNullable<z.infer<typeof search>>;
export type Period = z.infer<typeof period>;

/** What the operations read of their requests, which the schema of the WSDL has accepted. */
export const ARGS = {
  login: z.object({ConsumerKey: text, ConsumerSecret: text}),
  paged: z.object({Paging: paging}),
  party: z.object({ReferenceId: text}),
  list: z.object({GroupId: optional(text), PSBPartyId: optional(text), Paging: paging, Search: search}),
  sent: z.object({ExternalId: text}),
  draft: z.object({DocumentId: text}),
  status: z.object({ExternalId: text, StatusCode: text}),
  recipient: z.object({
    KnownReferenceIds: z.object({ReferenceId: z.union([z.array(text), text.transform((one) => [one])])}),
    CountryCode: text,
  }),
  send: z.object({
    Via: z.object({ReferenceId: text}),
    To: z.object({ReferenceId: text, EmailAddress: optional(text)}),
    Subject: text,
    TemplateId: text,
  }),
} as const;

export type ListArgs = z.infer<typeof ARGS.list>;
export type SendArgs = z.infer<typeof ARGS.send>;

/** The arguments of an operation. @throws SoapFault for a mandatory element without content */
export function argsOf<T>(schema: z.ZodType<T>, given: unknown): T {
  const result = schema.safeParse(given ?? {});
  if (result.success) return result.data;
  throw new SoapFault(FAULTS.elementMissing, result.error.issues[0]?.path.join('/'));
}
