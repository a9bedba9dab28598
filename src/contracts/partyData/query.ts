import {GraphQLError, parse, validate, type GraphQLSchema} from 'graphql';
import {ContentError} from '../contentError';

/**
 * The fault of a query, at its place.
 * @param file path that the error names
 */
export const queryFault = ({message, locations}: GraphQLError, file: string): ContentError =>
  new ContentError(file, locations?.[0]?.line, message, 'Correct the query, or the schema vpd/schema.graphql');

/**
 * A query that fits the schema, without blank lines around it.
 * @param file path that errors name
 * @throws ContentError with file and line
 */
export function checkedQuery(text: string, file: string, schema: GraphQLSchema): string {
  let errors: readonly GraphQLError[];
  try {
    errors = validate(schema, parse(text));
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    errors = [error];
  }
  if (errors[0]) throw queryFault(errors[0], file);
  return text.trim();
}
