/** A piece of code as pages show it: its text for copying and its highlighted HTML. */
export interface Code {
  readonly text: string;
  readonly html: string;
  readonly language: string;
}

/** A type as a row of parts: `array of` + a link to a named schema. */
export interface TypePart {
  readonly text: string;
  readonly schema?: string;
}

/** A fact beside a type: `1 to 20 characters`, or `pattern` with the expression as code. */
export interface Constraint {
  readonly text: string;
  readonly code?: string;
}

/** One permitted value with its meaning and, where a standard has one, its code (UNCL 4343). */
export interface EnumValue {
  readonly value: string;
  readonly code?: string;
  readonly descriptionHtml: string;
}

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

export interface Example {
  readonly name: string;
  readonly summary: string;
  readonly code: Code;
}

export interface PageLink {
  readonly href: string;
  readonly title: string;
}
