import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {choiceOf} from '../../src/contracts/openapi/request';
import {
  placedOperations,
  resolve,
  type ParameterObject,
  type PlacedOperation,
} from '../../src/contracts/openapi/document';
import type {WebhookEvent} from '../../src/contracts/events';
import {events} from '../../src/sources/events';
import {untracked} from '../../src/sources/files';
import {sampleTasks} from '../../src/sources/samples';
import {pageBefore, stepsOf, type CallStep, type Step} from '../../src/content/steps';
import {readFilled, topics} from '../support/contracts';
import {pageSources} from '../support/pages';
import {sampleFile, sampleTaskNames} from '../support/samples';
import {calledBy} from './support/calls';
import {contracts} from './support/contract';
import {checkerOf} from './support/examples';

const pages = pageSources()
  .map(({file}) => ({file, steps: untracked(() => stepsOf(file)), before: untracked(() => pageBefore(file))}))
  .filter(({steps}) => steps.length > 0);
const guides = pages.filter(({file}) => /^docs\/introduction\/(invoice|order)\//.test(file));

/** The steps of the pages before a page, and its own. */
function storyOf(file: string, seen: readonly string[] = []): Step[] {
  if (seen.includes(file)) throw new Error(`${[...seen, file].join(' after ')}: a page comes after itself`);
  const page = pages.find((each) => each.file === file);
  return [...(page?.before ? storyOf(page.before, [...seen, file]) : []), ...(page?.steps ?? [])];
}

interface Found extends PlacedOperation {
  readonly file: string;
  readonly check: ReturnType<typeof checkerOf>;
  readonly parameterList: readonly ParameterObject[];
}

const operations = new Map(
  contracts.flatMap(({file, document}) => {
    const check = checkerOf(document);
    return placedOperations(document).map((placed): [string, Found] => [
      placed.operation.operationId,
      {...placed, file, check, parameterList: placed.parameters.map((each) => resolve(document, each))},
    ]);
  }),
);

const found = (id: string): Found => {
  const operation = operations.get(id);
  if (!operation) throw new Error(`no operation ${id}`);
  return operation;
};

/** Values of parameters that do not fit what the contract says of them. */
function wrongParameters({operation, choice}: CallStep): string[] {
  const {check, parameterList} = found(operation);
  return [...(choice.query ?? []), ...(choice.path ?? [])].flatMap((written) => {
    const {name, value} = choiceOf(written);
    const parameter = parameterList.find((each) => each.name === name);
    if (!parameter) return [`${operation} has no parameter ${name}`];
    const list = parameter.schema?.type === 'array';
    const problem =
      value === undefined
        ? undefined
        : check((parameter.schema ?? {}) as Readonly<Record<string, unknown>>, list ? [value] : value);
    return problem === undefined ? [] : [`${name}=${value}: ${problem}`];
  });
}

/** The values of the parameters in the path of a request, by name. */
function pathOf({operation, choice}: CallStep): Map<string, string> {
  const chosen = new Map((choice.path ?? []).map(choiceOf).map(({name, value}) => [name, value]));
  const inPath = found(operation).parameterList.filter((each) => each.in === 'path');
  return new Map(inPath.map(({name, example}) => [name, chosen.get(name) ?? String(example)]));
}

/** The ids of documents in the path of a request. */
const idsUsed = (step: CallStep): string[] =>
  [...pathOf(step)].flatMap(([name, value]) => (/documentId$/i.test(name) ? [value] : []));

/** The ids in a response or an event, however deep. */
function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    /^(id|documentId|refToDocumentId)$/.test(key) && typeof each === 'string' ? [each] : idsIn(each),
  );
}

const bodyOf = (step: Step): unknown =>
  step.kind === 'event'
    ? step.event
    : step.response?.code?.language === 'json'
      ? JSON.parse(step.response.code.text)
      : undefined;

