import * as z from 'zod';
import {inlineMarkdownToHtml} from './markdown';
import {checkYaml, type YamlFile} from './yamlFile';

const INTERFACES = {
  'rest-v1': 'REST v1',
  'rest-v1-beta': 'REST v1-beta',
  platform: 'SOAP platform',
  vpd: 'Party data',
} as const;

type Interface = keyof typeof INTERFACES;

const entrySchema = z
  .strictObject({
    date: z.iso.date(),
    interface: z.enum(Object.keys(INTERFACES) as Interface[]),
    kind: z.enum(['added', 'changed', 'deprecated', 'fixed']),
    text: z.string().min(1),
    removal: z.iso.date().optional(),
  })
  .refine(({kind, removal}) => removal === undefined || kind === 'deprecated', {
    path: ['removal'],
    message: 'Only something deprecated has a date of removal',
  })
  .refine(({date, removal}) => removal === undefined || removal > date, {
    path: ['removal'],
    message: 'The removal is after the deprecation',
  });

const changesSchema = z.array(entrySchema).superRefine((entries, context) => {
  const index = entries.findIndex(({date}, each) => date > (entries[each - 1]?.date ?? date));
  if (index > 0) context.addIssue({code: 'custom', path: [index, 'date'], message: 'The newest change comes first'});
});

export interface Change extends Omit<z.infer<typeof entrySchema>, 'text'> {
  readonly interfaceName: string;
  readonly textHtml: string;
}

/** What changed in each interface, openapi/changes.yaml. @throws ContentError for a wrong entry, or one newer than the entry before it */
export function changesOf(yaml: YamlFile): Change[] {
  return checkYaml(yaml, changesSchema).map(({text: markdown, ...entry}) => ({
    ...entry,
    interfaceName: INTERFACES[entry.interface],
    textHtml: inlineMarkdownToHtml(markdown),
  }));
}
