import {codeOf} from '../code';
import {inlineMarkdownToHtml, markdownToHtml} from '../markdown';
import type {Example} from '../model';
import {
  placedOperations,
  resolve,
  type BodyObject,
  type CallbackObject,
  type MediaTypeObject,
  type OpenApiDocument,
  type ParameterObject,
  type PathItem,
  type PlacedOperation,
  type ResponseObject,
} from './document';
import {fieldsOf, parameterOf, typeOf} from './fields';
import type {Body, Response} from './model';

function examplesOf(document: OpenApiDocument, mediaType: string, media: MediaTypeObject): Example[] {
  const named = Object.entries(media.examples ?? {}).map(([name, reference]) => {
    const example = resolve(document, reference);
    return {name, summary: example.summary ?? name, code: codeOf(example.value, mediaType)};
  });
  if (named.length || media.example === undefined) return named;
  return [{name: 'example', summary: 'Example', code: codeOf(media.example, mediaType)}];
}

/** One media type of a body with its fields (forms) or type (JSON) and examples. */
export type Content = ReturnType<typeof contentsOf>[number];

function contentsOf(document: OpenApiDocument, content: Record<string, MediaTypeObject> | undefined) {
  return Object.entries(content ?? {}).map(([mediaType, media]) => ({
    mediaType,
    type: typeOf(document, media.schema),
    fields: mediaType.includes('form') ? fieldsOf(document, media.schema) : [],
    examples: mediaType.includes('form') ? [] : examplesOf(document, mediaType, media),
    /** Example document for a binary body, a path below documents/examples. */
    sampleFile: media['x-sample-file']?.replace(/^documents\/examples\//, ''),
  }));
}

/** The request body of an operation. */
export function bodyOf(document: OpenApiDocument, reference: BodyObject): Body {
  const body = resolve(document, reference);
  return {
    required: body.required ?? false,
    descriptionHtml: markdownToHtml(body.description),
    contents: contentsOf(document, body.content),
  };
}

/** One response of an operation. */
export function responseOf(document: OpenApiDocument, status: string, reference: ResponseObject): Response {
  const response = resolve(document, reference);
  const headers: Record<string, ParameterObject> = response.headers ?? {};
  return {
    status,
    shared: reference.$ref?.split('/').at(-1),
    descriptionHtml: inlineMarkdownToHtml(response.description),
    headers: Object.entries(headers).map(([name, header]) => parameterOf(document, header, name)),
    contents: contentsOf(document, response.content),
  };
}

/** A request that the service makes to the reader's own server, which responds. */
export type Callback = ReturnType<typeof callbackOf>;

function callbackOf(document: OpenApiDocument, {path, method, operation, parameters}: PlacedOperation) {
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    /** Where the request goes, as a runtime expression of OpenAPI: `{$request.body#/action}`. */
    address: path,
    summary: operation.summary,
    descriptionHtml: markdownToHtml(operation.description),
    parameters: parameters.map((parameter) => parameterOf(document, parameter)),
    body: operation.requestBody && bodyOf(document, operation.requestBody),
    // Without the sort, JavaScript puts `410` before `2XX`.
    responses: Object.entries(operation.responses)
      .sort(([one], [other]) => one.localeCompare(other, 'en'))
      .map(([status, response]) => responseOf(document, status, response)),
  };
}

/** The requests that the service makes because of an operation: deliveries to a webhook, for a hook that was saved. */
export function callbacksOf(
  document: OpenApiDocument,
  callbacks: Readonly<Record<string, CallbackObject>> = {},
): Callback[] {
  return Object.values(callbacks)
    .map((reference) => resolve<{$ref?: string}>(document, reference) as Record<string, PathItem>)
    .flatMap((paths) => placedOperations({paths}))
    .map((placed) => callbackOf(document, placed));
}
