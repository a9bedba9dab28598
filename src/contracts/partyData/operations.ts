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

/** An example query of party data, without its text. */
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

export interface PartyQuery {
  /** As a file of vpd/operations has it. */
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** A query in one line, without comments. Texts in three quotation marks aren't meant to occur. */
const inOneLine = (query: string): string => print(parse(query)).replace(/\n\s*/g, ' ');

/** The request that sends a query to a host, with the token from the reader's environment. @throws GraphQLError for a text that is no query */
export function partyQueryRequest({query, variables}: PartyQuery, host: string): HttpRequest {
  return {
    method: 'POST',
    url: partyAddress(host),
    headers: [{name: 'Authorization', prefix: 'Bearer ', variable: 'VPD_TOKEN'}],
    body: {kind: 'json', value: {query: inOneLine(query), ...(variables && {variables})}},
  };
}
