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
  /** Of the specification, where it isn't that of its rules. */
  version: text.optional(),
  /** Of a format without rule sets. */
  released: text.optional(),
  syntax: z.strictObject({name: z.enum(['UBL', 'CII', 'DICO', 'HR-XML']), version: text, note: text.optional()}),
  base: z.strictObject({format: id, how: z.enum(['restricts', 'extends', 'rewrites'])}).optional(),
  use: text,
  profileNote: text.optional(),
  related: z.array(text).default([]),
  messages: z.array(messageSchema).min(1),
});

const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/);

/** What will change, or has changed since the rules that are used here. */
const upcomingSchema = z.strictObject({
  what: text,
  from: z.union([z.iso.date(), z.literal('announced')]),
  source: z.url(),
});

/** What a publisher states as the licence of its files, and the files below documents/rules with its text. */
const licenceSchema = z.strictObject({name: text, files: z.array(z.string().endsWith('.txt')).min(1)});

const schemaSetSchema = z.strictObject({
  /** Below documents/rules/schemas. */
  folder: text,
  name: text,
  publisher: text,
  source: z.url(),
  /** Without it, the site doesn't pass the files on. */
  licence: licenceSchema.optional(),
  changes: text.optional(),
});

const releaseSchema = z.strictObject({
  id: text,
  publisher: text,
  released: z.union([z.iso.date(), month]),
  mandatoryFrom: z.iso.date().optional(),
  checkedOn: z.iso.date(),
  source: z.url(),
  /** Without it, the site doesn't pass the files on. */
  licence: licenceSchema.optional(),
  upcoming: z.array(upcomingSchema).default([]),
});

const ruleSetSchema = z.strictObject({
  id: text,
  /** Name of its page below /documents/rules. */
  page: id,
  name: text,
  version: text,
  release: text,
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
  schemas: z.array(schemaSetSchema),
  releases: z.array(releaseSchema),
  ruleSets: z.array(ruleSetSchema),
  formats: z.array(formatSchema),
  conversions: z.array(conversionSchema),
});

export type RegistryFile = z.infer<typeof registrySchema>;
export type SchemaSet = z.infer<typeof schemaSetSchema>;
/** What a publisher released together, and when somebody last compared it with the publisher. */
export type Release = z.infer<typeof releaseSchema>;
/** An official rule set, with the release that it is part of. */
export type RuleSet = Omit<z.infer<typeof ruleSetSchema>, 'release'> & {readonly release: Release};
/** A root element that a message can have. */
export type FormatDocument = z.infer<typeof documentSchema>;
/** What is sent and received in a format: one validation, one folder of examples. */
export type FormatMessage = z.infer<typeof messageSchema>;
export type Format = z.infer<typeof formatSchema>;
