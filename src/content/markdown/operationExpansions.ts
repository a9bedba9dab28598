import {curlOf} from '../../contracts/openapi/curl';
import type {Method, OpenApiDocument, OperationObject} from '../../contracts/openapi/document';
import type {Example} from '../../contracts/model';
import type {Operation} from '../../contracts/openapi/model';
import {openApi, operations} from '../contracts';
import {UnknownName, type Attributes, type Expansion} from './expansion';

/**
 * An operation by its id.
 * @throws UnknownName for an id that no contract has
 */
export function operationNamed(id: string | undefined): Operation {
  const operation = operations().get(id ?? '');
  if (!operation) throw new UnknownName(`operation '${id}' is not in openapi/*.yaml`);
  return operation;
}

interface Answer {
  readonly status: string;
  readonly code?: Example['code'];
  /** Of a document that comes back as a file. */
  readonly mediaType?: string;
  readonly sampleFile?: string;
}

function answerOf(operation: Operation, {response, status}: Attributes): Answer {
  const all = operation.responses.flatMap((each) =>
    each.contents.flatMap((content) => content.examples.map((example) => ({status: each.status, example}))),
  );
  const wanted = status ?? (response ? undefined : operation.responses[0]?.status);
  const found = all.find(
    (each) => (!response || each.example.name === response) && (!wanted || each.status === wanted),
  );
  if (found) return {status: found.status, code: found.example.code};
  if (response) throw new UnknownName(`${operation.id} has no response example '${response}'`);
  const plain = operation.responses.find((each) => each.status === wanted);
  if (!plain) throw new UnknownName(`${operation.id} declares no response ${wanted}`);
  const [file] = plain.contents;
  return {status: plain.status, mediaType: file?.mediaType, sampleFile: file?.sampleFile};
}

function itemOf(document: OpenApiDocument, operation: Operation): OperationObject {
  const item = document.paths[operation.path];
  const object = item?.[operation.method.toLowerCase() as Method];
  if (!item || !object) throw new UnknownName(`${operation.id} is not at ${operation.path}`);
  return {...object, parameters: [...(item.parameters ?? []), ...(object.parameters ?? [])]};
}

/** A request and the answer to it. */
export function callOf(attributes: Attributes): Expansion {
  const operation = operationNamed(attributes.operation);
  const document = openApi(operation.version);
  const {example, query} = attributes;
  if (example && !operation.body?.contents.some((content) => content.examples.some((each) => each.name === example))) {
    throw new UnknownName(`${operation.id} has no request example '${example}'`);
  }
  const asked = query?.split(' ') ?? [];
  const unknown = asked.find(
    (each) => !operation.parameters.some(({name, in: place}) => place === 'query' && name === each),
  );
  if (unknown) throw new UnknownName(`${operation.id} has no query parameter '${unknown}'`);
  const request = curlOf(
    document,
    operation.path,
    operation.method.toLowerCase() as Method,
    itemOf(document, operation),
    {
      example,
      query: asked,
    },
  );
  return {props: {request, answer: answerOf(operation, attributes), id: operation.id, version: operation.version}};
}

/** The body of one answer. */
export function answerAlone(attributes: Attributes): Expansion {
  const {status, code} = answerOf(operationNamed(attributes.operation), attributes);
  if (!code) throw new UnknownName(`${attributes.operation} has no body in answer ${status}`);
  return {props: {code, title: attributes.title ?? `Answer ${status}`}};
}

/** An operation, whole. */
export function operationOf({id}: Attributes): Expansion {
  const operation = operationNamed(id);
  return {props: {operation}, heading: {text: operation.summary, id: operation.id}};
}
