import type {Constraint, EnumValue, Field} from '../model';

/** A named type of the schema: one with elements, or one that restricts a text or a number. */
export interface SoapType {
  readonly name: string;
  readonly descriptionHtml: string;
  /** The elements in their order; none for a simple type. */
  readonly fields: readonly Field[];
  /** What a simple type restricts, such as `string`. */
  readonly base?: string;
  readonly constraints: readonly Constraint[];
  readonly values: readonly EnumValue[];
}

/** A request or a response as the body contains it. */
export interface SoapMessage {
  /** The name of the element in the body. */
  readonly element: string;
  readonly fields: readonly Field[];
}
