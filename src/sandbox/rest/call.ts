import type {Bus} from '../bus/bus';
import type {Member} from '../bus/organisation/organisation';
import type {CheckedRequest} from './request';

/** A good request of a caller who may make it. */
export interface Call extends CheckedRequest {
  readonly bus: Bus;
  /** The operation of the contract. */
  readonly operation: string;
  /** The user or application. */
  readonly caller: Member;
  /** The party in the path, or nothing. */
  readonly party: string;
}

/** A file to download. */
export interface Download {
  readonly bytes: Uint8Array;
  readonly type: string;
}

/** What an operation responds with: a JSON value, a file, or nothing. */
export type Result = {readonly json: unknown} | {readonly file: Download} | Record<string, never>;

export type Handler = (call: Call) => Result | Promise<Result>;

/** A text of the query; undefined where it is missing or empty. */
export const text = ({query}: Call, name: string): string | undefined => {
  const value = query[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** A handler whose response is JSON. */
export const json =
  (body: (call: Call) => unknown): Handler =>
  async (call) => ({json: await body(call)});

/** A handler whose response is empty. */
export const done =
  (run: (call: Call) => void): Handler =>
  (call) => {
    run(call);
    return {};
  };
