import * as z from 'zod';
import type {Code} from '../model';
import type {Rendering} from '../rendering/view';
import type {ValidationEntry} from './record';
import {schemaFolder, type Registry} from './registry';
import {dateText} from './words';
import {checkYaml, type YamlFile} from '../yamlFile';

const exampleSchema = z.strictObject({
  file: z.string().regex(/^[\w-]+\.xml$/),
  title: z.string().min(3).max(60),
  shows: z.string().min(10),
});

/** An example document of a message, with what a reader finds in it. */
export type ExampleFile = z.infer<typeof exampleSchema>;

/** The examples of a message, documents/examples/<message>/examples.yaml. @throws ContentError for a wrong value */
export const exampleFilesOf = (yaml: YamlFile): ExampleFile[] => checkYaml(yaml, z.array(exampleSchema));

export interface ExampleView {
  readonly anchor: string;
  readonly title: string;
  readonly shows: string;
  /** Path below /documents/examples. */
  readonly file: string;
  readonly code: Omit<Code, 'text'>;
  readonly rendering: Rendering;
  /** The lines of the document, when its code comes with the first look at it and not with the page. */
  readonly lines?: number;
  readonly passes?: string;
}

/** What a document passed and when, as a sentence; nothing for a document that failed, or was never checked. */
export function passesText(
  entry: ValidationEntry | undefined,
  {schemas, ruleSets}: Pick<Registry, 'schemas' | 'ruleSets'>,
): string | undefined {
  if (entry?.result !== 'passed') return undefined;
  const schema = entry.schema && schemas.get(schemaFolder(entry.schema))?.name;
  const rules = entry.ruleSets.map((id) => {
    const set = ruleSets.get(id);
    return set ? `${set.name} (version ${set.version})` : id;
  });
  const passed = [...(schema ? [`the ${schema} schema`] : []), ...rules];
  const list = new Intl.ListFormat('en').format(passed);
  const checked = `It was last checked on ${dateText(entry.date)}.`;
  if (passed.length === 0) return `This file passes the bus's own checks. ${checked} The official schema isn't public.`;
  return `This file is valid against ${list}. ${checked}`;
}
