/** A piece of code as pages show it: its text for copying and its highlighted HTML. */
export interface Code {
  readonly text: string;
  readonly html: string;
  readonly language: string;
}

/** A type as a row of parts: `array of` + a link to a named schema. */
export interface TypePart {
  readonly text: string;
  /** Name of the schema that the part links to. */
  readonly schema?: string;
}

/** A fact beside a type: `1 to 20 characters`, or `pattern` with the expression as code. */
export interface Constraint {
  readonly text: string;
  readonly code?: string;
}

/** One parameter, header or property. */
export interface Field {
  readonly name: string;
  readonly required: boolean;
  readonly type: readonly TypePart[];
  readonly descriptionHtml: string;
  /** Facts beside the type: format, pattern, limits, default, `read only`. */
  readonly constraints: readonly Constraint[];
  readonly values: readonly EnumValue[];
  readonly example?: string;
  readonly deprecated: boolean;
}

/** One permitted value with its meaning and, where a standard has one, its code (UNCL 4343). */
export interface EnumValue {
  readonly value: string;
  readonly code?: string;
  readonly descriptionHtml: string;
}

export interface Parameter extends Field {
  readonly in: 'path' | 'query' | 'header';
}

export interface Example {
  readonly name: string;
  readonly summary: string;
  readonly code: Code;
}

/** One media type of a body with its fields (forms) or type (JSON) and examples. */
export interface Content {
  readonly mediaType: string;
  readonly type: readonly TypePart[];
  readonly fields: readonly Field[];
  readonly examples: readonly Example[];
  /** Example document that stands for a binary body, a path below documents/examples. */
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

/** A response that the contract keeps once for several operations. */
export interface SharedResponse {
  readonly name: string;
  readonly descriptionHtml: string;
  readonly headers: readonly Field[];
  readonly contents: readonly Content[];
}

export interface ErrorReference {
  readonly code: string;
  readonly status: number;
  readonly title: string;
}

/** A page of the site with its title. */
export interface PageLink {
  readonly href: string;
  readonly title: string;
}

/** A request that the service makes to the reader's own server. */
export interface Callback {
  readonly id: string;
  readonly method: string;
  /** Where the request goes, as a runtime expression of OpenAPI: `{$request.body#/action}`. */
  readonly address: string;
  readonly summary: string;
  readonly descriptionHtml: string;
  readonly parameters: readonly Parameter[];
  readonly body?: Body;
  /** What the reader's server may answer, and what the service makes of it. */
  readonly responses: readonly Response[];
}

export interface Operation {
  readonly id: string;
  readonly version: 'v1' | 'v1-beta';
  readonly tag: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly descriptionHtml: string;
  readonly deprecated: boolean;
  readonly beta: boolean;
  readonly rights: readonly string[];
  readonly idempotent: boolean;
  readonly retryable: boolean;
  readonly retryNoteHtml: string;
  readonly parameters: readonly Parameter[];
  readonly body?: Body;
  readonly responses: readonly Response[];
  readonly errors: readonly ErrorReference[];
  readonly callbacks: readonly Callback[];
  /** Pages that use the operation. */
  readonly flows: readonly PageLink[];
  readonly topics: readonly string[];
  /** A complete request that can be pasted into a shell. */
  readonly curl: Code;
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

/** One version of the REST interface, ready to be drawn. */
export interface RestReference {
  readonly version: 'v1' | 'v1-beta';
  readonly title: string;
  readonly descriptionHtml: string;
  readonly tags: readonly Tag[];
  readonly schemas: readonly Schema[];
  /** Responses that operations share, mostly errors. */
  readonly responses: readonly SharedResponse[];
}
