import * as z from 'zod';
import {checkYaml, type YamlFile} from './yamlFile';

const phrase = z.string().regex(/^\S+(?: \S+)*$/, 'Write words with one space between them');

const askedSchema = z.strictObject({typed: z.record(z.string(), z.record(z.string(), z.array(phrase).min(1)))});

/** A place of the site, and what readers type who need it. */
export interface Asked {
  /** Address of the page with the anchor of the place. */
  readonly place: string;
  readonly phrases: readonly string[];
  /** Where docs/asked.yaml has it. */
  readonly line: number;
}

/** What readers type for parts of pages and things of contracts, docs/asked.yaml. @throws ContentError for a wrong entry */
export const askedOf = (yaml: YamlFile): readonly Asked[] =>
  Object.entries(checkYaml(yaml, askedSchema).typed).flatMap(([page, places]) =>
    Object.entries(places).map(([anchor, phrases]) => ({
      place: `${page}#${anchor}`,
      phrases,
      line: yaml.lineOf(['typed', page, anchor]),
    })),
  );
