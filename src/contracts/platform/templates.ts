import * as z from 'zod';
import {checkYaml, text, type YamlFile} from '../yamlFile';

const template = z.strictObject({
  id: text,
  name: text,
  master: text,
  masterName: text,
  content: text,
  messages: z.array(text),
  autoNumbering: z.boolean(),
  layout: z.boolean(),
});

/** A template of the platform: its ids and names, what its documents are, and the messages of documents/formats.yaml that it accepts. */
export type Template = z.infer<typeof template>;

/** The templates that every account can use, platform/templates.yaml. @throws ContentError for a wrong entry */
export const templatesOf = (yaml: YamlFile): Template[] => checkYaml(yaml, z.array(template).min(1));
