import {randomBytes} from 'node:crypto';
import type {IncomingHttpHeaders} from 'node:http';
import type {Answer} from './answer';
import {errorAnswer} from './errors';

/** The scopes of access tokens: the REST API, and party data. */
export const SCOPES = ['ap', 'vpd'] as const;

const ISSUED = new RegExp(`^sandbox-(?<scope>${SCOPES.join('|')})-(?<name>[\\w-]+)-[0-9a-f]{32}$`);

/** A new access token, which contains the name of its user or application and its scope: the sandbox keeps no list of tokens. */
export function issueToken(name: string, scope: (typeof SCOPES)[number]): string {
  return `sandbox-${scope}-${Buffer.from(name).toString('base64url')}-${randomBytes(16).toString('hex')}`;
}

/** The bearer token of an `Authorization` header; undefined when it has none. */
const bearerToken = ({authorization = ''}: IncomingHttpHeaders): string | undefined =>
  /^Bearer +(\S+)$/i.exec(authorization)?.[1];

/** The name and the scope in the access token of a request; nothing for a token that is not of `issueToken`. */
export function tokenParts(headers: IncomingHttpHeaders): {name?: string; scope?: string} {
  const {name, scope} = ISSUED.exec(bearerToken(headers) ?? '')?.groups ?? {};
  return {name: name && Buffer.from(name, 'base64url').toString(), scope};
}

/** Values that the sandbox refuses, so that the refusal can be tried too. */
const EXPIRED_TOKEN = 'expired-token';
const WRONG_KEY = 'wrong-key';

/** Why the sandbox refuses the access token of a request, in a sentence; undefined for any token but one. */
export function tokenProblem(headers: IncomingHttpHeaders): string | undefined {
  const token = bearerToken(headers);
  if (!token) return 'The access token is missing.';
  return token === EXPIRED_TOKEN ? 'The access token is expired.' : undefined;
}

/** The refusal of a call without a good token and `Subscription-Key`; undefined when both are there. */
export function refusal(headers: IncomingHttpHeaders): Answer | undefined {
  const problem = tokenProblem(headers);
  if (problem) return errorAnswer('API401', problem);
  const key = headers['subscription-key'];
  if (!key) return errorAnswer('API403-KEY', 'The Subscription-Key header is missing.');
  return key === WRONG_KEY ? errorAnswer('API403-KEY', 'The Subscription-Key is unknown.') : undefined;
}
