import * as z from 'zod';
import {typedWords} from './synonyms';
import {checkYaml, type YamlFile} from './yamlFile';

const list = z
  .string()
  .transform((words) => words.split(', '))
  .pipe(z.array(typedWords));

const dictionarySchema = z.strictObject({typed: z.record(z.string(), list)});

/** What words of another language mean on the site: nothing where they say nothing about a subject. */
export interface Translation {
  readonly words: readonly string[];
  readonly meaning: string;
}

/** The words of a language by what the site calls them, such as docs/dutch.yaml. @throws ContentError for a wrong entry */
export const dictionaryOf = (yaml: YamlFile): readonly Translation[] =>
  Object.entries(checkYaml(yaml, dictionarySchema).typed).map(([meaning, words]) => ({words, meaning}));
