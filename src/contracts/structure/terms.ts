import * as z from 'zod';
import {ContentError} from '../contentError';
import {checkYaml, type YamlFile} from '../yamlFile';

const CARDINALITY = /^\d+\.\.(?:\d+|n)$/;

const entrySchema = z.object({
  name: z.string().min(1),
  description: z.string().min(1).optional(),
  cardinality: z.string().regex(CARDINALITY),
  type: z.string().optional(),
  group: z
    .string()
    .regex(/^BG-\d+$/)
    .optional(),
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

/** The syntaxes in which a business term has a path. */
export const SYNTAXES = ['ubl-invoice', 'ubl-creditnote', 'cii'] as const;
/** A syntax: the key of its paths in business-terms.json. */
export type Syntax = (typeof SYNTAXES)[number];

/** A business term or group of EN 16931. */
export interface Term {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  readonly cardinality: string;
  readonly type?: string;
  /** The group that has it. */
  readonly group?: string;
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

/**
 * The business terms, in the order of the standard.
 * @param yaml documents/structure/terms.yaml
 * @param pathsText documents/structure/business-terms.json
 * @throws ContentError for an entry that lacks a key or has a wrong one
 */
export function termsOf(yaml: YamlFile, pathsText: string, pathsFile: string): Term[] {
  const entries = checkYaml(yaml, z.record(z.string().regex(/^B[TG]-\d+(?:-\d+)?$/), entrySchema));
  const parsed = pathsSchema.safeParse(JSON.parse(pathsText));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ContentError(pathsFile, undefined, `${issue?.path.join('.')}: ${issue?.message}`, 'Correct the paths');
  }
  const paths = new Map(parsed.data.terms.map((term) => [term.id, term]));
  return Object.entries(entries).map(([id, {list = [], ...entry}]) => ({
    id,
    ...entry,
    lists: [list].flat(),
    paths: {
      'ubl-invoice': (paths.get(id)?.['ubl-invoice'] ?? []).map(absolute),
      'ubl-creditnote': (paths.get(id)?.['ubl-creditnote'] ?? []).map(absolute),
      cii: (paths.get(id)?.cii ?? []).map(absolute),
    },
  }));
}

/** A path without its conditions: `cbc:ID[@schemeID='SEPA']` is `cbc:ID`. */
export const withoutConditions = (written: string): string => written.replace(/\[[^\]]*\]/g, '');
