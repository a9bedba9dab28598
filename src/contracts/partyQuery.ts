import type {HttpRequest} from './requests/model';

/**
 * The request that sends a GraphQL query to the party data service. The token comes from the reader's environment.
 * @param query as a file of vpd/queries has it
 * @param host without scheme or path
 */
export function partyQueryRequest(query: string, host: string): HttpRequest {
  return {
    method: 'POST',
    url: `https://${host}/graphql/v1`,
    headers: [{name: 'Authorization', prefix: 'Bearer ', variable: 'VPD_TOKEN'}],
    body: {kind: 'json', value: {query: query.trim().replace(/\s+/g, ' ')}},
  };
}
