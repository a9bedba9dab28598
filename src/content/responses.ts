import * as z from 'zod';
import type {ShownResponse} from '../components/Call';
import {codeOf} from '../contracts/code';
import type {Code, Example} from '../contracts/model';
import type {Operation} from '../contracts/openapi/model';
import {AuthorFault, findIn} from '../sources/authorFault';
import {expectExample} from '../sources/examples';

/** How an author names a response: its operation and, unless it is the first one, its status or its example; with `id` its body gets another id. */
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

/** A body with another `id`: a page with several documents of a kind names the one that its request creates. */
function withId(code: Code, id: string | undefined): Code {
  if (id === undefined) return code;
  const body = JSON.parse(code.text) as unknown;
  if (typeof body !== 'object' || body === null || !('id' in body))
    throw new AuthorFault('the response has no id to set');
  return codeOf({...body, id}, 'application/json');
}

/** The examples of all responses of an operation, each with its status. */
export const responseExamples = ({responses}: Operation): {status: string; example: Example}[] =>
  responses.flatMap(({status, contents}) =>
    contents.flatMap(({examples}) => examples.map((example) => ({status, example}))),
  );

/** The response that an author names. @throws AuthorFault for an example or a status that the operation does not have */
export function responseNamed(
  operation: Operation,
  {response, status, id, returns}: Readonly<Partial<Record<keyof typeof responseAttributes, string>>>,
): ShownResponse {
  const all = responseExamples(operation);
  const wanted = status ?? (response ? undefined : operation.responses[0]?.status);
  const named = all.find(
    (each) => (!response || each.example.name === response) && (!wanted || each.status === wanted),
  );
  if (named) return {status: named.status, code: withId(named.example.code, id)};
  if (response) throw new AuthorFault(`${operation.id} has no response example '${response}'`);
  const isPlain = (each: {status: string}): boolean => each.status === wanted;
  const plain = findIn(operation.responses, isPlain, `${operation.id} declares no response ${wanted}`);
  const [file] = plain.contents;
  if (returns) expectExample(returns);
  return {status: plain.status, mediaType: file?.mediaType, sampleFile: returns ?? file?.sampleFile};
}
