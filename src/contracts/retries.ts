import * as z from 'zod';
import {limitSchedule} from './limits';
import {inlineMarkdownToHtml} from './markdown';
import {checkYaml, text, type YamlFile} from './yamlFile';

const retriesSchema = z.strictObject({
  limit: text,
  waits: z.record(text, z.strictObject({first: text, then: text})),
  note: text,
  retries: z
    .array(
      z
        .strictObject({
          status: z.int().min(400).max(599).optional(),
          name: text.optional(),
          from: z.literal('load-balancer').optional(),
          problem: text,
          wait: text,
        })
        .refine(({status, name}) => (status === undefined) !== (name === undefined), {
          message: 'A retry has either a status or a name',
        }),
    )
    .min(1),
});

/** One thing that a client retries, ready to be drawn. */
export interface Retry {
  /** HTTP status; nothing where there is no response. */
  readonly status?: string;
  /** The status, or the name in the plural: `timeouts`. */
  readonly name: string;
  readonly problemHtml: string;
  readonly firstWaitHtml: string;
  readonly thenHtml: string;
  /** Whether the body of the response is the schema Error; not if the load balancer sent it. */
  readonly errorBody: boolean;
}

/** Everything that a client retries, with what applies to all of it. */
export interface Retries {
  readonly list: readonly Retry[];
  readonly noteHtml: string;
}

/**
 * What a client retries, openapi/retries.yaml. The numbers come from the limit that the file names.
 * @param limits openapi/limits.yaml
 * @throws ContentError for a wrong entry; Error for a wait or a limit that doesn't exist
 */
export function retriesOf(yaml: YamlFile, limits: YamlFile): Retries {
  const {limit, waits, note, retries} = checkYaml(yaml, retriesSchema);
  const schedule = limitSchedule(limits, limit);
  const numbers = {count: schedule.length, first: schedule[0], last: schedule.at(-1)};
  const html = (words: string): string =>
    inlineMarkdownToHtml(words.replace(/\{(count|first|last)\}/g, (_, key: keyof typeof numbers) => `${numbers[key]}`));
  return {
    noteHtml: html(note),
    list: retries.map(({status, name = String(status), from, problem, wait}) => {
      const waiting = waits[wait];
      if (!waiting) throw new Error(`${yaml.file} has no wait '${wait}'`);
      return {
        ...(status !== undefined && {status: String(status)}),
        name,
        problemHtml: html(problem),
        firstWaitHtml: html(waiting.first),
        thenHtml: html(waiting.then),
        errorBody: status !== undefined && from === undefined,
      };
    }),
  };
}
