import type {CheckAnswer, Task} from './protocol';

/** Address of the worker's program, which src/plugins/checker fills in. */
declare const CHECKER_WORKER: string;

/** Is told the answers to a request. */
export type Listen = (answer: CheckAnswer) => void;

const ENDED = 'The validator stopped, for example because the browser ran out of memory.';
const MISSING = 'The validator could not be loaded. Check your network, and try again.';

/** The worker of the page, as a service: requests and their answers. A worker that ends is replaced at the next request. */
export interface Client {
  /** Loads the validator, before there is something to check. */
  readonly prepare: () => void;
  /** Asks for something. Every request ends in `done` or a failure. */
  readonly ask: (task: Task, listen: Listen) => void;
  /** Ends everything at once. No listener is told any more. */
  readonly cancel: () => void;
}

/** Makes the client. It starts no worker before it needs one. */
export function createClient(): Client {
  const listeners = new Map<number, Listen>();
  let worker: Worker | undefined;
  /** Whether a check could not be done. What the worker has loaded may be the reason, so it is replaced once nothing waits for it. */
  let isDoubtful = false;
  /** Whether the program of the worker has run. */
  let hasAnswered = false;
  let next = 1;

  function end(): void {
    worker?.terminate();
    worker = undefined;
    isDoubtful = false;
  }

  function fail(): void {
    end();
    const waiting = [...listeners];
    listeners.clear();
    for (const [id, listen] of waiting) listen({id, failure: hasAnswered ? ENDED : MISSING});
    hasAnswered = false;
  }

  function receive(answer: CheckAnswer): void {
    hasAnswered = true;
    const listen = listeners.get(answer.id);
    isDoubtful ||= 'failure' in answer || ('checked' in answer && answer.checked.report.verdict === 'unchecked');
    if ('done' in answer || 'failure' in answer) listeners.delete(answer.id);
    listen?.(answer);
    if (isDoubtful && listeners.size === 0) end();
  }

  function started(): Worker {
    if (worker) return worker;
    worker = new Worker(CHECKER_WORKER, {name: 'checker'});
    worker.onmessage = ({data}: MessageEvent<CheckAnswer>) => receive(data);
    worker.onerror = worker.onmessageerror = fail;
    return worker;
  }

  return {
    prepare: () => started().postMessage('prepare'),
    ask(task, listen) {
      const id = next;
      next += 1;
      listeners.set(id, listen);
      started().postMessage({id, ...task});
    },
    cancel() {
      end();
      listeners.clear();
    },
  };
}
