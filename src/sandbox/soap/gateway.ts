import type {IncomingMessage} from 'node:http';
import {textAnswer, type Answer} from '../answer';

/** The subscription key that the sandbox refuses, in REST and here. */
const WRONG_KEY = 'wrong-key';

/** How the gateway before the platform refuses a request by its request line and headers, in plain text; undefined for a good one. */
export function gatewayRefusal({method, headers}: IncomingMessage, url: URL): Answer | undefined {
  if (method !== 'POST') {
    const answer = textAnswer(405, 'Method not allowed. Send a POST request.');
    return {...answer, headers: {...answer.headers, allow: 'POST'}};
  }
  const key = url.searchParams.get('subscriptionKey');
  if (!key) return textAnswer(403, 'Access denied. The query parameter subscriptionKey is missing.');
  if (key === WRONG_KEY) return textAnswer(403, 'Access denied. The subscription key is not valid.');
  if (headers['transfer-encoding'] !== undefined) {
    return textAnswer(411, 'Length required. Send Content-Length; chunked transfer encoding is not supported.');
  }
  return undefined;
}

/** What the gateway says to a body that is too large. */
export const tooLarge = (bytes: number, most: number): Answer =>
  textAnswer(413, `Request too large. The body has ${bytes} bytes, the limit is ${most} bytes.`);
