import * as z from 'zod';
import {checkYaml, text, type YamlFile} from '../yamlFile';
import type {Template} from './templates';

const moment = z.iso.datetime();
const status = z.string().regex(/^\d\d$/);

const account = z.strictObject({
  id: text,
  name: text,
  description: text,
  email: text,
  phone: text,
  website: text,
  canSendAppIntegrationRequests: z.boolean(),
});

const key = z.strictObject({
  key: text,
  user: text,
  /** Lifetime of its tokens, where it isn't that of the platform. */
  tokenSeconds: z.number().int().positive().optional(),
  /** A token that is valid from the start. */
  token: text.optional(),
});

const party = z.strictObject({
  /** Key of the cast. */
  cast: text,
  /** Its platform id and account; absent for companies that aren't on the platform. */
  id: text.optional(),
  account: text.optional(),
  description: text.optional(),
  verified: z.boolean().optional(),
  /** Address of its access point on Peppol. */
  peppol: z.url().optional(),
});

const draft = z.strictObject({
  id: text,
  file: text,
  template: text,
  party: text,
  status,
  made: moment,
  changed: moment,
});

/** The group of a UUID that the digits of an ExternalId fill. */
const DOCUMENT_ID = '00000000-0000-4000-8000-';

const sentFields = z.strictObject({
  id: z.string().regex(/^X\d{12}$/),
  /** Its documentId, where an example of REST is the same document. */
  documentId: z.uuid().optional(),
  file: text,
  /** Document number and issue date in place of those of the file. */
  number: text.optional(),
  date: z.iso.date().optional(),
  /** A user in place of the first of each account. */
  user: text.optional(),
  email: text.optional(),
  at: moment,
  status,
  changed: moment.optional(),
});

const sent = sentFields.transform((data) => ({
  ...data,
  documentId: data.documentId ?? DOCUMENT_ID + data.id.slice(1),
}));

const file = z.strictObject({
  clock: moment,
  accounts: z.array(account),
  users: z.array(z.strictObject({id: text, account: text, name: text})),
  keys: z.array(key),
  blocked: z.array(z.strictObject({key: text, code: text})),
  wrongSecret: text,
  expiredToken: text,
  expiredPage: text,
  parties: z.array(party),
  groups: z.array(z.strictObject({id: text, name: text, users: z.array(text), parties: z.array(text)})),
  drafts: z.array(draft),
  documents: z.array(sent),
});

export interface SandboxData extends z.infer<typeof file> {
  readonly templates: readonly Template[];
}
export type AccountData = z.infer<typeof account>;
export type PartyData = z.infer<typeof party>;
export type DraftData = z.infer<typeof draft>;

/** What parts of the file name and no account, user, party of the file or template is. Their ids have different forms. */
function strays({accounts, users, parties, groups, keys, drafts, documents, templates}: SandboxData): string[] {
  const ids = [...[...accounts, ...users, ...templates].map(({id}) => id), ...parties.map(({cast}) => cast)];
  const named = [
    ...[...users, ...parties].map((each) => each.account),
    ...keys.map(({user}) => user),
    ...groups.flatMap((group) => [...group.users, ...group.parties]),
    ...drafts.flatMap(({party: cast, template}) => [cast, template]),
    ...documents.map(({user}) => user),
  ];
  return named.flatMap((id) => (id === undefined || ids.includes(id) ? [] : [`nothing is '${id}'`]));
}

/** What the sandbox of the SOAP platform starts with, platform/sandbox.yaml. @throws ContentError for a wrong value, and a name that nothing has */
export function sandboxDataOf(yaml: YamlFile, templates: readonly Template[]): SandboxData {
  const checked = file.superRefine((data, context) => {
    for (const message of strays({...data, templates})) context.addIssue({code: 'custom', message});
  });
  return {...checkYaml(yaml, checked), templates};
}
