import type {IHttpOperation} from '@stoplight/types';
import type {Answer} from './answer';
import {transformed} from './document/transform';
import {validationResult} from './document/validate';
import {savedAuthorization, savedUser} from './saved/authorization';
import {savedHook} from './saved/hook';
import {savedParticipant, savedPeppolConfig} from './saved/peppol';
import type {Document} from './upload';

/** What the body of a response is made of. */
export interface Sent {
  /** The JSON body, which fits the schema of the operation. */
  readonly sent: unknown;
  /** The first example of the success response. */
  readonly example: unknown;
}

/** A good request to an operation that has a response of its own. */
export interface RestCall extends Pick<Sent, 'sent'> {
  readonly operation: IHttpOperation;
  readonly query: URLSearchParams;
  /** The document in the body. */
  readonly upload?: Document;
  /** The user or application of the access token; undefined for a token that the sandbox didn't issue. */
  readonly caller?: string;
}

type OwnAnswer = (call: RestCall, answer: Answer) => Answer | Promise<Answer>;

const json =
  (body: (call: RestCall & Sent) => unknown): OwnAnswer =>
  async (call, answer) => {
    const example: unknown = JSON.parse(answer.body ?? 'null');
    return {...answer, body: JSON.stringify(await body({...call, example}))};
  };

/** The success response, by operationId. Every other operation responds with its first example. */
const ANSWERS = new Map<string, OwnAnswer>([
  ['getUser', json(({caller, example}) => (caller ? {name: caller} : example))],
  ['subscribe', json(savedHook)],
  ['setHookConfig', json(savedHook)],
  ['addOrUpdateUser', json(savedUser)],
  ['addOrUpdateUserParty', json(savedAuthorization)],
  ['setPeppolConfig', json(savedPeppolConfig)],
  ['setPeppolPartyConfig', json(savedParticipant)],
  ['validateDocument', json(validationResult)],
  ['transformDocument', transformed],
]);

/** The contract's response, or one that follows from the request where the operation has one. @throws Refused for what can't be served */
export const ownAnswer = async (call: RestCall, answer: Answer): Promise<Answer> =>
  (await ANSWERS.get(call.operation.iid ?? '')?.(call, answer)) ?? answer;
