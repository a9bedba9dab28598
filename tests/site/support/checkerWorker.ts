import type {Page} from '@playwright/test';
import type {Checked} from '../../../src/checker/model';
import type {CheckAnswer, Task} from '../../../src/checker/protocol';
import type {Cause} from '../../../src/diagnosis/model';
import type {Finding, Verdict} from '../../../src/validation/model';

/** A document that the worker checks. */
export interface Document {
  readonly name: string;
  readonly text: string;
  /** Id of the message that it must be. */
  readonly as?: string;
}

/** What a check says of a document, without the words that the page puts around it. */
export interface Said {
  readonly verdict: Verdict;
  readonly message: string | undefined;
  readonly findings: readonly Pick<Finding, 'rule' | 'severity' | 'message' | 'location' | 'line'>[];
  /** Why a part of the check could not be done. */
  readonly undone: readonly string[];
}

/** What the program of the worker answered. */
type Answered = {readonly checked: Checked} | {readonly failure: string};

/** How documents are checked: `isPlain` without a search for corrections. */
type How = Pick<Extract<Task, {task: 'check'}>, 'isPlain'>;

/** Checks documents one after another in a worker of the page's program, as the page does; a page of the same site must be open. */
async function answers(page: Page, worker: string, documents: readonly Document[], how: How): Promise<Answered[]> {
  return page.evaluate(
    async ({address, given, isPlain}) => {
      const held = window as unknown as {checkerWorker?: Worker};
      const program = (held.checkerWorker ??= new Worker(address));
      const ask = (document: Document, id: number): Promise<Answered> =>
        new Promise((resolve) => {
          let checked: Checked | undefined;
          program.onerror = () => resolve({failure: 'the worker ended'});
          program.onmessage = ({data}: MessageEvent<CheckAnswer>) => {
            if ('checked' in data) ({checked} = data);
            if ('failure' in data) resolve({failure: data.failure});
            if ('done' in data) resolve(checked ? {checked} : {failure: 'it gave nothing'});
          };
          const {name, text, as} = document;
          program.postMessage({id, task: 'check', isPlain, name, file: new Blob([text]), as});
        });
      const all: Answered[] = [];
      for (const [index, document] of given.entries()) all.push(await ask(document, index));
      return all;
    },
    {address: worker, given: documents, ...how},
  );
}

const saidBy = (answer: Answered): Said => {
  if ('failure' in answer) return {verdict: 'unchecked', message: undefined, findings: [], undone: [answer.failure]};
  const {verdict, format, causes, undone} = answer.checked.report;
  const findings = causes.flatMap((cause) =>
    cause.findings.map(({rule, severity, message, location, line}) => ({rule, severity, message, location, line})),
  );
  return {verdict, message: format?.message, findings, undone};
};

/** What the worker says of documents. */
export async function checkInWorker(page: Page, worker: string, documents: readonly Document[]): Promise<Said[]> {
  return (await answers(page, worker, documents, {isPlain: true})).map(saidBy);
}

/** The causes that the worker finds in documents, with the corrections that it tried. @throws Error for a document that it could not check */
export async function causesInWorker(
  page: Page,
  worker: string,
  documents: readonly Document[],
): Promise<(readonly Cause[])[]> {
  return (await answers(page, worker, documents, {isPlain: false})).map((answer) => {
    if ('failure' in answer) throw new Error(answer.failure);
    return answer.checked.report.causes;
  });
}
