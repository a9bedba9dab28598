import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';

/**
 * A selection of every field of a type, and of the types behind it, without arguments. A type within itself is left out, so that codes with
 * their parents and children end.
 */
export function everyField(schema: GraphQLSchema, type: GraphQLNamedType, around: readonly string[] = []): string {
  if (!isObjectType(type) && !isInterfaceType(type)) return '';
  const path = [...around, type.name];
  const fields = Object.values(type.getFields()).flatMap(({name, type: fieldType, args}) => {
    const named = getNamedType(fieldType);
    if (args.some(isRequiredArgument)) throw new Error(`${type.name}.${name} needs an argument`);
    return path.includes(named.name) ? [] : [`${name} ${everyField(schema, named, path)}`];
  });
  const kinds = isInterfaceType(type) ? schema.getPossibleTypes(type) : [];
  const more = kinds.map((kind) => `... on ${kind.name} ${everyField(schema, kind, path)}`);
  return `{ __typename ${[...fields, ...more].join(' ')} }`;
}
