import type {IncomingHttpHeaders} from 'node:http';
import {bearerToken} from './accessToken';
import type {Answer} from './answer';
import {errorAnswer} from './errors';

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
