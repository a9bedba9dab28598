import {shellQuote} from '../contracts/requests/curl';
import type {GraphqlRequest} from './request/post';

/**
 * A request as a curl command for bash. The token is not in it: the shell fills in the environment variable `VPD_TOKEN`.
 * @param address of the endpoint
 */
export function curlOf(address: string, {query, variables, operationName}: GraphqlRequest): string {
  const body = JSON.stringify({
    query,
    ...(variables !== undefined && {variables}),
    ...(operationName && {operationName}),
  });
  return [
    `curl -X POST ${shellQuote(address)}`,
    '-H "Authorization: Bearer $VPD_TOKEN"',
    "-H 'Content-Type: application/json'",
    `-d ${shellQuote(body)}`,
  ].join(' \\\n  ');
}
