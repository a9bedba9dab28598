import * as g from 'graphql';

type Field = g.GraphQLField<unknown, unknown>;

/** The fields of a type; none of a type without fields. */
export const fieldsOf = (type: g.GraphQLNamedType): Field[] =>
  g.isObjectType(type) || g.isInterfaceType(type) ? Object.values(type.getFields()) : [];

function firstValueOf(type: g.GraphQLInputType): string {
  const named = g.getNamedType(type);
  if (g.isListType(g.getNullableType(type))) return '[]';
  if (g.isInputObjectType(named)) return '{}';
  if (g.isEnumType(named)) return named.getValues()[0]?.name ?? '';
  return {Int: '1', Float: '1', Boolean: 'true'}[named.name] ?? '""';
}

const nameOf = (value: string): g.NameNode => ({kind: g.Kind.NAME, value});

/** An argument, or a field of an input object, as it is added to a query: with a value to change. */
export const argumentOf = ({name, type}: Pick<g.GraphQLArgument, 'name' | 'type'>): g.ConstArgumentNode => ({
  kind: g.Kind.ARGUMENT,
  name: nameOf(name),
  value: g.parseConstValue(firstValueOf(type)),
});

/** What a reader typed as a value: a text without quotation marks, anything else as in a query. Undefined for what isn't a value. */
export function valueOf(type: g.GraphQLInputType, typed: string): g.ValueNode | undefined {
  const isText = firstValueOf(type) === '""' && !/^\$\w/.test(typed);
  try {
    return g.parseValue(isText ? JSON.stringify(typed) : typed, {noLocation: true});
  } catch {
    return undefined;
  }
}

/** A field as it is added to a query: with what it requires, and with a first field of its own, because an object without fields is no query. */
export function selectionOf({name, args, type}: Field): g.FieldNode {
  const inner = fieldsOf(g.getNamedType(type));
  const first = inner.find((field) => g.isLeafType(g.getNamedType(field.type))) ?? inner[0];
  const node: g.FieldNode = {
    kind: g.Kind.FIELD,
    name: nameOf(name),
    arguments: args.filter(g.isRequiredArgument).map(argumentOf),
  };
  return (first && withSelections(node, [selectionOf(first)])) ?? node;
}

/** A list with `next` in the place of `old`: added for want of `old`, removed for want of `next`. */
export const exchanged = <T>(list: readonly T[], old: T | undefined, next: T | undefined): T[] =>
  (old === undefined ? [...list, next] : list.map((each) => (each === old ? next : each))).filter(
    (each) => each !== undefined,
  );

/** An operation or a field with other fields; undefined for none. */
export const withSelections = <P extends g.OperationDefinitionNode | g.FieldNode>(
  parent: P,
  selections: readonly g.SelectionNode[],
): P | undefined =>
  selections.length > 0 ? {...parent, selectionSet: {kind: g.Kind.SELECTION_SET, selections}} : undefined;

const NONE: g.OperationDefinitionNode = {
  kind: g.Kind.OPERATION_DEFINITION,
  operation: g.OperationTypeNode.QUERY,
  selectionSet: {kind: g.Kind.SELECTION_SET, selections: []},
};

/**
 * A query with other fields in one of its operations, or in a new one. The comments before it stay. A variable that the operation no longer
 * uses goes, because a service would reject the query.
 */
export function queryWith(
  text: string,
  definitions: readonly g.DefinitionNode[],
  old: g.OperationDefinitionNode | undefined,
  selections: readonly g.SelectionNode[],
): string {
  const printed = (operation: typeof old): string => exchanged(definitions, old, operation).map(g.print).join('\n\n');
  const next = withSelections(old ?? NONE, selections);
  const isUsed = (variable: string, query: string): boolean => query.split(new RegExp(`\\$${variable}\\b`)).length > 2;
  const variableDefinitions = next?.variableDefinitions?.filter(
    ({variable: {name}}) => isUsed(name.value, printed(next)) || !isUsed(name.value, text),
  );
  const head = /^(?:\s*#.*(?:\n|$))*/.exec(text)?.[0] ?? '';
  return head + printed(next && {...next, variableDefinitions});
}
