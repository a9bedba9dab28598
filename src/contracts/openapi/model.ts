import type {Example, Field, TypePart} from '../model';

export type {Callback} from './bodies';
export type {Operation, OperationList, RestReference, Schema, SharedResponse, Tag} from './reference';

export interface Parameter extends Field {
  readonly in: 'path' | 'query' | 'header';
}

/** One media type of a body with its fields (forms) or type (JSON) and examples. */
export interface Content {
  readonly mediaType: string;
  readonly type: readonly TypePart[];
  readonly fields: readonly Field[];
  readonly examples: readonly Example[];
  /** Example document for a binary body, a path below documents/examples. */
  readonly sampleFile?: string;
}

export interface Body {
  readonly required: boolean;
  readonly descriptionHtml: string;
  readonly contents: readonly Content[];
}

export interface Response {
  readonly status: string;
  /** Name of the response when the contract keeps it once for all operations (`components/responses`). */
  readonly shared?: string;
  readonly descriptionHtml: string;
  readonly headers: readonly Field[];
  readonly contents: readonly Content[];
}

/** An error that an operation explains itself. */
export interface OperationError {
  readonly code: string;
  readonly status: string;
  readonly title: string;
  /** What to do, from the error catalogue. */
  readonly solutionHtml: string;
  /** Message of the operation's example, where it differs from the one in the catalogue. */
  readonly message?: string;
  /** The response, where its body is more than the schema Error. */
  readonly response?: Response;
}
