import {Kind} from 'graphql';
import {definitionsOf} from './definitions';

/** The operation to run, undefined for a query with one or none. GraphiQL's choice can be that of the text before, which it reads late. */
export function operationNameOf(query: string, chosen: string | null | undefined): string | undefined {
  const operations = (definitionsOf(query) ?? []).flatMap((each) =>
    each.kind === Kind.OPERATION_DEFINITION ? [each.name?.value] : [],
  );
  if (operations.length < 2) return undefined;
  return operations.find((name) => name !== undefined && name === chosen) ?? operations[0];
}
