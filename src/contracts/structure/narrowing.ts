import * as z from 'zod';
import {checkYaml, type YamlFile} from '../yamlFile';
import {cardinality, termId} from './terms';

const termSchema = z.object({
  cardinality: cardinality.optional(),
  /** The rules that ask it. */
  rules: z.array(z.string()).default([]),
  note: z.string().optional(),
  /** Completes 'Mandatory if …', for a term that isn't always mandatory. */
  when: z.string().optional(),
});

const fileSchema = z.object({
  extends: z.string().optional(),
  terms: z.record(termId, termSchema),
});

/** What a format asks of a business term beyond EN 16931. */
export type Narrowed = z.infer<typeof termSchema>;

/** A file of documents/structure/narrowing, with the name of the one that it starts from. */
export interface Narrowing {
  readonly extends?: string;
  readonly terms: ReadonlyMap<string, Narrowed>;
}

/** What a format narrows. @throws ContentError for a wrong entry */
export function narrowingOf(yaml: YamlFile): Narrowing {
  const {terms, ...rest} = checkYaml(yaml, fileSchema);
  return {...rest, terms: new Map(Object.entries(terms))};
}

/** Terms of a format laid over those of the formats that it starts from. */
export const merged = (base: Narrowing['terms'], own: Narrowing['terms']): Narrowing['terms'] =>
  new Map([...base, ...own]);

/** What a format asks of a term, in words: when it is mandatory, and the rest. */
export const askedInWords = ({when, note}: Narrowed): string =>
  [when && `Mandatory if ${when}.`, note].filter(Boolean).join(' ');
