import type {Operation} from '../../contracts/openapi/model';
import type {RequestChoice} from '../../contracts/openapi/request';
import {operationNamed} from '../../sources/rest';
import {stepsOf, type Step} from '../steps';

/** A request of a guide, with the response that the guide shows. */
export interface GuideCall {
  readonly operation: Operation;
  readonly choice: RequestChoice;
  /** The example document to upload, a path below documents/examples. */
  readonly file?: string;
  readonly status: string;
  /** The body of the response, if it is JSON. */
  readonly body?: unknown;
  /** The topics of the events that the guide shows between this request and the one before. */
  readonly waitsFor: readonly string[];
  /** The ids of the documents that the guide's events before this request announce. */
  readonly announced: readonly string[];
}

type Requested = Pick<GuideCall, 'operation' | 'choice' | 'file'>;

const uploadOf = ({body}: Operation): string | undefined =>
  body?.contents.find(({sampleFile}) => sampleFile !== undefined)?.sampleFile;

function requestsOf(step: Step): Requested[] {
  if (step.kind === 'event') return [];
  if (step.kind === 'call') {
    const operation = operationNamed(step.operation);
    return [{operation, choice: step.choice, file: step.file ?? uploadOf(operation)}];
  }
  return step.operations.map((id) => {
    const operation = operationNamed(id);
    return {operation, choice: {}, file: uploadOf(operation)};
  });
}

const jsonIn = (step: Step): unknown =>
  step.kind !== 'event' && step.response?.code?.language === 'json' ? JSON.parse(step.response.code.text) : undefined;

/** The rest of a list that the request before has begun: no request of its own. */
const isNextPage = ({choice}: Requested): boolean =>
  choice.query?.some((each) => each.startsWith('continuationToken')) ?? false;

/** The same request twice in a row: once alone, and once as samples. */
const isAgain = ({operation}: Requested, before: GuideCall | undefined): boolean =>
  before?.operation.id === operation.id && before.waitsFor.length === 0;

/** What the source of a guide asks of the bus, in its order, and the topics of the events after the last request. Steps under a heading 'If …' are left out. */
export function callsOf(file: string): {calls: GuideCall[]; after: string[]} {
  const calls: GuideCall[] = [];
  const announced: string[] = [];
  let waitsFor: string[] = [];
  for (const step of stepsOf(file).filter(({instead}) => instead === undefined)) {
    if (step.kind === 'event') {
      waitsFor = [...waitsFor, step.event.topic];
      announced.push(step.event.documentId);
    }
    const isSamples = step.kind === 'samples';
    for (const request of requestsOf(step)) {
      if (isNextPage(request) || (isSamples && isAgain(request, calls.at(-1)))) continue;
      const status = (step.kind === 'event' ? undefined : step.response?.status) ?? '200';
      const events = {waitsFor: [...new Set(waitsFor)], announced: [...announced]};
      calls.push({...request, status, body: jsonIn(step), ...events});
      waitsFor = [];
    }
  }
  return {calls, after: [...new Set(waitsFor)]};
}
