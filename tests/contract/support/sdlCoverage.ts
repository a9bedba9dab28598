import {
  type DocumentNode,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import {ownTypes} from './sdl';

/** What a set of queries uses of a schema. */
interface Coverage {
  /** Names of types: of a selection, a field, an argument or a variable. */
  readonly types: ReadonlySet<string>;
  /** Fields as `type.field`. */
  readonly fields: ReadonlySet<string>;
}

/** The name of a type without the signs of lists and of what isn't null. */
const nameOf = (type: {toString(): string} | null | undefined): string =>
  type?.toString().replaceAll(/[[\]!]/g, '') ?? '';

/** What queries that are valid use of a schema. The fields of an input type aren't followed; the types of them are. */
export function coverageOf(schema: GraphQLSchema, documents: readonly DocumentNode[]): Coverage {
  const types = new Set<string>();
  const fields = new Set<string>();
  const info = new TypeInfo(schema);
  const visitor = visitWithTypeInfo(info, {
    enter(node) {
      if (node.kind === Kind.FIELD) {
        const parent = info.getParentType();
        if (parent) fields.add(`${parent.name}.${node.name.value}`);
        types.add(nameOf(parent)).add(nameOf(info.getType()));
      }
      if (node.kind === Kind.INLINE_FRAGMENT) types.add(nameOf(info.getType()));
      if (node.kind === Kind.ARGUMENT || node.kind === Kind.VARIABLE_DEFINITION || node.kind === Kind.OBJECT_FIELD)
        types.add(nameOf(info.getInputType()));
    },
  });
  documents.forEach((document) => visit(document, visitor));
  return {types, fields};
}

/** Every field of the objects and interfaces of a schema, as `type.field`. */
export const outputFields = (schema: GraphQLSchema): string[] =>
  ownTypes(schema).flatMap((type) =>
    isObjectType(type) || isInterfaceType(type)
      ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`)
      : [],
  );
