import {
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';

/** A part of a schema that has a description: a type, a field, an argument or a value of an enum. */
export interface Described {
  /** Its path, such as `party.locations(type)`. */
  readonly path: string;
  readonly description: string;
  /** The type of the value of a field or an argument, as SDL writes it. */
  readonly type?: string;
  readonly kind: 'type' | 'field' | 'argument' | 'inputField' | 'enumValue';
}

/** The types that a schema declares itself. */
export function ownTypes(schema: GraphQLSchema): GraphQLNamedType[] {
  return Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );
}

function partsOf(type: GraphQLNamedType): Described[] {
  const part = (
    kind: Described['kind'],
    path: string,
    description: string | null | undefined,
    of?: string,
  ): Described => ({kind, path, description: description ?? '', ...(of && {type: of})});
  const own = part('type', type.name, type.description);
  if (isEnumType(type)) {
    const values = type
      .getValues()
      .map(({name, description}) => part('enumValue', `${type.name}.${name}`, description));
    return [own, ...values];
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return [
      own,
      ...fields.map((field) => part('inputField', `${type.name}.${field.name}`, field.description, String(field.type))),
    ];
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return [own];
  const fields = Object.values(type.getFields()).flatMap(({name, description, type: of, args}) => [
    part('field', `${type.name}.${name}`, description, String(of)),
    ...args.map((arg) => part('argument', `${type.name}.${name}(${arg.name})`, arg.description, String(arg.type))),
  ]);
  return [own, ...fields];
}

/** Every part of a schema that should have a description. */
export const describedParts = (schema: GraphQLSchema): Described[] => ownTypes(schema).flatMap(partsOf);

/** The example at the end of a description; undefined when it doesn't end in one. */
export const exampleOf = (description: string): string | undefined => /\bExample:\s+`([^`]+)`$/.exec(description)?.[1];
