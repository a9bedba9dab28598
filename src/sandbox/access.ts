import {randomBytes} from 'node:crypto';
import type {IncomingHttpHeaders} from 'node:http';
import type {Answer} from './answer';
import {errorAnswer} from './errors';

/** The scopes of access tokens: the REST API, and party data. */
export const SCOPES = ['ap', 'vpd'] as const;

export type Scope = (typeof SCOPES)[number];

const ISSUED = new RegExp(`^sandbox-(?<scope>${SCOPES.join('|')})-(?<name>[\\w-]+)-[0-9a-f]{32}$`);

/** A new access token. It contains the name of its user or application and its scope, so the sandbox keeps no list of tokens. */
export function issueToken(name: string, scope: Scope): string {
  return `sandbox-${scope}-${Buffer.from(name).toString('base64url')}-${randomBytes(16).toString('hex')}`;
}

/** The name in a token of `issueToken`; undefined for any other token. */
export function nameIn(token: string): string | undefined {
  const name = ISSUED.exec(token)?.groups?.name;
  return name && Buffer.from(name, 'base64url').toString();
}

/** The scope of a token of `issueToken`; undefined for any other token. */
export function scopeIn(token: string): Scope | undefined {
  const scope = ISSUED.exec(token)?.groups?.scope;
  return SCOPES.find((each) => each === scope);
}

/** The bearer token of an `Authorization` header; undefined when it has none. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
}

/** Values that the sandbox refuses, so that the refusal can be tried too. */
export const EXPIRED_TOKEN = 'expired-token';
const WRONG_KEY = 'wrong-key';

/** The refusal of a call without a good token and `Subscription-Key`; undefined when both are there. */
export function refusal(headers: IncomingHttpHeaders): Answer | undefined {
  const token = bearerToken(headers.authorization);
  if (!token) return errorAnswer('API401', 'The access token is missing.');
  if (token === EXPIRED_TOKEN) return errorAnswer('API401', 'The access token is expired.');
  const key = headers['subscription-key'];
  if (!key) return errorAnswer('API403-KEY', 'The Subscription-Key header is missing.');
  if (key === WRONG_KEY) return errorAnswer('API403-KEY', 'The Subscription-Key is unknown.');
  return undefined;
}
