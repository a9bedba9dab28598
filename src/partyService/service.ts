import {
  buildSchema,
  executeSync,
  GraphQLError,
  parse,
  specifiedRules,
  validate,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import {resolverWithin} from './arguments';
import type {PartyData} from './data';
import {withCodes, type QueryErrorCode} from './errors';
import {limitRule, queriesOnly} from './limits';
import {queryCodes, queryLegalForms, type CodeArguments} from './resolvers/codes';
import {queryFind, queryParty, type FindArguments, type PartyArguments} from './resolvers/parties';

/** A request to the service, as the JSON body has it. */
export interface PartyRequest {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>> | null;
  readonly operationName?: string | null;
}

/** The party data service. */
export interface PartyService {
  readonly schema: GraphQLSchema;
  /** Answers a request. A query that can't be executed gives `errors` with codes of vpd/errors.yaml; nothing is thrown. */
  readonly execute: (request: PartyRequest) => ExecutionResult;
}

const failed = (errors: readonly GraphQLError[], code: QueryErrorCode): ExecutionResult => ({
  errors: withCodes(errors, code),
});

/** The response for an error that was thrown: by the parser, for more levels than the stack has room for, or by a fault of the service. */
function failedBy(error: unknown): ExecutionResult {
  if (error instanceof GraphQLError) return failed([error], 'GRAPHQL_PARSE_FAILED');
  if (error instanceof RangeError) {
    return failed([new GraphQLError('The query is nested too deeply.')], 'QUERY_TOO_DEEP');
  }
  return failed([new GraphQLError('', {originalError: new Error(String(error))})], 'INTERNAL_SERVER_ERROR');
}

/** The type `Query`: a function for each root field. */
const rootOf = (data: PartyData): object => ({
  party: (written: PartyArguments) => queryParty(data, written),
  find: (written: FindArguments) => queryFind(data, written),
  company: (written: CodeArguments) => queryLegalForms(data, written),
  sbi: (written: CodeArguments) => queryCodes(data, 'sbi', written),
  nace: (written: CodeArguments) => queryCodes(data, 'nace', written),
});

/** The party data service over its data, in this program. @throws Error for an SDL that is wrong */
export function createPartyService(data: PartyData): PartyService {
  const schema = buildSchema(data.sdl);
  const resolvers = {rootValue: rootOf(data), fieldResolver: resolverWithin(data.limits)};

  function answer({query, variables: variableValues, operationName}: PartyRequest): ExecutionResult {
    const document = parse(query);
    // The limits come first: they keep the other rules fast.
    const beyond = validate(schema, document, [limitRule(data.limits)]);
    if (beyond.length > 0) return failed(beyond, 'QUERY_TOO_LARGE');
    const invalid = validate(schema, document, [...specifiedRules, queriesOnly]);
    if (invalid.length > 0) return failed(invalid, 'GRAPHQL_VALIDATION_FAILED');
    const result = executeSync({...resolvers, schema, document, variableValues, operationName});
    return result.errors ? {...result, errors: withCodes(result.errors, 'BAD_USER_INPUT')} : result;
  }

  return {
    schema,
    execute(request) {
      try {
        return answer(request);
      } catch (error) {
        return failedBy(error);
      }
    },
  };
}
