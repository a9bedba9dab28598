import type {BodyObject, SchemaObject} from '../../contracts/openapi/document';

export interface ServerOption {
  readonly url: string;
  readonly description?: string;
}

/** A security scheme as the contract declares it, with the name that the contract gives it. */
export interface Scheme {
  readonly key: string;
  readonly type: 'http' | 'apiKey';
  readonly scheme?: string;
  readonly name?: string;
}

export interface Auth {
  readonly data: Readonly<Record<string, Readonly<Record<string, string | undefined>>>>;
  readonly options: Readonly<Record<string, readonly Scheme[]>>;
  readonly selected?: string;
}

interface FileContent {
  readonly type: 'file';
  readonly value: {readonly src: string; readonly content: File};
}

interface TextContent {
  readonly type: 'string';
  readonly value?: string;
}

export type RequestBody =
  | {readonly type: 'empty'}
  | {readonly type: 'raw'; readonly content?: FileContent | TextContent}
  | {readonly type: 'form'; readonly content: Readonly<Record<string, FileContent | TextContent | undefined>>};

/** A parameter of the contract with the value that the form holds for it. */
export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  /** A hint at its value: `for example` and the contract's example. */
  readonly description?: string;
  readonly schema?: SchemaObject;
  readonly value?: string | number | readonly string[];
}

type Parameters = readonly Parameter[];

/** The theme's store, as far as our wrappers read it. It lives in the page's memory and nowhere else. */
export interface ConsoleState {
  readonly server: {readonly value?: ServerOption; readonly options: readonly ServerOption[]};
  readonly params: {
    readonly path: Parameters;
    readonly query: Parameters;
    readonly header: Parameters;
    readonly cookie: Parameters;
  };
  readonly contentType: {readonly value?: string; readonly options: readonly string[]};
  readonly accept: {readonly value?: string; readonly options: readonly string[]};
  readonly body: RequestBody;
  readonly auth: Auth;
}

/** What the theme builds a request from. */
export interface RequestParts {
  readonly pathParams: Parameters;
  readonly queryParams: Parameters;
  readonly headerParams: Parameters;
  readonly cookieParams: Parameters;
  readonly contentType?: string;
  readonly accept?: string;
  readonly body: RequestBody;
  readonly server?: ServerOption;
  readonly auth: Auth;
  readonly encoding: unknown;
}

/** A request of the `postman-collection` package, as far as it is read here. */
export interface PostmanRequest {
  readonly method: string;
  readonly url: {toString(): string};
  toJSON(): {readonly header?: readonly {readonly key: string; readonly value: string}[]};
}

/** What the page knows of the operation: the generated `api` of its front matter. */
export interface ConsoleItem {
  readonly operationId: string;
  readonly postman?: object;
  readonly requestBody?: BodyObject;
  readonly parameters?: readonly Parameter[];
}

/** How a call ended. */
export type Outcome =
  | {
      readonly kind: 'answer';
      readonly server: string;
      readonly status: number;
      readonly headers: readonly (readonly [string, string])[];
      readonly text?: string;
      readonly milliseconds: number;
    }
  | {readonly kind: 'silence'; readonly reason: 'timeout' | 'refused' | 'broken'; readonly server: string}
  | {readonly kind: 'unsent'; readonly message: string};
