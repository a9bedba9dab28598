import * as z from 'zod';
import {checkYaml, type YamlFile} from '../yamlFile';

const exampleSchema = z.strictObject({
  file: z.string().regex(/^[\w-]+\.xml$/),
  title: z.string().min(3).max(60),
  shows: z.string().min(10),
});

/** An example document of a message, with what a reader finds in it. */
export type ExampleFile = z.infer<typeof exampleSchema>;

/**
 * The examples of a message, from documents/examples/<message>/examples.yaml, in the order of the page.
 * @throws ContentError with file and line for a wrong value
 */
export function exampleFilesOf(yaml: YamlFile): ExampleFile[] {
  return checkYaml(yaml, z.array(exampleSchema));
}
