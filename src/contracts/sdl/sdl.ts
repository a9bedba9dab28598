import {
  GraphQLError,
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import {codeOf} from '../code';
import type {Code, EnumValue} from '../model';
import {ContentError} from '../contentError';
import {described, exampleValue, inputFieldOf, outputFieldOf, type SdlField} from './fields';

export type SdlType = ReturnType<typeof typesOf>[number];

interface Sdl {
  readonly queries: readonly SdlField[];
  /** All types but the root type and the built-in ones, in the order of the SDL. */
  readonly types: readonly SdlType[];
}

function kindOf(type: GraphQLNamedType) {
  if (isEnumType(type)) return 'enum';
  if (isScalarType(type)) return 'scalar';
  if (isInterfaceType(type)) return 'interface';
  return isInputObjectType(type) ? 'input object' : 'object';
}

function fieldsOf(type: GraphQLNamedType): SdlField[] {
  if (isInputObjectType(type)) return Object.values(type.getFields()).map(inputFieldOf);
  if (isObjectType(type) || isInterfaceType(type)) return Object.values(type.getFields()).map(outputFieldOf);
  return [];
}

/** The examples of all fields that aren't deprecated, as one value; for a type without fields, that of its description. */
function exampleOf(fields: readonly SdlField[], example: string | undefined): Code | undefined {
  if (fields.length === 0) {
    const value = exampleValue(example);
    return value === undefined ? undefined : codeOf(value, 'application/json');
  }
  const members = fields.flatMap((field) => {
    const value = field.deprecated ? undefined : exampleValue(field.example);
    return value === undefined ? [] : [[field.name, value] as const];
  });
  return codeOf(Object.fromEntries(members), 'application/json');
}

/** The fields and arguments of a schema by coordinates, each with its type. */
const uses = (schema: GraphQLSchema) =>
  ownTypes(schema).flatMap((owner) =>
    fieldsOf(owner).flatMap(({name, type, args}) => [
      {at: `${owner.name}.${name}`, type},
      ...args.map((each) => ({at: `${owner.name}.${name}(${each.name}:)`, type: each.type})),
    ]),
  );

/** The types that the SDL itself has, in its order. */
const ownTypes = (schema: GraphQLSchema): GraphQLNamedType[] =>
  Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !(isScalarType(type) && isSpecifiedScalarType(type)))
    .sort((a, b) => (a.astNode?.loc?.start ?? 0) - (b.astNode?.loc?.start ?? 0));

/** The types of a schema but its root type. */
function typesOf(schema: GraphQLSchema) {
  const used = uses(schema);
  return ownTypes(schema)
    .filter((type) => type !== schema.getQueryType())
    .map((type) => {
      const {descriptionHtml, example} = described(type.description);
      const fields = fieldsOf(type);
      const values = isEnumType(type) ? type.getValues() : [];
      return {
        name: type.name,
        kind: kindOf(type),
        descriptionHtml,
        /** The fields of an object, an interface or an input object. */
        fields,
        values: values.map(({name, description}): EnumValue => ({value: name, ...described(description)})),
        /** The interfaces that an object has the fields of, and the objects that have those of an interface. */
        interfaces: isObjectType(type) ? type.getInterfaces().map(({name}) => name) : [],
        implementations: isInterfaceType(type) ? schema.getPossibleTypes(type).map(({name}) => name) : [],
        /** Where the type is used: fields and arguments by their coordinates, such as `party.locations` or `Query.find(args:)`. */
        usedBy: used.filter((each) => each.type.some(({schema: name}) => name === type.name)).map(({at}) => at),
        example: exampleOf(fields, example),
      };
    });
}

/** The schema of an SDL. @throws ContentError, with line in the file, for text that is no SDL, or a type that doesn't exist */
function schemaOf(text: string, file: string): GraphQLSchema {
  try {
    return buildSchema(text);
  } catch (error) {
    const line = error instanceof GraphQLError ? error.locations?.[0]?.line : undefined;
    throw new ContentError(file, line, (error as Error).message.replace(/\.$/, ''), 'Correct the SDL');
  }
}

/** A GraphQL contract, ready to be drawn. @throws ContentError as `schemaOf` does */
export function sdlOf(text: string, file: string): Sdl {
  const schema = schemaOf(text, file);
  return {
    queries: Object.values(schema.getQueryType()?.getFields() ?? {}).map(outputFieldOf),
    types: typesOf(schema),
  };
}
