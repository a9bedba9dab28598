import * as z from 'zod';
import {codeOf} from '../contracts/code';
import type {Code} from '../contracts/model';
import type {Operation} from '../contracts/openapi/model';
import {existsTracked} from './files';
import {PartFault} from './part';

/** How an author names a response: its operation and, unless it is the first one, its status or the name of its example; `id` replaces the id in it; `returns` is the example document that a download returns. */
export const responseAttributes = {
  operation: z.string(),
  response: z.string().optional(),
  status: z
    .string()
    .regex(/^[1-5]\d\d$/)
    .optional(),
  id: z.string().optional(),
  returns: z.string().optional(),
};

/** One response of an operation, as a page shows it. */
export interface ShownResponse {
  readonly status: string;
  readonly code?: Code;
  /** Of a document that is returned as a file. */
  readonly mediaType?: string;
  readonly sampleFile?: string;
}

/** A body with another `id`: a page with several documents of a kind names the one that its request creates. */
function withId(code: Code, id: string | undefined): Code {
  if (id === undefined) return code;
  const body = JSON.parse(code.text) as unknown;
  if (typeof body !== 'object' || body === null || !('id' in body))
    throw new PartFault('the response has no id to set');
  return codeOf({...body, id}, 'application/json');
}

/**
 * The response that an author names.
 * @throws PartFault for an example or a status that the operation does not have
 */
export function responseNamed(
  operation: Operation,
  {response, status, id, returns}: Readonly<Partial<Record<keyof typeof responseAttributes, string>>>,
): ShownResponse {
  const all = operation.responses.flatMap((each) =>
    each.contents.flatMap((content) => content.examples.map((example) => ({status: each.status, example}))),
  );
  const wanted = status ?? (response ? undefined : operation.responses[0]?.status);
  const found = all.find(
    (each) => (!response || each.example.name === response) && (!wanted || each.status === wanted),
  );
  if (found) return {status: found.status, code: withId(found.example.code, id)};
  if (response) throw new PartFault(`${operation.id} has no response example '${response}'`);
  const plain = operation.responses.find((each) => each.status === wanted);
  if (!plain) throw new PartFault(`${operation.id} declares no response ${wanted}`);
  const [file] = plain.contents;
  if (returns && !existsTracked(`documents/examples/${returns}`)) {
    throw new PartFault(`example document documents/examples/${returns} does not exist`);
  }
  return {status: plain.status, mediaType: file?.mediaType, sampleFile: returns ?? file?.sampleFile};
}
