import {GraphQLError, parse, validate, type GraphQLSchema} from 'graphql';
import * as z from 'zod';
import {ContentError} from '../contentError';
import {checkYaml, type YamlFile} from '../yamlFile';

const operationsSchema = z.array(
  z.strictObject({
    name: z.string().regex(/^[a-z]\w*$/),
    title: z.string().min(3).max(40),
    shows: z.string().min(10),
    variables: z.record(z.string(), z.unknown()).optional(),
  }),
);

export type OperationEntry = z.infer<typeof operationsSchema>[number];

/** The file vpd/operations/operations.yaml. @throws ContentError for a wrong entry */
export const operationEntriesOf = (yaml: YamlFile): OperationEntry[] => checkYaml(yaml, operationsSchema);

/** The fault of a query, at its place. @param file path that the error names */
export const queryFault = ({message, locations}: GraphQLError, file: string): ContentError =>
  new ContentError(file, locations?.[0]?.line, message, 'Correct the query, or the schema vpd/schema.graphql');

/** A query that fits the schema, without blank lines around it. @throws ContentError with line in the file */
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
