import type {CheckAnswer, CheckRequest} from '../protocol';
import type {Run} from './engine';
import {loadSaxon} from './saxon';

/*
 * The program of the worker. It is no module, because only such a worker can run the file of SaxonJS as it is (`importScripts`). Whatever fails
 * becomes an answer: a check without a result has no verdict.
 */

/** A reason as a sentence. */
const sentence = (reason: string): string => `${reason.charAt(0).toUpperCase()}${reason.slice(1).replace(/\.$/, '')}.`;

const answer = (of: CheckAnswer): void => self.postMessage(of);

async function start(): Promise<Run> {
  const saxon = loadSaxon();
  try {
    const {createEngine} = await import('checker:engine');
    return createEngine(saxon);
  } catch (problem) {
    throw new Error('The validator could not be loaded. Check your network, and try again.', {cause: problem});
  }
}

let started: Promise<Run> | undefined;

/** The engine, started once. What could not be loaded is loaded again at the next request. */
function engine(): Promise<Run> {
  started ??= start().catch((problem: unknown) => {
    started = undefined;
    throw problem;
  });
  return started;
}

async function run(request: CheckRequest): Promise<void> {
  const {id} = request;
  try {
    answer({id, step: 'Loading the validator'});
    const perform = await engine();
    await perform(request, (said) => answer({id, ...said}));
  } catch (problem) {
    answer({id, failure: sentence(problem instanceof Error ? problem.message : String(problem))});
  }
}

let last: Promise<void> = Promise.resolve();

self.addEventListener('message', ({data}: MessageEvent<CheckRequest | 'prepare'>) => {
  // A reader is about to choose a file. What fails now fails again at the request, which says so.
  if (data === 'prepare') engine().catch(() => undefined);
  // One after another: a step that is said belongs to the check that runs.
  else last = last.then(() => run(data));
});
