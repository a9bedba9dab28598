import * as z from 'zod';
import {text} from '../yamlFile';

const id = z.string().regex(/^[a-z\d]+(?:-[a-z\d]+)*$/);
const ids = z.array(id).min(1);

const documentSchema = z.strictObject({
  name: text,
  root: z.string().regex(/^[A-Z]\w+$/),
  namespace: text,
  /** Of the syntax, where it isn't that of the format. */
  syntaxVersion: text.optional(),
  /** What a document type identifier has in the place of a customization id. */
  typeId: text.optional(),
  schema: z.string().endsWith('.xsd').optional(),
  structure: id,
});

const messageSchema = z.strictObject({
  id,
  family: text,
  direction: text,
  documents: z.array(documentSchema).min(1),
  customizationId: text.optional(),
  customizationPattern: text.optional(),
  namespacePattern: text.optional(),
  profileId: text.optional(),
  detectProfile: z.boolean().default(false),
  /** Of the Peppol list, for a message without a profile. */
  processId: text.optional(),
  registered: z.boolean().default(true),
  ruleSets: z.array(text),
  levels: z.record(z.string(), z.enum(['fatal', 'warning', 'information'])).default({}),
  requires: z.array(z.strictObject({rule: text, xpath: text, message: text})).default([]),
  ownChecks: z.literal('dico').optional(),
});

const formatSchema = z.strictObject({
  id,
  page: z.string().regex(/^\/documents\/[\w/-]+\.html$/),
  group: id,
  title: z.string().min(3).max(60),
  label: text,
  maintainer: text,
  version: text,
  released: text.optional(),
  mandatory: z.iso.date().optional(),
  syntax: z.strictObject({name: z.enum(['UBL', 'CII', 'DICO', 'HR-XML']), version: text, note: text.optional()}),
  base: z.strictObject({format: id, how: z.enum(['restricts', 'extends', 'rewrites'])}).optional(),
  use: text,
  profileNote: text.optional(),
  processes: z.array(text).default([]),
  related: z.array(text).default([]),
  messages: z.array(messageSchema).min(1),
});

const ruleSetSchema = z.strictObject({
  id: text,
  name: text,
  version: text,
  publisher: text,
  file: z.string().endsWith('.sch'),
});

const familySchema = z.strictObject({
  json: z.boolean().default(false),
  send: z.array(text).min(1),
  receive: z.array(text).min(1),
});

const conversionSchema = z.strictObject({sources: ids, targets: ids, lost: text.optional(), only: text.optional()});

/** The file documents/formats.yaml; its head describes each key. */
export const registrySchema = z.strictObject({
  groups: z.array(z.strictObject({id, title: text})),
  families: z.record(z.string(), familySchema),
  accepting: z.strictObject({all: z.array(text).min(1), convertible: z.array(text).min(1)}),
  schemas: z.array(z.strictObject({folder: text, name: text})),
  ruleSets: z.array(ruleSetSchema),
  formats: z.array(formatSchema),
  conversions: z.array(conversionSchema),
});

export type RegistryFile = z.infer<typeof registrySchema>;
/** A root element that a message can have. */
export type FormatDocument = z.infer<typeof documentSchema>;
/** What is sent and received in a format: one validation, one folder of examples. */
export type FormatMessage = z.infer<typeof messageSchema>;
/** A document format, which has a page. */
export type Format = z.infer<typeof formatSchema>;
