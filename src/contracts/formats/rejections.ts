import * as z from 'zod';
import {checkYaml, text, type YamlFile} from '../yamlFile';

const changeSchema = z.strictObject({from: text, to: z.string().default('')});

const rejectionSchema = z.strictObject({
  rule: z.string().regex(/^[\w.-]+$/),
  /** Anchor and file name, where one rule is explained twice; default: the rule. */
  name: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
  title: text,
  meaning: text,
  cause: text.optional(),
  fix: text,
  example: z.string().endsWith('.xml'),
  at: text.optional(),
  atBad: text.optional(),
  atGood: text.optional(),
  change: z.array(changeSchema).min(1),
  also: z.array(text).default([]),
});

/** A rule that integrators break, with a document that breaks it: an example with changes. */
export type Rejection = z.infer<typeof rejectionSchema>;

/** The rejections of a message, documents/examples/<message>/rejections.yaml. @throws ContentError for a wrong value */
export const rejectionsOf = (yaml: YamlFile): Rejection[] => checkYaml(yaml, z.array(rejectionSchema));

/** The example of a rejection, broken. @throws Error for a text that doesn't occur exactly once */
export function brokenBy(xml: string, changes: Rejection['change']): string {
  return changes.reduce((broken, {from, to}) => {
    const times = broken.split(from).length - 1;
    if (times !== 1) throw new Error(`'${from.trim().slice(0, 80)}' occurs ${times} times, not once`);
    return broken.replace(from, () => to);
  }, xml);
}

/** The anchor of a rejection, and the name of its file. */
export const rejectionName = ({name, rule}: Pick<Rejection, 'name' | 'rule'>): string => name ?? rule;

/** The address of a broken example, below /documents/examples. */
export const brokenFile = (message: string, rejection: Pick<Rejection, 'name' | 'rule'>): string =>
  `${message}/wrong/${rejectionName(rejection)}.xml`;
