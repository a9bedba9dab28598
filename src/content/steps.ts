import * as z from 'zod';
import type {WebhookEvent} from '../contracts/events';
import type {RequestChoice} from '../contracts/openapi/request';
import {checkYaml} from '../contracts/yamlFile';
import {readFilled, yamlFile} from './contracts';
import {eventNamed} from './events';
import {memo} from './files';
import {frontMatterOf} from './frontMatterOf';
import {operationNamed} from './named';
import {requestChoice} from './requests';
import {responseNamed, type ShownResponse} from './responses';
import {sourceOf} from './pages';

interface Place {
  /** Line of the page's source. */
  readonly line: number;
  /** The heading `If …` that the step is below: it replaces steps of the usual way, and isn't run with them. */
  readonly instead?: string;
}

/** A request of a page and the response that it expects. */
export interface CallStep extends Place {
  readonly kind: 'call';
  readonly operation: string;
  readonly choice: RequestChoice;
  /** The example document that the request uploads or the response returns, a path below documents/examples. */
  readonly file?: string;
  readonly response: ShownResponse;
}

/** Samples, which do the same in six languages, and the response that the last of their requests expects. */
export interface SamplesStep extends Place {
  readonly kind: 'samples';
  readonly name: string;
  readonly operations: readonly string[];
  readonly response?: ShownResponse;
}

/** An event that a hook of the page delivers. */
export interface EventStep extends Place {
  readonly kind: 'event';
  readonly name: string;
  readonly event: WebhookEvent;
}

/** One step of a page: run in order, from the first to the last, they do what the page promises. */
export type Step = CallStep | SamplesStep | EventStep;

const SAMPLES = 'docs/samples/tasks.yaml';
const task = z.strictObject({operations: z.array(z.string()), response: z.string().optional()});

/** What the samples of each task do. */
export const sampleTasks = (): Readonly<Record<string, z.infer<typeof task>>> =>
  memo('sample tasks', () => checkYaml(yamlFile(SAMPLES), z.record(z.string(), task)));

type Attributes = Readonly<Record<string, string>>;

function callOf(attributes: Attributes, place: Place): CallStep {
  const operation = operationNamed(attributes.operation ?? '');
  return {
    kind: 'call',
    ...place,
    operation: operation.id,
    choice: requestChoice((name) => attributes[name]),
    file: attributes.file,
    response: responseNamed(operation, attributes),
  };
}

function samplesOf({name = ''}: Attributes, place: Place): SamplesStep {
  const {operations, response} = sampleTasks()[name] ?? {operations: []};
  const last = operations.at(-1);
  return {
    kind: 'samples',
    ...place,
    name,
    operations,
    ...(last && {response: responseNamed(operationNamed(last), {response})}),
  };
}

const eventOf = ({name = ''}: Attributes, place: Place): EventStep => ({
  kind: 'event',
  ...place,
  name,
  event: eventNamed(name),
});

const STEPS = {Call: callOf, Samples: samplesOf, Event: eventOf} as const;

/**
 * The steps of a page in order: each `<Call>`, `<Samples>` and `<Event>`. A page may write them as it likes; the parts report what is wrong.
 * @param file the page's source
 * @throws PartFault for an operation, a response or an event that doesn't exist
 */
export function stepsOf(file: string): Step[] {
  const steps: Step[] = [];
  let instead: string | undefined;
  let isFence = false;
  readFilled(file)
    .split('\n')
    .forEach((text, index) => {
      if (/^\s*(```|~~~)/.test(text)) isFence = !isFence;
      if (isFence) return;
      const [, heading] = /^#{1,6}\s+(.+)$/.exec(text) ?? [];
      if (heading) instead = /^If\b/.test(heading) ? heading : undefined;
      const [, name = '', written = ''] = /^\s*<(Call|Samples|Event)((?:\s+\w+="[^"]*")*)\s*\/>/.exec(text) ?? [];
      if (!(name in STEPS)) return;
      const attributes = Object.fromEntries(
        [...written.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
      );
      steps.push(STEPS[name as keyof typeof STEPS](attributes, {line: index + 1, ...(instead && {instead})}));
    });
  return steps;
}

/**
 * The source of the page whose steps come before those of a page, by its front matter `after`.
 * @returns nothing for a page that begins on its own
 */
export function pageBefore(file: string): string | undefined {
  const {after} = z.object({after: z.string().optional()}).parse(frontMatterOf(file));
  return after === undefined ? undefined : sourceOf(after);
}