/** The ids that no step before has returned. */
function unknownIds(file: string): string[] {
  const known = new Set<string>();
  const own = pages.find((each) => each.file === file)?.steps ?? [];
  return storyOf(file).flatMap((step) => {
    const used = step.kind === 'call' && own.includes(step) ? idsUsed(step).filter((id) => !known.has(id)) : [];
    for (const id of idsIn(bodyOf(step))) known.add(id);
    return used.map(
      (id) =>
        `${file}:${step.line}: ${id} comes from no step before. Show the step that returns it, or name its page in 'after'`,
    );
  });
}

interface Saved {
  readonly partyId: string;
  readonly id: string;
  readonly topics: readonly string[];
}

const matches = (pattern: string, topic: string): boolean =>
  new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(topic);

/** The events that no hook of the steps before would deliver. */
function undelivered(file: string): string[] {
  const hooks: Saved[] = [];
  const own = pages.find((each) => each.file === file)?.steps ?? [];
  return storyOf(file).flatMap((step) => {
    if (step.kind === 'call' && step.operation === 'subscribe')
      hooks.push({...(bodyOf(step) as Omit<Saved, 'partyId'>), partyId: pathOf(step).get('partyId') ?? ''});
    if (step.kind !== 'event' || !own.includes(step)) return [];
    const {topic, hookId, partyId} = step.event as WebhookEvent & {hookId: string; partyId: string};
    const heard = hooks.some(
      (hook) => hook.partyId === partyId && hook.id === hookId && hook.topics.some((each) => matches(each, topic)),
    );
    return heard
      ? []
      : [`${file}:${step.line}: no hook '${hookId}' of ${partyId} that the steps before saved has the topic ${topic}`];
  });
}

test('every guide to invoices and orders has steps', () => {
  for (const {file, steps} of guides) expect(steps.length, file).toBeGreaterThan(2);
});

test.each(pages.map((page) => [page.file, page] as const))('%s: its requests fit the contract', (file, {steps}) => {
  const wrong = steps.flatMap((step) =>
    step.kind === 'call' ? wrongParameters(step).map((problem) => `${file}:${step.line}: ${problem}`) : [],
  );
  expect(wrong).toEqual([]);
});

test.each(guides.map(({file}) => [file]))('%s: an id that a step uses is one that a step before returned', (file) => {
  expect(unknownIds(file)).toEqual([]);
});

test.each(guides.map(({file}) => [file]))('%s: every event reaches a hook that a step before saved', (file) => {
  expect(undelivered(file)).toEqual([]);
});

test('every example event fits the contract', () => {
  const [v1] = contracts;
  if (!v1) throw new Error('no contract');
  const check = checkerOf(v1.document);
  const wrong = untracked(() => [...events()]).flatMap(([name, event]) => {
    const problem = Array.isArray(event) ? undefined : check({$ref: '#/components/schemas/WebhookEvent'}, event);
    return problem === undefined ? [] : [`${name}: ${problem}`];
  });
  expect(wrong).toEqual([]);
  expect(untracked(events).size).toBeGreaterThan(40);
});

test('the details of an example event are those of its topic', () => {
  const known = new Map(topics().topics.map(({topic, details}) => [topic, details]));
  const wrong = untracked(() => [...events()]).flatMap(([name, event]) =>
    Object.keys(event.details)
      .filter((key) => !known.get(event.topic)?.includes(key))
      .map((key) => `${name}: ${event.topic} has no '${key}'`),
  );
  expect(wrong).toEqual([]);
});

test('every event of openapi/events.yaml is shown by a page', () => {
  const shown = new Set(pages.flatMap(({steps}) => steps.flatMap((step) => (step.kind === 'event' ? step.name : []))));
  const own = Object.keys((parse(readFilled('openapi/events.yaml')) as {events: object}).events);
  expect(own.filter((name) => !shown.has(name))).toEqual([]);
});

test('the samples of a task do what their list says', () => {
  for (const [name, {operations: listed}] of Object.entries(untracked(sampleTasks))) {
    expect([...new Set(calledBy(readFilled(sampleFile(name, '.sh'))))], name).toEqual([...listed]);
  }
  expect(Object.keys(untracked(sampleTasks)).sort()).toEqual(sampleTaskNames().sort());
});
