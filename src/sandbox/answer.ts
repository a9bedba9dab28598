import type {ServerResponse} from 'node:http';

/** What goes back to the caller. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

/** Takes a line for the console. */
export type Log = (line: string) => void;

export function jsonAnswer(status: number, body: unknown, headers: Answer['headers'] = {}): Answer {
  return {status, headers: {...headers, 'content-type': 'application/json'}, body: JSON.stringify(body)};
}

/** What the sandbox itself says, where the service has no answer of its own. */
export function textAnswer(status: number, text: string): Answer {
  return {status, headers: {'content-type': 'text/plain; charset=utf-8'}, body: `${text}\n`};
}

export function write(answer: Answer, response: ServerResponse): void {
  const body = Buffer.from(answer.body ?? '');
  response.writeHead(answer.status, {...answer.headers, 'content-length': body.length}).end(body);
}

/** Ends the work on a request with this answer. */
export class Refused extends Error {
  constructor(readonly answer: Answer) {
    super(`refused with ${answer.status}`);
  }
}

/** The answer to a request whose work failed: that of `Refused`, or for any other problem, which is logged, `fault`. */
export function failureAnswer(problem: unknown, log: Log, fault: () => Answer): Answer {
  if (problem instanceof Refused) return problem.answer;
  log(problem instanceof Error ? (problem.stack ?? problem.message) : String(problem));
  return fault();
}
