import * as z from 'zod';
import {limitSchedule} from './limits';
import {inlineMarkdownToHtml} from './markdown';
import {checkYaml, failAt, text, type YamlFile} from './yamlFile';

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

type Entries = z.infer<typeof retriesSchema>;

export type Retry = ReturnType<typeof retryOf>;

export interface Retries {
  readonly list: readonly Retry[];
  readonly noteHtml: string;
}

function retryOf(
  {status, name = String(status), from, problem}: Entries['retries'][number],
  {first, then}: Entries['waits'][string],
  html: (words: string) => string,
) {
  return {
    /** HTTP status; nothing where there is no response. */
    ...(status !== undefined && {status: String(status)}),
    /** The status, or the name in the plural: `timeouts`. */
    name,
    problemHtml: html(problem),
    firstWaitHtml: html(first),
    thenHtml: html(then),
    /** Whether the body of the response is the schema Error; not if the load balancer sent it. */
    errorBody: status !== undefined && from === undefined,
  };
}

/** The waits of the limit that the file names. @throws ContentError for a limit that has none */
function scheduleOf(yaml: YamlFile, limits: YamlFile, limit: string): readonly number[] {
  try {
    return limitSchedule(limits, limit);
  } catch (error) {
    return failAt(
      yaml,
      ['limit'],
      error instanceof Error ? error.message : String(error),
      'Name a limit with a schedule',
    );
  }
}

/** What a client retries, with the numbers of the limit that the file names. @throws ContentError for a wrong entry, or an unknown wait or limit */
export function retriesOf(yaml: YamlFile, limits: YamlFile): Retries {
  const {limit, waits, note, retries} = checkYaml(yaml, retriesSchema);
  const schedule = scheduleOf(yaml, limits, limit);
  const numbers = {count: schedule.length, first: schedule[0], last: schedule.at(-1)};
  const html = (words: string): string =>
    inlineMarkdownToHtml(words.replace(/\{(count|first|last)\}/g, (_, key: keyof typeof numbers) => `${numbers[key]}`));
  return {
    noteHtml: html(note),
    list: retries.map((entry, index) => {
      const wait = waits[entry.wait];
      if (!wait) return failAt(yaml, ['retries', index, 'wait'], `no wait '${entry.wait}'`, 'Name one of those above');
      return retryOf(entry, wait, html);
    }),
  };
}
