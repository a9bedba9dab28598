import type {IncomingHttpHeaders} from 'node:http';
import {EXPIRED_TOKEN} from '../access';
import {bearerToken, scopeIn} from '../accessToken';
import type {Answer} from '../answer';
import {partyErrorAnswer} from './errors';

/** The refusal of a request without a good token; nothing for any token but an expired one, and one that the sandbox issued for the REST API. */
export function partyRefusal({authorization}: IncomingHttpHeaders): Answer | undefined {
  const token = bearerToken(authorization);
  if (!token) return partyErrorAnswer('UNAUTHENTICATED', 'The access token is missing.');
  if (token === EXPIRED_TOKEN) return partyErrorAnswer('UNAUTHENTICATED', 'The access token is expired.');
  return scopeIn(token) === 'ap' ? partyErrorAnswer('FORBIDDEN') : undefined;
}
