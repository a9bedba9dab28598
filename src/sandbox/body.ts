import type {IncomingMessage} from 'node:http';
import {Refused, type Answer} from './answer';

/** The body of a request. @throws Refused with `refusal` for more than `most` bytes, once all are read: the caller must get the answer */
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
