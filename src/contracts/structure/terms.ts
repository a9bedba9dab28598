import * as z from 'zod';
import {checkYaml, type YamlFile} from '../yamlFile';

/** How often a business term occurs: `0..1`, `1..n`. */
export const cardinality = z.string().regex(/^\d+\.\.(?:\d+|n)$/);

/** The number of a business term or group of EN 16931. */
const termId = z.string().regex(/^B[TG]-\d+(?:-\d+)?$/);

const groupId = z.string().regex(/^BG-\d+$/);

const entrySchema = z.object({
  name: z.string().min(1),
  description: z.string().min(1).optional(),
  cardinality,
  type: z.string().optional(),
  /** The group that has it. */
  group: groupId.optional(),
  list: z.union([z.string(), z.array(z.string())]).optional(),
});

/** A syntax in which a business term has a path: its key in business-terms.json. */
export type Syntax = keyof z.infer<typeof pathsIn>;

export interface Term extends Omit<z.infer<typeof entrySchema>, 'list'> {
  readonly id: string;
  /** Names of code lists in documents/codelists/lists.yaml. */
  readonly lists: readonly string[];
  /** Absolute paths with their conditions: `/Invoice/cac:AllowanceCharge/cbc:Amount[preceding-sibling::cbc:ChargeIndicator='true']`. */
  readonly paths: Readonly<Record<Syntax, readonly string[]>>;
}

/** The published paths of a line are relative to it. */
const LINE = '/Invoice/cac:InvoiceLine/';

function absolute(written: string): string {
  const whole = written.startsWith('/') ? written : `${LINE}${written}`;
  return whole.replace(/^\/(\w+):\1\//, '/$1/');
}

const paths = z.array(z.string().min(1).transform(absolute)).default([]);
const pathsIn = z.object({'ubl-invoice': paths, 'ubl-creditnote': paths, cii: paths});
const pathsSchema = z.object({terms: z.array(pathsIn.extend({id: z.string()}))});

/** The business terms, from terms.yaml and business-terms.json in documents/structure. @throws ContentError for a wrong entry */
export function termsOf(yaml: YamlFile, json: YamlFile): Term[] {
  const entries = checkYaml(yaml, z.record(termId, entrySchema));
  const published = new Map(checkYaml(json, pathsSchema).terms.map(({id, ...own}) => [id, own]));
  return Object.entries(entries).map(([id, {list = [], ...entry}]) => ({
    id,
    ...entry,
    lists: [list].flat(),
    paths: published.get(id) ?? pathsIn.parse({}),
  }));
}
