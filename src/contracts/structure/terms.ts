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

const path = z.string().min(1);
const pathsSchema = z.object({
  terms: z.array(
    z.object({
      id: z.string(),
      'ubl-invoice': z.array(path).default([]),
      'ubl-creditnote': z.array(path).default([]),
      cii: z.array(path).default([]),
    }),
  ),
});

/** A syntax in which a business term has a path: its key in business-terms.json. */
export type Syntax = 'ubl-invoice' | 'ubl-creditnote' | 'cii';

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

/** The business terms, from terms.yaml and business-terms.json in documents/structure. @throws ContentError for a wrong entry */
export function termsOf(yaml: YamlFile, json: YamlFile): Term[] {
  const entries = checkYaml(yaml, z.record(termId, entrySchema));
  const published = new Map(checkYaml(json, pathsSchema).terms.map((term) => [term.id, term]));
  return Object.entries(entries).map(([id, {list = [], ...entry}]) => {
    const pathsIn = (syntax: Syntax): string[] => (published.get(id)?.[syntax] ?? []).map(absolute);
    return {
      id,
      ...entry,
      lists: [list].flat(),
      paths: {
        'ubl-invoice': pathsIn('ubl-invoice'),
        'ubl-creditnote': pathsIn('ubl-creditnote'),
        cii: pathsIn('cii'),
      },
    };
  });
}
