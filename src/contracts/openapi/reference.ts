import {sample} from 'openapi-sampler';
import {codeOf} from '../code';
import {inlineMarkdownToHtml, markdownToHtml} from '../markdown';
import type {PageLink} from '../model';
import {shownRequest} from '../requests';
import {requestText} from '../requests/writers';
import type {Retry} from '../retries';
import {bodyOf, callbacksOf, responseOf} from './bodies';
import {
  placedOperations,
  readAt,
  resolve,
  type OpenApiDocument,
  type OperationObject,
  type PlacedOperation,
  type ResponseObject,
  type SchemaObject,
} from './document';
import {fieldsOf, parameterOf, typeOf, valuesOf} from './fields';
import {operationErrorsOf, type CatalogueError} from './errors';
import {requestKey, requestOf} from './request';

/** What the names in a contract refer to in other files. */
export interface ReferenceContext {
  readonly errors: ReadonlyMap<string, CatalogueError>;
  readonly retries: readonly Pick<Retry, 'status' | 'name'>[];
  /** The page at an address, if it is written. */
  readonly pageLink: (address: string) => PageLink | undefined;
  /** The formats of the documents that an operation accepts. */
  readonly formatsOf: (operation: string) => readonly PageLink[];
}

/** What a client retries of an operation: the statuses that it declares, and what has no status. */
const retriedOf = (operation: OperationObject, {retries}: ReferenceContext): string[] =>
  operation['x-retryable']
    ? retries.flatMap(({status, name}) => (status === undefined || status in operation.responses ? [name] : []))
    : [];

export type Operation = ReturnType<typeof read>;

export type Version = 'v1' | 'v1-beta';

function read(document: OpenApiDocument, version: Version, placed: PlacedOperation, context: ReferenceContext) {
  const {path, method, operation, parameters} = placed;
  const shown = requestOf(document, placed);
  return {
    id: operation.operationId,
    version,
    tag: operation.tags[0] ?? '',
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    descriptionHtml: markdownToHtml(operation.description),
    deprecated: operation.deprecated ?? false,
    beta: version === 'v1-beta',
    permissions: operation['x-permissions'] ?? [],
    /** `header`: only if the request has the header X-PSB-DocumentId. */
    idempotent: operation['x-idempotent'] ?? false,
    /** What the client retries, as statuses and names: `429`, `timeouts`. Empty for an operation that isn't retried automatically. */
    retried: retriedOf(operation, context),
    /** What a second request does: a sentence, or the end of 'Not idempotent: …'. */
    retryNoteHtml: inlineMarkdownToHtml(operation['x-retry-note']),
    parameters: parameters.map((parameter) => parameterOf(document, parameter)),
    body: operation.requestBody && bodyOf(document, operation.requestBody),
    responses: Object.entries(operation.responses).map(([status, response]) => responseOf(document, status, response)),
    ...operationErrorsOf(document, operation, context.errors),
    callbacks: callbacksOf(document, operation.callbacks),
    formats: context.formatsOf(operation.operationId),
    flows: (operation['x-flows'] ?? []).flatMap((address) => context.pageLink(address) ?? []),
    topics: operation['x-event-topics'] ?? [],
    /** A complete request, with the first example of its body. */
    request: shownRequest(requestKey(operation.operationId), ({id}) => requestText(id, shown)),
  };
}

/** Reads one operation. @throws ContractFault for an unknown error code, or a reference that leads nowhere */
export function operationOf(
  document: OpenApiDocument,
  version: Version,
  placed: PlacedOperation,
  context: ReferenceContext,
): Operation {
  return readAt(['paths', placed.path, placed.method], () => read(document, version, placed, context));
}

const made = (document: OpenApiDocument, schema: SchemaObject): unknown =>
  sample(schema as Parameters<typeof sample>[0], {quiet: true}, document);

export type Schema = ReturnType<typeof schemaOf>;

/** The first sentence of a description, without its links. */
const firstSentence = (markdown = ''): string =>
  (/^.*?[.:](?=\s|$)/s.exec(markdown)?.[0] ?? markdown).replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');

function schemaOf(document: OpenApiDocument, name: string, schema: SchemaObject) {
  return {
    name,
    aboutHtml: inlineMarkdownToHtml(firstSentence(schema.description)),
    descriptionHtml: markdownToHtml(schema.description),
    type: typeOf(document, schema),
    fields: fieldsOf(document, schema),
    values: valuesOf(schema),
    example: codeOf(schema['x-sample'] ?? made(document, schema), 'application/json'),
  };
}

/** A response that the contract keeps once for several operations, mostly an error. */
export type SharedResponse = ReturnType<typeof sharedResponseOf>;

function sharedResponseOf(document: OpenApiDocument, name: string, response: ResponseObject) {
  const {descriptionHtml, headers, contents} = responseOf(document, name, response);
  return {name, descriptionHtml, headers, contents};
}

export type RestReference = ReturnType<typeof wholeOf>;

export type Tag = RestReference['tags'][number];

/** The operations of a version by tag, with what a list of them shows. */
export interface OperationList extends Pick<RestReference, 'version'> {
  readonly tags: readonly {
    readonly name: string;
    readonly operations: readonly Pick<Operation, 'id' | 'method' | 'summary'>[];
  }[];
}

const byName = <T>(entries: Readonly<Record<string, T>>): [string, T][] =>
  Object.entries(entries).sort(([a], [b]) => a.localeCompare(b, 'en'));

function wholeOf(document: OpenApiDocument, version: Version, context: ReferenceContext) {
  const operations = placedOperations(document).map((placed) => operationOf(document, version, placed, context));
  return {
    version,
    title: document.info.title,
    descriptionHtml: markdownToHtml(document.info.description),
    servers: document.servers,
    tags: document.tags.map((tag) => ({
      name: tag.name,
      descriptionHtml: markdownToHtml(tag.description),
      operations: operations.filter((operation) => operation.tag === tag.name),
    })),
    schemas: byName(document.components.schemas).map(([name, schema]) =>
      readAt(['components', 'schemas', name], () => schemaOf(document, name, resolve(document, schema))),
    ),
    responses: Object.entries(document.components.responses ?? {}).map(([name, response]) =>
      readAt(['components', 'responses', name], () => sharedResponseOf(document, name, response)),
    ),
  };
}

/** An OpenAPI document as the reference shows it. @throws ContractFault for a part that cannot be read */
export const referenceOf = (document: OpenApiDocument, version: Version, context: ReferenceContext): RestReference =>
  wholeOf(document, version, context);
