import {type Result} from './model';
import {type Options, type Validator} from './validator';

/** What a worker is asked, in Node and in a browser alike. It posts `ready` once, when it can be asked. */
export interface WorkerRequest extends Options {
  readonly id: number;
  readonly task: 'validate' | 'identify';
  readonly file: Uint8Array | string;
}

/** What a worker responds: `result` of a validation, `message` that a file is. */
export interface WorkerResponse {
  readonly id: number;
  readonly result?: Result;
  readonly message?: string;
}

export const READY = 'ready';

/** Does what a request asks. */
export async function respond(validator: Validator, {id, task, file, as}: WorkerRequest): Promise<WorkerResponse> {
  return task === 'identify'
    ? {id, message: await validator.identify(file)}
    : {id, result: await validator.validate(file, {as})};
}
