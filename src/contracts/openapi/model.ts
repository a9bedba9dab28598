import type {Field} from '../model';
import type {Content} from './bodies';

export type {Callback, Content} from './bodies';
export type {OperationError} from './errors';
export type {Operation, OperationList, RestReference, Schema, SharedResponse, Tag} from './reference';

export interface Parameter extends Field {
  readonly in: 'path' | 'query' | 'header';
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
