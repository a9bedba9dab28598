import {Worker} from 'node:worker_threads';
import {fatal, refused} from '../findings';
import {LINES_PER_SECOND} from '../limits';
import {READY, type WorkerRequest, type WorkerResponse} from '../protocol';
import {type Settings} from './settings';
import {WORKER_PROGRAM} from './workerProgram';

/** A worker that checks one file after another. While it has none, it doesn't keep the program running. */
export interface Thread {
  /** Asks the worker. After a limit in milliseconds, or when it fails, the worker is ended and the result says why. */
  ask(request: WorkerRequest, limit: number): Promise<WorkerResponse>;
  /** Whether it can be asked again. */
  readonly alive: boolean;
  end(): Promise<void>;
}

/** The memory of a worker in megabytes: an invoice of 5,000 lines needs about half of it. */
const MEMORY = 2048;
/** What is new in memory, in MB: more of it is hardly quicker. */
const YOUNG = 8;

/** What is said of a check that was stopped, with the limit in lines. */
const lateAfter = (seconds: number): string =>
  `The check was stopped after ${seconds} seconds, in which about ${(seconds * LINES_PER_SECOND).toLocaleString('en-GB')} lines are checked. Check a smaller document.`;

/** Starts a worker with limited memory. `gone` is called when it has ended, for whatever reason. */
export function startThread(settings: Settings, gone: () => void, memory = MEMORY): Thread {
  const worker = new Worker(WORKER_PROGRAM, {
    workerData: settings,
    resourceLimits: {maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: YOUNG},
  });
  let alive = true;
  let heard: (response: WorkerResponse | Error) => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    worker.on('message', (message: WorkerResponse | typeof READY) => {
      if (message === READY) resolve();
      else heard(message);
    });
    worker.on('error', (error: Error) => {
      alive = false;
      resolve();
      heard(error);
    });
    worker.on('exit', () => {
      alive = false;
      gone();
      resolve();
      heard(new Error('its worker ended without a result'));
    });
  });

  async function end(): Promise<void> {
    alive = false;
    await worker.terminate();
  }

  async function ask(request: WorkerRequest, limit: number): Promise<WorkerResponse> {
    let timer: NodeJS.Timeout | undefined;
    worker.ref();
    const outcome = new Promise<WorkerResponse | Error | 'late'>((resolve) => {
      heard = resolve;
      void ready.then(() => {
        worker.postMessage(request);
        timer = setTimeout(() => resolve('late'), limit);
      });
    });
    const response = await outcome;
    clearTimeout(timer);
    worker.unref();
    if (response !== 'late' && !(response instanceof Error)) return response;
    await end();
    const finding =
      response === 'late'
        ? fatal('TIME', lateAfter(limit / 1000))
        : fatal('ENGINE', `The check failed: ${response.message}`);
    return {id: request.id, result: refused(finding)};
  }

  return {
    ask,
    end,
    get alive() {
      return alive;
    },
  };
}
