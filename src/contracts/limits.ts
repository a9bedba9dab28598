import * as z from 'zod';
import {inlineMarkdownToHtml} from './markdown';
import {checkYaml, type YamlFile} from './yamlFile';

const limitsSchema = z.array(
  z.strictObject({
    id: z.string(),
    title: z.string(),
    value: z.union([z.number(), z.array(z.number())]),
    unit: z.string(),
    text: z.string(),
    applies: z.string(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    default: z.number().optional(),
    schedule: z.array(z.number()).optional(),
    jitter: z.number().optional(),
    scheduleUnit: z.string().optional(),
    past: z.strictObject({
      status: z.number().optional(),
      code: z.string().optional(),
      topic: z.string().optional(),
      text: z.string(),
    }),
    do: z.string(),
  }),
);

/** The number of one limit. @throws Error for an id that the file does not have, or a limit that is a list */
export function limitNumber(yaml: YamlFile, id: string): number {
  const value = checkYaml(yaml, limitsSchema).find((limit) => limit.id === id)?.value;
  if (typeof value !== 'number') throw new Error(`${yaml.file} has no single number for ${id}`);
  return value;
}

/** A limit in words, and the code of the response past it. @throws Error for an id that the file does not have, or a limit without a code */
export function limitWords(yaml: YamlFile, id: string): {readonly text: string; readonly code: string} {
  const limit = checkYaml(yaml, limitsSchema).find((each) => each.id === id);
  if (limit?.past.code === undefined) throw new Error(`${yaml.file} has no code for ${id}`);
  return {text: limit.text, code: limit.past.code};
}

/** By how much the waits of a limit are longer at most, in percent. @throws Error for a limit without jitter */
export function limitJitter(yaml: YamlFile, id: string): number {
  const jitter = checkYaml(yaml, limitsSchema).find((limit) => limit.id === id)?.jitter;
  if (jitter === undefined) throw new Error(`${yaml.file} has no jitter for ${id}`);
  return jitter;
}

/** The waits of a limit that repeats. @throws Error for an unknown id, or a number of waits that differs from the value */
export function limitSchedule(yaml: YamlFile, id: string): readonly number[] {
  const schedule = checkYaml(yaml, limitsSchema).find((limit) => limit.id === id)?.schedule ?? [];
  if (schedule.length !== limitNumber(yaml, id)) throw new Error(`${yaml.file}: ${id} has ${schedule.length} waits`);
  return schedule;
}

export type Limit = ReturnType<typeof limitOf>;

const limitOf = ({id, title, text, applies, past, do: remedy}: z.infer<typeof limitsSchema>[number]) => ({
  id,
  title,
  textHtml: inlineMarkdownToHtml(text),
  appliesHtml: inlineMarkdownToHtml(applies),
  /** What happens past the limit, with the error code where there is one. */
  pastHtml: inlineMarkdownToHtml(past.text),
  code: past.code,
  doHtml: inlineMarkdownToHtml(remedy),
});

/** The limits, openapi/limits.yaml or vpd/limits.yaml. @throws ContentError for a wrong entry */
export const limitsOf = (yaml: YamlFile): Limit[] => checkYaml(yaml, limitsSchema).map(limitOf);
