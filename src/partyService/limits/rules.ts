import {GraphQLError, OperationTypeNode, type ASTNode, type ValidationRule} from 'graphql';
import type {QueryLimits} from '../data';
import {sizesIn} from './size';

const tooLarge = (message: string, node: ASTNode): GraphQLError =>
  new GraphQLError(message, {nodes: node, extensions: {code: 'QUERY_TOO_LARGE'}});

/**
 * The limits of a query as rules of validation. Each operation of a document is held to them.
 * @returns rules that report QUERY_TOO_LARGE and QUERY_TOO_DEEP
 */
export function limitRules({depth, fields, rootFields}: QueryLimits): ValidationRule[] {
  return [
    (context) => {
      const sizeOf = sizesIn(context.getDocument());
      return {
        OperationDefinition(node) {
          const size = sizeOf(node.selectionSet);
          if (size.rootFields > rootFields) {
            const message = `The query has ${size.rootFields} root fields. The limit is ${rootFields}.`;
            context.reportError(tooLarge(message, node));
          }
          if (size.fields > fields) {
            context.reportError(tooLarge(`The query has ${size.fields} fields. The limit is ${fields}.`, node));
          }
          if (size.depth > depth) {
            context.reportError(
              new GraphQLError(`The query has ${size.depth} levels of fields. The limit is ${depth}.`, {
                nodes: size.deepest,
                extensions: {code: 'QUERY_TOO_DEEP'},
              }),
            );
          }
        },
      };
    },
  ];
}

/** Rejects mutations and subscriptions, for which GraphQL 16 has no rule: the schema has none, so no field of theirs would be checked. */
export const queriesOnly: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (node.operation === OperationTypeNode.QUERY) return;
    context.reportError(new GraphQLError(`The service has no ${node.operation}s. Send a query.`, {nodes: node}));
  },
});
