import * as z from 'zod';
import {checkYaml, type YamlFile} from './yamlFile';

const line = z.string().regex(/^\S+(?: \S+)*$/, 'Write words with one space between them');

const places = z.record(z.string(), z.record(z.string(), z.array(line).min(1)));

const [askedSchema, printedSchema] = [z.strictObject({typed: places}), z.strictObject({printed: places})];

/** A place of the site, and what readers type who need it, or what a program has printed for them. */
export interface Asked {
  /** Address of the page with the anchor of the place. */
  readonly place: string;
  readonly phrases: readonly string[];
  /** The file that has it, and the line. */
  readonly file: string;
  readonly line: number;
}

const readPlaces = (yaml: YamlFile, key: string, pages: z.infer<typeof places>): readonly Asked[] =>
  Object.entries(pages).flatMap(([page, anchors]) =>
    Object.entries(anchors).map(([anchor, phrases]) => ({
      place: `${page}#${anchor}`,
      phrases,
      file: yaml.file,
      line: yaml.lineOf([key, page, anchor]),
    })),
  );

/** What readers type for parts of pages and things of contracts, docs/asked.yaml. @throws ContentError for a wrong entry */
export const askedOf = (yaml: YamlFile): readonly Asked[] =>
  readPlaces(yaml, 'typed', checkYaml(yaml, askedSchema).typed);

/** What readers paste from their tools, docs/printed.yaml. @throws ContentError for a wrong entry */
export const printedOf = (yaml: YamlFile): readonly Asked[] =>
  readPlaces(yaml, 'printed', checkYaml(yaml, printedSchema).printed);
