import * as z from 'zod';
import {checkYaml, type YamlFile} from '../yamlFile';
import type {Term} from './terms';
import type {Tree} from './tree';

const id = z.string().regex(/^B[TG]-\d+$/);
const ids = z.array(id).min(1);
const byPlace = <T extends z.ZodType>(value: T) => z.record(z.string(), value);

const fileSchema = z.strictObject({
  namespaces: z.record(z.string(), z.string()),
  documentLevel: ids,
  prefixes: z.record(id, id),
  joined: z.record(id, z.string()),
  redundant: z.record(id, id),
  codes: byPlace(z.record(z.string(), z.string())),
  terms: byPlace(ids),
  attributes: byPlace(z.string()),
  kinds: byPlace(
    z.strictObject({
      by: z.string(),
      of: z.array(z.strictObject({is: z.string(), or: z.string().optional(), terms: ids})).min(1),
    }),
  ),
  fixed: byPlace(z.string()),
  defaults: byPlace(z.union([z.string(), ids])),
  matches: byPlace(z.string()),
  ignored: z.array(z.string()),
});

/** What a conversion needs beside the trees and the terms. The head of documents/structure/conversion.yaml describes the keys. */
export type SyntaxMapping = z.infer<typeof fileSchema>;

/** All that a conversion is made of. Plain data, so that a worker can be given it. */
export interface ConversionSource {
  readonly mapping: SyntaxMapping;
  readonly terms: readonly Pick<Term, 'id' | 'name' | 'group' | 'type' | 'cardinality'>[];
  readonly trees: readonly Tree[];
  /** Type codes of credit notes, which have a root element of their own in UBL. */
  readonly creditNoteCodes: readonly string[];
  /** What messages narrow: cardinalities of terms, by the id of the message. */
  readonly narrowed: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The file documents/structure/conversion.yaml. @throws ContentError for a wrong entry */
export const syntaxMappingOf = (yaml: YamlFile): SyntaxMapping => checkYaml(yaml, fileSchema);
