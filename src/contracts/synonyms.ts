import * as z from 'zod';
import {checkYaml, type YamlFile} from './yamlFile';

const text = z.string().trim().min(1);

/** A word that readers type, or a phrase of two or three. */
export const typedWords = text.regex(/^\S+(?: \S+){0,2}$/, 'Write one word, two, or three');

const synonymsSchema = z.array(
  z.strictObject({
    /** What a reader may type. */
    left: z.array(typedWords).min(1),
    /** Words of the site, each a word or a phrase; none for words that say nothing about a subject. */
    right: z.array(text),
    why: text,
  }),
);

export type Synonym = z.infer<typeof synonymsSchema>[number];

/** The other words for what the site names, docs/search.yaml. @throws ContentError for a wrong entry */
export const synonymsOf = (yaml: YamlFile): readonly Synonym[] => checkYaml(yaml, synonymsSchema);
