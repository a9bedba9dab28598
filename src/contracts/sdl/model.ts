import type {Code, EnumValue, Field} from '../model';

/** A field of a type, with the arguments that it accepts. */
export interface SdlField extends Field {
  readonly args: readonly Field[];
}

/** What kind of type it is, in the words of GraphQL. */
export type SdlKind = 'object' | 'input object' | 'interface' | 'enum' | 'scalar';

/** A type of a GraphQL contract. */
export interface SdlType {
  readonly name: string;
  readonly kind: SdlKind;
  readonly descriptionHtml: string;
  /** The fields of an object, an interface or an input object. */
  readonly fields: readonly SdlField[];
  /** The values of an enum. */
  readonly values: readonly EnumValue[];
  /** The interfaces that an object has the fields of, and the objects that have those of an interface. */
  readonly interfaces: readonly string[];
  readonly implementations: readonly string[];
  /** Where the type is used: fields and arguments by their coordinates, such as `party.locations` or `Query.find(args:)`. */
  readonly usedBy: readonly string[];
  /** A value of the type as JSON, made of the examples of its fields; the example of the description for a scalar. */
  readonly example?: Code;
}

/** A GraphQL contract, ready to be drawn. */
export interface Sdl {
  /** The root queries, each with its arguments. */
  readonly queries: readonly SdlField[];
  /** All types but the root type and the built-in ones, in the order of the SDL. */
  readonly types: readonly SdlType[];
}
