import type {ServerResponse} from 'node:http';

/** What goes back to the caller. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export function jsonAnswer(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Answer {
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
