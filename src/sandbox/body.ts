import type {IncomingMessage} from 'node:http';
import {Refused} from './answer';
import {errorAnswer} from './errors';

/**
 * The whole body of a request.
 * @param most number of bytes that are taken
 * @throws Refused with API413 past that number; the rest is still read and dropped, so that the caller gets the answer
 */
export async function readBody(request: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= most) chunks.push(chunk);
  }
  if (bytes > most) {
    throw new Refused(errorAnswer('API413', `The request body is ${bytes} bytes; the limit is ${most} bytes.`));
  }
  return Buffer.concat(chunks);
}
