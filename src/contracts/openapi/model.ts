import type {Code, EnumValue, Example, Field, PageLink, TypePart} from '../model';
import type {ShownRequest} from '../requests';

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

interface ResponseContent {
  readonly descriptionHtml: string;
  readonly headers: readonly Field[];
  readonly contents: readonly Content[];
}

export interface Response extends ResponseContent {
  readonly status: string;
  /** Name of the response when the contract keeps it once for all operations (`components/responses`). */
  readonly shared?: string;
}

/** A response that the contract keeps once for several operations. */
export interface SharedResponse extends ResponseContent {
  readonly name: string;
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

/** What an operation and a callback have in common. */
interface Exchange {
  readonly id: string;
  readonly method: string;
  readonly summary: string;
  readonly descriptionHtml: string;
  readonly parameters: readonly Parameter[];
  readonly body?: Body;
  readonly responses: readonly Response[];
}

/** A request that the service makes to the reader's own server, which responds. */
export interface Callback extends Exchange {
  /** Where the request goes, as a runtime expression of OpenAPI: `{$request.body#/action}`. */
  readonly address: string;
}

export interface Operation extends Exchange {
  readonly version: 'v1' | 'v1-beta';
  readonly tag: string;
  readonly path: string;
  readonly deprecated: boolean;
  readonly beta: boolean;
  readonly permissions: readonly string[];
  /** `header`: only if the request has the header X-PSB-DocumentId. */
  readonly idempotent: boolean | 'header';
  /** What the client retries, as statuses and names: `429`, `timeouts`. Empty for an operation that isn't retried automatically. */
  readonly retried: readonly string[];
  /** What a second request does: a sentence, or the end of 'Not idempotent: …'. */
  readonly retryNoteHtml: string;
  readonly errors: readonly OperationError[];
  /** The errors that are explained once for all operations: `401`, or the code where the status has an error of the operation too. */
  readonly sharedErrors: readonly string[];
  readonly callbacks: readonly Callback[];
  /** The formats of the documents that it accepts. */
  readonly formats: readonly PageLink[];
  /** Pages that use the operation. */
  readonly flows: readonly PageLink[];
  readonly topics: readonly string[];
  /** A complete request, with the first example of its body. */
  readonly request: ShownRequest;
}

export interface Schema {
  readonly name: string;
  readonly descriptionHtml: string;
  readonly type: readonly TypePart[];
  readonly fields: readonly Field[];
  readonly values: readonly EnumValue[];
  readonly example?: Code;
}

export interface Tag {
  readonly name: string;
  readonly descriptionHtml: string;
  readonly operations: readonly Operation[];
}

/** The operations of a version by tag, with what a list of them shows. */
export interface OperationList {
  readonly version: Operation['version'];
  readonly tags: readonly {
    readonly name: string;
    readonly operations: readonly Pick<Operation, 'id' | 'method' | 'summary'>[];
  }[];
}

/** One version of the REST interface, ready to be drawn. */
export interface RestReference {
  readonly version: Operation['version'];
  readonly title: string;
  readonly descriptionHtml: string;
  /** Base addresses, each with its environment. */
  readonly servers: readonly {readonly url: string; readonly description?: string}[];
  readonly tags: readonly Tag[];
  readonly schemas: readonly Schema[];
  /** Responses that operations share, mostly errors. */
  readonly responses: readonly SharedResponse[];
}
