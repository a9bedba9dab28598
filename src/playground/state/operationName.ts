import {Kind, parse} from 'graphql';

/** The operations of a query; none for a text that isn't GraphQL. */
function operationsOf(query: string): (string | undefined)[] {
  try {
    return parse(query, {noLocation: true}).definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? [definition.name?.value] : [],
    );
  } catch {
    return [];
  }
}

/** The operation to run, undefined for a query with one or none. GraphiQL's choice can be that of the text before, which it reads late. */
export function operationNameOf(query: string, chosen: string | null | undefined): string | undefined {
  const operations = operationsOf(query);
  if (operations.length < 2) return undefined;
  return operations.find((name) => name !== undefined && name === chosen) ?? operations[0];
}
