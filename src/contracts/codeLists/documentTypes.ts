import * as z from 'zod';
import type {PageLink} from '../model';
import {failAt, text, type YamlFile} from '../yamlFile';

/** What every published file says of itself. */
export const published = {title: text, agency: text, source: text, version: text};
export const state = z.enum(['active', 'deprecated', 'removed']);

/** documents/codelists/document-types.json, as it was published. */
export const publishedTypes = z.strictObject({
  ...published,
  documentTypes: z.array(
    z.strictObject({
      name: text,
      value: text,
      parts: z.strictObject({namespace: text, root: z.string(), customizationId: text, syntaxVersion: text}),
      state,
      since: text,
      category: text,
      processIds: z.array(text),
    }),
  ),
});

/** documents/codelists/processes.json, as it was published. */
export const publishedProcesses = z.strictObject({
  ...published,
  processes: z.array(z.strictObject({scheme: text, value: text, state})),
});

/** documents/codelists/document-types.yaml: groups. */
export const typeNotes = z.strictObject({
  groups: z.array(z.strictObject({id: text, title: text, categories: z.array(text)})),
});

export type PublishedTypes = z.infer<typeof publishedTypes>;
export type PublishedProcesses = z.infer<typeof publishedProcesses>;

export type DocumentType = ReturnType<typeof typeOf>;

/** A process identifier, with the document types that are used in it. */
export interface Process {
  readonly value: string;
  readonly types: readonly DocumentType[];
}

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');

/** A process identifier without `cenbii-procid-ubl::`. */
const withoutScheme = (id: string): string => id.slice(id.indexOf('::') + 2);

function typeOf(
  {name, value, state, since, processIds}: PublishedTypes['documentTypes'][number],
  group: string,
  pages: readonly PageLink[],
) {
  const processes = processIds.map(withoutScheme);
  return {name, anchor: `type-${slug(name)}`, group, value, deprecated: state !== 'active', since, processes, pages};
}

/** The document types by group, with the pages that document them. @throws ContentError for a type without a group */
export function documentTypesOf(
  {documentTypes}: PublishedTypes,
  {groups}: z.infer<typeof typeNotes>,
  yaml: YamlFile,
  pagesOf: (documentTypeId: string) => readonly PageLink[],
): DocumentType[] {
  const all = documentTypes.map((type) => {
    const group = groups.find(({categories}) => categories.includes(type.category));
    const id = group?.id ?? failAt(yaml, ['groups'], `no group for '${type.category}'`, 'Add it');
    return typeOf(type, id, pagesOf(type.value));
  });
  return groups.flatMap(({id}) => all.filter(({group}) => group === id));
}

/** The processes as their page shows them. */
export const processesOf = ({processes}: PublishedProcesses, types: readonly DocumentType[]): Process[] =>
  processes.map(({value}) => ({value, types: types.filter((type) => type.processes.includes(value))}));
