import {
  astFromValue,
  getNamedType,
  isRequiredArgument,
  isRequiredInputField,
  isSpecifiedScalarType,
  print,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLType,
} from 'graphql';
import {inlineMarkdownToHtml} from '../markdown';
import type {Constraint, Field, TypePart} from '../model';
import {described} from './description';
import type {SdlField} from './model';

/** A type as GraphQL writes it, `[party!]`, its name a link unless GraphQL has it by itself. */
export function typeParts(type: GraphQLType): TypePart[] {
  const named = getNamedType(type);
  if (isSpecifiedScalarType(named)) return [{text: String(type)}];
  const [before = '', after = ''] = String(type).split(named.name);
  return [{text: before}, {text: named.name, schema: named.name}, {text: after}].filter(({text}) => text !== '');
}

/** A default as it is written in a query. */
function defaultOf({
  defaultValue,
  type,
}: {
  readonly defaultValue?: unknown;
  readonly type: GraphQLInputType;
}): Constraint[] {
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
export const argumentOf = (argument: GraphQLArgument): Field => ({
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
