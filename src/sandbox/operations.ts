import type {IHttpOperation} from '@stoplight/types';
import type {Answer} from './answer';
import {savedAuthorization, savedUser} from './saved/authorization';
import {savedHook} from './saved/hook';
import {savedParticipant, savedPeppolConfig} from './saved/peppol';

/** A good request to an operation that has a response of its own. */
export interface RestCall {
  /** The JSON body, which fits the schema of the operation. */
  readonly sent: unknown;
  /** The first example of the success response. */
  readonly example: unknown;
  /** The user or application of the access token; undefined for a token that the sandbox didn't issue. */
  readonly caller?: string;
}

/** The body of the success response, by operationId. Every other operation responds with its first example. */
const BODIES = new Map<string, (call: RestCall) => unknown>([
  ['getUser', ({caller, example}) => (caller ? {name: caller} : example)],
  ['subscribe', savedHook],
  ['setHookConfig', savedHook],
  ['addOrUpdateUser', savedUser],
  ['addOrUpdateUserParty', savedAuthorization],
  ['setPeppolConfig', savedPeppolConfig],
  ['setPeppolPartyConfig', savedParticipant],
]);

/** The contract's response, with a body that follows from the request where the operation has one. @throws Refused for what can't be served */
export function withOwnBody(operation: IHttpOperation, call: Omit<RestCall, 'example'>, answer: Answer): Answer {
  const body = BODIES.get(operation.iid ?? '');
  if (!body) return answer;
  const example: unknown = JSON.parse(answer.body ?? 'null');
  return {...answer, body: JSON.stringify(body({...call, example}))};
}
