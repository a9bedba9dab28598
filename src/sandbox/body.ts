import type {IncomingMessage} from 'node:http';
import {Refused, type Answer} from './answer';

const bodies = new WeakMap<IncomingMessage, Buffer>();

/** What `readBody` has read of a request, for the page of the sandbox; nothing before it has ended. */
export const bodyRead = (request: IncomingMessage): Buffer | undefined => bodies.get(request);

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
  const body = Buffer.concat(chunks);
  bodies.set(request, body);
  if (bytes > most) throw new Refused(refusal(bytes));
  return body;
}
