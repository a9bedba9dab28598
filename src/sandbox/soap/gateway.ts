import type {IncomingMessage} from 'node:http';
import {textAnswer, type Answer} from '../answer';
import type {RequestRate} from '../rate';

/** The subscription key that the sandbox refuses, in REST and here. */
const WRONG_KEY = 'wrong-key';

/** What the gateway knows: the limit on requests, and what keys of production look like. */
export interface Gateway {
  readonly rate: RequestRate;
  readonly productionKeys: RegExp;
}

/** How the gateway before the platform refuses a request by its request line and headers, in plain text; undefined for a good one. */
export function gatewayRefusal(
  {method, headers}: IncomingMessage,
  url: URL,
  {rate, productionKeys}: Gateway,
): Answer | undefined {
  if (method !== 'POST') {
    const answer = textAnswer(405, 'Method not allowed. Send a POST request.');
    return {...answer, headers: {...answer.headers, allow: 'POST'}};
  }
  const key = url.searchParams.get('subscriptionKey');
  if (!key) return textAnswer(403, 'Access denied. The query parameter subscriptionKey is missing.');
  if (key === WRONG_KEY) return textAnswer(403, 'Access denied. The subscription key is not valid.');
  if (productionKeys.test(key)) return textAnswer(403, 'Access denied. A sandbox must not get a key of production.');
  const tooMany = rate.refusal(key);
  if (tooMany) {
    const answer = textAnswer(429, `Too many requests. Wait ${tooMany.wait}.`);
    return {...answer, headers: {...answer.headers, 'retry-after': tooMany.seconds}};
  }
  if (headers['transfer-encoding'] !== undefined) {
    return textAnswer(411, 'Length required. Send Content-Length; chunked transfer encoding is not supported.');
  }
  return undefined;
}

/** What the gateway says to a body that is too large. */
export const tooLarge = (bytes: number, most: number): Answer =>
  textAnswer(413, `Request too large. The body has ${bytes} bytes, the limit is ${most} bytes.`);
