import * as z from 'zod';
import {checkYaml, type YamlFile} from './yamlFile';

const text = z.string().trim().min(1);
const page = z.string().startsWith('/');

const task = z.strictObject({do: text, page});

const sectionsSchema = z.strictObject({
  sections: z.array(
    z.strictObject({
      label: text,
      page,
      what: text,
      tasks: z
        .array(z.strictObject({group: text, tasks: z.array(z.strictObject({do: text, page})).min(1)}))
        .default([]),
    }),
  ),
  about: text,
  start: z.array(z.strictObject({title: text, page})),
  firstSteps: z.array(task.extend({title: text, text})),
});

/** The sections of the site with the tasks of their readers, the ways in at the top of the reference, and a newcomer's first steps. */
export type Sections = z.output<typeof sectionsSchema>;

/** What a newcomer finds above the reference: what the service is, and the first pages to read. */
export type Welcome = Pick<Sections, 'about' | 'start'>;

/** The sections of the site, docs/sections.yaml, in the order of the file. @throws ContentError for a wrong entry */
export const sectionsOf = (yaml: YamlFile): Sections => checkYaml(yaml, sectionsSchema);
