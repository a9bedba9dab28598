import {valueAtKeys} from '../valueAtKeys';

/** The parts of OpenAPI 3.0 that our contracts use. The linter checks that the files follow the specification. */
export interface SchemaObject {
  $ref?: string;
  type?: string;
  format?: string;
  description?: string;
  pattern?: string;
  enum?: string[];
  default?: unknown;
  example?: unknown;
  nullable?: boolean;
  deprecated?: boolean;
  readOnly?: boolean;
  writeOnly?: boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: SchemaObject;
  properties?: Record<string, SchemaObject>;
  required?: string[];
  additionalProperties?: boolean | SchemaObject;
  allOf?: SchemaObject[];
  oneOf?: SchemaObject[];
  'x-enum-descriptions'?: Record<string, string>;
  'x-enum-codes'?: Record<string, string>;
  /** The example of a schema that pages show, where one that is made of its properties would contradict itself. */
  'x-sample'?: unknown;
}

export interface ExampleObject {
  $ref?: string;
  summary?: string;
  value?: unknown;
}

export interface MediaTypeObject {
  schema?: SchemaObject;
  example?: unknown;
  examples?: Record<string, ExampleObject>;
  /** Media types of the parts of a form. */
  encoding?: Record<string, {contentType?: string}>;
  'x-sample-file'?: string;
}

export interface ParameterObject {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  deprecated?: boolean;
  schema?: SchemaObject;
  example?: unknown;
}

export interface ResponseObject {
  $ref?: string;
  description?: string;
  headers?: Record<string, ParameterObject>;
  content?: Record<string, MediaTypeObject>;
}

export interface BodyObject {
  $ref?: string;
  required?: boolean;
  description?: string;
  content: Record<string, MediaTypeObject>;
}

export interface OperationObject {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  deprecated?: boolean;
  parameters?: ParameterObject[];
  requestBody?: BodyObject;
  responses: Record<string, ResponseObject>;
  callbacks?: Record<string, CallbackObject>;
  /** `header`: only if the request has the header X-PSB-DocumentId. */
  'x-idempotent'?: boolean | 'header';
  'x-retryable'?: boolean;
  'x-retry-note'?: string;
  'x-permissions'?: string[];
  'x-errors'?: string[];
  'x-flows'?: string[];
  'x-event-topics'?: string[];
}

export type PathItem = Partial<Record<Method, OperationObject>> & {parameters?: ParameterObject[]};

/** Requests that the service makes: an expression for their address, and the operation that answers there. */
export type CallbackObject = {$ref?: string} | Record<string, PathItem>;

/** The methods that operations of our contracts have, in the order in which pages list them. */
export const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

export type Method = (typeof METHODS)[number];

export interface OpenApiDocument {
  info: {title: string; version: string; description?: string};
  servers: {url: string; description?: string}[];
  /** Sets of schemes, each with its scopes; the schemes of one set are needed together. */
  security?: Record<string, readonly string[]>[];
  tags: {name: string; description?: string}[];
  paths: Record<string, PathItem>;
  components: {
    schemas: Record<string, SchemaObject>;
    responses?: Record<string, ResponseObject>;
    examples?: Record<string, ExampleObject>;
    callbacks?: Record<string, CallbackObject>;
    securitySchemes?: Record<string, {type: string; scheme?: string}>;
  };
}

/** The name of the schema that a reference points at, if it is one: `#/components/schemas/Hook` gives `Hook`. */
export const schemaName = (reference: string | undefined): string | undefined =>
  reference?.startsWith('#/components/schemas/') ? reference.split('/').at(-1) : undefined;

/** Follows `$ref` within the document until it reaches a plain object. @throws Error for a reference that leads nowhere */
export function resolve<T extends {$ref?: string}>(document: OpenApiDocument, value: T): T {
  let current: T = value;
  while (current.$ref !== undefined) {
    const target = valueAtKeys(document, current.$ref.replace('#/', '').split('/'));
    if (target === undefined) throw new Error(`${current.$ref} leads nowhere`);
    current = target as T;
  }
  return current;
}

/** An operation and where it is in its document. */
export interface PlacedOperation {
  readonly path: string;
  readonly method: Method;
  readonly operation: OperationObject;
  /** Its parameters, with those that all operations of the path have. */
  readonly parameters: readonly ParameterObject[];
}

/** Every operation of a document or a callback, in the order of its paths. */
export function placedOperations({paths}: Pick<OpenApiDocument, 'paths'>): PlacedOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      const parameters = [...(item.parameters ?? []), ...(operation?.parameters ?? [])];
      return operation ? [{path, method, operation, parameters}] : [];
    }),
  );
}

/** A part of an OpenAPI document that cannot be read, with its path: `paths`, `/api/v1/me`, `get`. */
export class ContractFault extends Error {
  constructor(
    readonly at: readonly string[],
    problem: string,
  ) {
    super(problem);
    this.name = 'ContractFault';
  }
}

/** Reads the part of a document at a path. @throws ContractFault for any error in it */
export function readAt<T>(at: readonly string[], read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new ContractFault(at, error instanceof Error ? error.message : String(error));
  }
}
