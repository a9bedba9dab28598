import * as z from 'zod';
import {inlineMarkdownToHtml} from './markdown';
import {checkYaml, failAt, type YamlFile} from './yamlFile';

const text = z.string().trim().min(1);

const glossarySchema = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'An id consists of lower-case letters, digits and hyphens'),
    term: text,
    /** Other forms in which prose uses the term. */
    variants: z.array(text).default([]),
    /** Phrases in which the word means something else. */
    except: z.array(text).default([]),
    expansion: text.optional(),
    definition: text.refine((definition) => !definition.includes(']('), "A tooltip can't contain a link; use 'link'"),
    /** Address of the page that owns the subject. */
    link: z.string().startsWith('/').optional(),
  }),
);

type Entry = z.infer<typeof glossarySchema>[number];

export interface Term extends Omit<Entry, 'definition'> {
  /** The expansion, in bold, and the definition. */
  readonly definitionHtml: string;
}

/** @throws ContentError for an id of two entries, and a form that would be marked as two terms, or as the same one twice */
function checkUnique(yaml: YamlFile, entries: readonly Entry[]): void {
  const ids = new Map<string, number>();
  const forms = new Map<string, {readonly form: string; readonly index: number}>();
  const fail = (path: readonly (string | number)[], problem: string, owner: number): never => {
    const line = yaml.lineOf([owner, 'id']);
    return failAt(yaml, path, `${problem} is also in line ${line}`, 'Remove one of them');
  };
  for (const [index, {id, term, variants}] of entries.entries()) {
    const other = ids.get(id);
    if (other !== undefined) fail([index, 'id'], `id '${id}'`, other);
    ids.set(id, index);
    for (const [place, form] of [term, ...variants].entries()) {
      const path = place === 0 ? [index, 'term'] : [index, 'variants', place - 1];
      const owner = forms.get(form.toLowerCase());
      // One term can have forms that differ in their capitals, such as KvK and KVK.
      if (owner && (owner.index !== index || owner.form === form)) fail(path, `'${form}'`, owner.index);
      forms.set(form.toLowerCase(), {form, index});
    }
  }
}

/** The glossary, docs/glossary.yaml, in the order of the file. @throws ContentError for a wrong entry, and a duplicate id or form */
export function glossaryOf(yaml: YamlFile): Term[] {
  const entries = checkYaml(yaml, glossarySchema);
  checkUnique(yaml, entries);
  return entries.map(({definition, ...entry}) => ({
    ...entry,
    definitionHtml: inlineMarkdownToHtml(entry.expansion ? `**${entry.expansion}.** ${definition}` : definition),
  }));
}
