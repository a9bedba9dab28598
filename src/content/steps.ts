import * as z from 'zod';
import {eventNamed} from '../sources/events';
import {frontMatterOf} from '../sources/pageLinks';
import {sourceOf} from '../sources/pages';
import {operationNamed} from '../sources/rest';
import {sampleTasks} from '../sources/samples';
import {readFilled} from '../sources/yaml';
import {attributesIn, requestChoice} from './requests';
import {responseNamed} from './responses';

interface Place {
  readonly line: number;
  /** The heading `If …` above the step, which replaces steps of the usual way and is not run with them. */
  readonly instead?: string;
}

type Attributes = ReturnType<typeof attributesIn>;

/** A request of a page and the response that it expects. `file` is the example document that is uploaded or returned. */
function callOf(attributes: Attributes) {
  const operation = operationNamed(attributes.operation ?? '');
  return {
    kind: 'call' as const,
    operation: operation.id,
    choice: requestChoice(attributes),
    file: attributes.file,
    response: responseNamed(operation, attributes),
  };
}

/** Samples, which do the same in six languages, and the response that the last of their requests expects. */
function samplesOf({name = ''}: Attributes) {
  const {operations, response} = sampleTasks()[name] ?? {operations: []};
  const last = operations.at(-1);
  return {
    kind: 'samples' as const,
    name,
    operations,
    ...(last && {response: responseNamed(operationNamed(last), {response})}),
  };
}

const eventOf = ({name = ''}: Attributes) => ({kind: 'event' as const, name, event: eventNamed(name)});

const STEPS = {Call: callOf, Samples: samplesOf, Event: eventOf} as const;

/** One step of a page: run in order, from the first to the last, they do what the page promises. */
export type Step = Place & ReturnType<(typeof STEPS)[keyof typeof STEPS]>;
export type CallStep = Extract<Step, {readonly kind: 'call'}>;

/** The steps of a page's source in order: each `<Call>`, `<Samples>` and `<Event>`. @throws AuthorFault for a name that does not exist */
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
      const step = STEPS[name as keyof typeof STEPS](attributesIn(written));
      steps.push({line: index + 1, ...(instead && {instead}), ...step});
    });
  return steps;
}

/** The source of the page whose steps come before those of a page, by its front matter `after`; nothing for a page without it. */
export function pageBefore(file: string): string | undefined {
  const {after} = z.object({after: z.string().optional()}).parse(frontMatterOf(file));
  return after === undefined ? undefined : sourceOf(after);
}
