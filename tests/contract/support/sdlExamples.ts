import {
  type ConstValueNode,
  type GraphQLSchema,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  Kind,
  parse,
  parseConstValue,
  parseType,
  type TypeNode,
  validate,
} from 'graphql';
import type {Described} from './sdl';

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/**
 * Whether a value can be written for an input type, or can be in a response as a value of an output type.
 * @throws GraphQLError for a scalar that isn't of its type
 */
function isOfType(schema: GraphQLSchema, value: ConstValueNode, type: TypeNode): boolean {
  if (type.kind === Kind.NON_NULL_TYPE) return value.kind !== Kind.NULL && isOfType(schema, value, type.type);
  if (value.kind === Kind.NULL) return true;
  if (type.kind === Kind.LIST_TYPE) {
    return value.kind === Kind.LIST && value.values.every((each) => isOfType(schema, each, type.type));
  }
  const named = schema.getType(type.name.value);
  if (named?.name === 'Date') return value.kind === Kind.STRING && DAY.test(value.value);
  if (isLeafType(named)) return named.parseLiteral(value, {}) !== undefined;
  if (!isObjectType(named) && !isInterfaceType(named) && !isInputObjectType(named)) return false;
  if (value.kind !== Kind.OBJECT) return false;
  const fields = named.getFields();
  return value.fields.every(({name, value: each}) => {
    const of = fields[name.value]?.astNode?.type;
    return of !== undefined && isOfType(schema, each, of);
  });
}

const isValidQuery = (schema: GraphQLSchema, query: string): boolean => validate(schema, parse(query)).length === 0;

/**
 * Whether an example of a description is what it must be: a query for the root type, a field of a query for a root field, else a value of
 * the type.
 */
export function isGoodExample(schema: GraphQLSchema, example: string, {kind, path, type}: Described): boolean {
  const root = schema.getQueryType()?.name;
  try {
    if (kind === 'type' && path === root) return isValidQuery(schema, example);
    if (kind === 'field' && path.startsWith(`${root}.`)) return isValidQuery(schema, `{ ${example} }`);
    return isOfType(schema, parseConstValue(example), parseType(type ?? path));
  } catch {
    return false;
  }
}
