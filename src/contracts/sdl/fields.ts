import {
  astFromValue,
  getNamedType,
  isRequiredArgument,
  isRequiredInputField,
  isSpecifiedScalarType,
  parseValue,
  print,
  valueFromASTUntyped,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLType,
} from 'graphql';
import {inlineMarkdownToHtml} from '../markdown';
import type {Constraint, Field, TypePart} from '../model';

export interface SdlField extends Field {
  readonly args: readonly Field[];
}

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

/** An example as a JSON value, with enum values as texts; nothing for an example that is no value, such as a query. */
export function exampleValue(example: string | undefined): unknown {
  if (example === undefined) return undefined;
  try {
    return valueFromASTUntyped(parseValue(example));
  } catch {
    return undefined;
  }
}

/** A type as GraphQL writes it, `[party!]`, its name a link unless it is built in. */
function typeParts(type: GraphQLType): TypePart[] {
  const named = getNamedType(type);
  if (isSpecifiedScalarType(named)) return [{text: String(type)}];
  const [before = '', after = ''] = String(type).split(named.name);
  return [{text: before}, {text: named.name, schema: named.name}, {text: after}].filter(({text}) => text !== '');
}

function defaultOf({defaultValue, type}: GraphQLArgument | GraphQLInputField): Constraint[] {
  const value = astFromValue(defaultValue, type);
  return value ? [{text: 'default', code: print(value)}] : [];
}

interface Member {
  readonly name: string;
  readonly description?: string | null;
  readonly type: GraphQLType;
  readonly deprecationReason?: string | null;
}

/** What all members have: the reason of a deprecation ends the description. */
function fieldOf({name, description, type, deprecationReason}: Member): Field {
  const {descriptionHtml, example} = described(description);
  const reason = deprecationReason ? ` ${inlineMarkdownToHtml(deprecationReason)}` : '';
  return {
    name,
    required: false,
    type: typeParts(type),
    descriptionHtml: `${descriptionHtml}${reason}`,
    constraints: [],
    values: [],
    example,
    deprecated: Boolean(deprecationReason),
  };
}

/** An argument: whether it is required, and its default. */
const argumentOf = (argument: GraphQLArgument): Field => ({
  ...fieldOf(argument),
  required: isRequiredArgument(argument),
  constraints: defaultOf(argument),
});

/** A field of an object or an interface, with its arguments. */
export const outputFieldOf = (field: GraphQLField<unknown, unknown>): SdlField => ({
  ...fieldOf(field),
  args: field.args.map(argumentOf),
});

/** A field of an input object. */
export const inputFieldOf = (field: GraphQLInputField): SdlField => ({
  ...fieldOf(field),
  required: isRequiredInputField(field),
  constraints: defaultOf(field),
  args: [],
});
