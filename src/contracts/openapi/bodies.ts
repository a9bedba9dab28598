import {codeOf} from '../code';
import {inlineMarkdownToHtml, markdownToHtml} from '../markdown';
import type {Example} from '../model';
import {
  resolve,
  type BodyObject,
  type MediaTypeObject,
  type OpenApiDocument,
  type ParameterObject,
  type ResponseObject,
} from './document';
import {fieldsOf, parameterOf, typeOf} from './fields';
import type {Body, Content, Response, SharedResponse} from './model';

function examplesOf(document: OpenApiDocument, mediaType: string, media: MediaTypeObject): Example[] {
  const named = Object.entries(media.examples ?? {}).map(([name, reference]) => {
    const example = resolve(document, reference);
    return {name, summary: example.summary ?? name, code: codeOf(example.value, mediaType)};
  });
  if (named.length || media.example === undefined) return named;
  return [{name: 'example', summary: 'Example', code: codeOf(media.example, mediaType)}];
}

function contentsOf(document: OpenApiDocument, content: Record<string, MediaTypeObject> | undefined): Content[] {
  return Object.entries(content ?? {}).map(([mediaType, media]) => ({
    mediaType,
    type: typeOf(document, media.schema),
    fields: mediaType.includes('form') ? fieldsOf(document, media.schema) : [],
    examples: mediaType.includes('form') ? [] : examplesOf(document, mediaType, media),
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

/** A response of `components/responses`, as it stands once for all operations that share it. */
export function sharedResponseOf(document: OpenApiDocument, name: string, response: ResponseObject): SharedResponse {
  const {descriptionHtml, headers, contents} = responseOf(document, name, response);
  return {name, descriptionHtml, headers, contents};
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
