import {parseValue, valueFromASTUntyped} from 'graphql';
import {inlineMarkdownToHtml} from '../markdown';

/** A description of the SDL: what it says, and the example at its end. */
export interface Described {
  readonly descriptionHtml: string;
  /** The example as it is written in GraphQL. */
  readonly example?: string;
}

const EXAMPLE = /\s*Example:\s*`([^`]+)`\s*$/;

/** A description as HTML, without the example that ends it: a line break of the SDL is a space. */
export function described(description: string | null | undefined): Described {
  const text = (description ?? '').replace(/\s+/g, ' ').trim();
  return {descriptionHtml: inlineMarkdownToHtml(text.replace(EXAMPLE, '')), example: EXAMPLE.exec(text)?.[1]};
}

/**
 * An example as a value of JSON; the names of enum values become texts.
 * @returns undefined for an example that is no value, such as a query
 */
export function exampleValue(example: string | undefined): unknown {
  if (example === undefined) return undefined;
  try {
    return valueFromASTUntyped(parseValue(example));
  } catch {
    return undefined;
  }
}
