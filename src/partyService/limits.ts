import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  type ASTNode,
  type FieldNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import type {QueryLimits} from './data';
import type {QueryErrorCode} from './errors';

/** The size of a selection with its fragments: all fields, and without introspection those of its first level, the levels, and the field with the most levels. */
interface Size {
  readonly fields: number;
  readonly rootFields: number;
  readonly depth: number;
  readonly deepest?: FieldNode;
}

const NOTHING: Size = {fields: 0, rootFields: 0, depth: 0};

function together(one: Size, other: Size): Size {
  const {depth, deepest} = one.depth >= other.depth ? one : other;
  return {fields: one.fields + other.fields, rootFields: one.rootFields + other.rootFields, depth, deepest};
}

/**
 * Measures selections of a document. Each use of a fragment counts, but a fragment is measured once, so that fragments within fragments
 * cost no time. One that is missing or contains itself counts as nothing, because validation reports it.
 */
function sizesIn(context: ValidationContext): (selections?: SelectionSetNode) => Size {
  const known = new Map<string, Size>();

  function ofFragment(name: string): Size {
    const size = known.get(name);
    if (size) return size;
    known.set(name, NOTHING);
    const measured = ofSelections(context.getFragment(name)?.selectionSet);
    known.set(name, measured);
    return measured;
  }

  function ofSelection(node: SelectionNode): Size {
    if (node.kind === Kind.FRAGMENT_SPREAD) return ofFragment(node.name.value);
    const size = ofSelections(node.selectionSet);
    if (node.kind === Kind.INLINE_FRAGMENT) return size;
    if (node.name.value.startsWith('__')) return {...NOTHING, fields: size.fields + 1};
    return {fields: size.fields + 1, rootFields: 1, depth: size.depth + 1, deepest: node};
  }

  const ofSelections = (set?: SelectionSetNode): Size =>
    (set?.selections ?? []).map(ofSelection).reduce(together, NOTHING);
  return ofSelections;
}

/** The limits of a query as a rule of validation, for each operation of a document: it reports QUERY_TOO_LARGE and QUERY_TOO_DEEP. */
export const limitRule =
  (limits: QueryLimits): ValidationRule =>
  (context) => ({
    OperationDefinition(node) {
      const size = sizesIn(context)(node.selectionSet);
      const check = (
        key: 'fields' | 'rootFields' | 'depth',
        what: string,
        code: QueryErrorCode,
        nodes: ASTNode,
      ): void => {
        if (size[key] <= limits[key]) return;
        const message = `The query has ${size[key]} ${what}. The limit is ${limits[key]}.`;
        context.reportError(new GraphQLError(message, {nodes, extensions: {code}}));
      };
      check('rootFields', 'root fields', 'QUERY_TOO_LARGE', node);
      check('fields', 'fields', 'QUERY_TOO_LARGE', node);
      check('depth', 'levels of fields', 'QUERY_TOO_DEEP', size.deepest ?? node);
    },
  });

/** Rejects mutations and subscriptions, for which GraphQL 16 has no rule: the schema has none, so none of their fields would be checked. */
export const queriesOnly: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (node.operation === OperationTypeNode.QUERY) return;
    context.reportError(new GraphQLError(`The service has no ${node.operation}s. Send a query.`, {nodes: node}));
  },
});
