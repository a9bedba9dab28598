import * as z from 'zod';

const text = z.string().min(1);
const state = z.enum(['active', 'deprecated', 'removed']);
const published = {title: text, agency: text, source: text, version: text};

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
export type TypeNotes = z.infer<typeof typeNotes>;
