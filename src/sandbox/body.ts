import type {IncomingMessage} from 'node:http';
import {Refused, type Answer} from './answer';

/**
 * The whole body of a request, of at most `most` bytes.
 * @throws Refused with `refusal` for a longer one; the rest is still read and dropped, so that the caller gets the answer
 */
export async function readBody(
  request: IncomingMessage,
  most: number,
  refusal: (bytes: number) => Answer,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= most) chunks.push(chunk);
  }
  if (bytes > most) throw new Refused(refusal(bytes));
  return Buffer.concat(chunks);
}
