import {
  buildSchema,
  executeSync,
  GraphQLError,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type ValidationRule,
} from 'graphql';
import {resolverWithin} from './arguments';
import type {PartyData} from './data';
import {withCodes, type QueryErrorCode} from './errors';
import {limitRule, queriesOnly} from './limits';
import {queryCodes, queryLegalForms, type CodeArguments, type LegalFormArguments} from './resolvers/codes';
import {queryFind, type FindArguments} from './resolvers/findQuery';
import {queryParty, type PartyArguments} from './resolvers/partyQuery';

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

/**
 * A document within the limits, or the response to a text that is none. The limits come before the other rules, which they keep fast.
 */
function read(query: string, schema: GraphQLSchema, limits: readonly ValidationRule[]): DocumentNode | ExecutionResult {
  try {
    const document = parse(query);
    const beyond = validate(schema, document, limits);
    return beyond.length === 0 ? document : failed(beyond, 'QUERY_TOO_LARGE');
  } catch (error) {
    if (error instanceof GraphQLError) return failed([error], 'GRAPHQL_PARSE_FAILED');
    // The parser calls itself for each level: too many of them exceed the stack.
    if (error instanceof RangeError)
      return failed([new GraphQLError('The query is nested too deeply.')], 'QUERY_TOO_DEEP');
    throw error;
  }
}

/** The type `Query`: a function for each root field. */
const rootOf = (data: PartyData): object => ({
  party: (written: PartyArguments) => queryParty(data, written),
  find: (written: FindArguments) => queryFind(data, written),
  company: (written: LegalFormArguments) => queryLegalForms(data, written),
  sbi: (written: CodeArguments) => queryCodes(data, 'sbi', written),
  nace: (written: CodeArguments) => queryCodes(data, 'nace', written),
});

/**
 * The party data service over its data, in this program.
 * @throws Error for an SDL that is wrong
 */
export function createPartyService(data: PartyData): PartyService {
  const schema = buildSchema(data.sdl);
  const rootValue = rootOf(data);
  const fieldResolver = resolverWithin(data.limits);
  const limits = [limitRule(data.limits)];
  const rules = [...specifiedRules, queriesOnly];

  function answer({query, variables, operationName}: PartyRequest): ExecutionResult {
    const document = read(query, schema, limits);
    if (!('kind' in document)) return document;
    const invalid = validate(schema, document, rules);
    if (invalid.length > 0) return failed(invalid, 'GRAPHQL_VALIDATION_FAILED');
    const result = executeSync({schema, document, rootValue, fieldResolver, variableValues: variables, operationName});
    return result.errors ? {...result, errors: withCodes(result.errors, 'BAD_USER_INPUT')} : result;
  }

  return {
    schema,
    execute(request) {
      try {
        return answer(request);
      } catch (error) {
        const originalError = error instanceof Error ? error : new Error(String(error));
        return failed([new GraphQLError(originalError.message, {originalError})], 'INTERNAL_SERVER_ERROR');
      }
    },
  };
}
