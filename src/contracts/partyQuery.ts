import {parse, print} from 'graphql';
import {partyAddress} from './partyAddress';
import type {HttpRequest} from './requests/model';

/** What a request to the party data service sends. */
export interface PartyQuery {
  /** As a file of vpd/operations has it. */
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** A query in one line, without comments. Texts in three quotation marks aren't meant to occur. */
const inOneLine = (query: string): string => print(parse(query)).replace(/\n\s*/g, ' ');

/**
 * The request that sends a GraphQL query to the party data service. The token comes from the reader's environment.
 * @param host without scheme or path
 * @throws GraphQLError for a text that is no query
 */
export function partyQueryRequest({query, variables}: PartyQuery, host: string): HttpRequest {
  return {
    method: 'POST',
    url: partyAddress(host),
    headers: [{name: 'Authorization', prefix: 'Bearer ', variable: 'VPD_TOKEN'}],
    body: {kind: 'json', value: {query: inOneLine(query), ...(variables && {variables})}},
  };
}
