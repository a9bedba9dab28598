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

/** The size of a selection, with its fragments spread. */
interface Size {
  /** All fields, at every level. */
  readonly fields: number;
  /** The fields of the first level, without those of introspection. */
  readonly rootFields: number;
  /** The levels of nested fields, without those of introspection. */
  readonly depth: number;
  /** The field of the first level with the most levels. */
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

  function ofField(node: FieldNode): Size {
    const {fields, depth} = ofSelections(node.selectionSet);
    if (node.name.value.startsWith('__')) return {...NOTHING, fields: fields + 1};
    return {fields: fields + 1, rootFields: 1, depth: depth + 1, deepest: node};
  }

  function ofFragment(name: string): Size {
    const size = known.get(name);
    if (size) return size;
    known.set(name, NOTHING);
    const measured = ofSelections(context.getFragment(name)?.selectionSet);
    known.set(name, measured);
    return measured;
  }

  function ofSelection(node: SelectionNode): Size {
    if (node.kind === Kind.FIELD) return ofField(node);
    return node.kind === Kind.INLINE_FRAGMENT ? ofSelections(node.selectionSet) : ofFragment(node.name.value);
  }

  function ofSelections(set?: SelectionSetNode): Size {
    return (set?.selections ?? []).map(ofSelection).reduce(together, NOTHING);
  }
  return ofSelections;
}

/**
 * The limits of a query as a rule of validation, which holds for each operation of a document.
 * @returns a rule that reports QUERY_TOO_LARGE and QUERY_TOO_DEEP
 */
export function limitRule(limits: QueryLimits): ValidationRule {
  return (context) => {
    const sizeOf = sizesIn(context);
    return {
      OperationDefinition(node) {
        const {fields, rootFields, depth, deepest} = sizeOf(node.selectionSet);
        const check = (
          size: number,
          limit: number,
          what: string,
          code: QueryErrorCode,
          nodes: ASTNode = node,
        ): void => {
          if (size <= limit) return;
          const message = `The query has ${size} ${what}. The limit is ${limit}.`;
          context.reportError(new GraphQLError(message, {nodes, extensions: {code}}));
        };
        check(rootFields, limits.rootFields, 'root fields', 'QUERY_TOO_LARGE');
        check(fields, limits.fields, 'fields', 'QUERY_TOO_LARGE');
        check(depth, limits.depth, 'levels of fields', 'QUERY_TOO_DEEP', deepest);
      },
    };
  };
}

/** Rejects mutations and subscriptions, for which GraphQL 16 has no rule: the schema has none, so none of their fields would be checked. */
export const queriesOnly: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (node.operation === OperationTypeNode.QUERY) return;
    context.reportError(new GraphQLError(`The service has no ${node.operation}s. Send a query.`, {nodes: node}));
  },
});
