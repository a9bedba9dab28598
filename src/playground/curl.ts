import {shellQuote} from '../contracts/requests/curl';
import type {GraphqlRequest} from './request/post';

/** A request to an address as a curl command for bash. The shell fills in the token from the variable `VPD_TOKEN`. */
export function curlOf(address: string, {query, variables, operationName}: GraphqlRequest): string {
  const body = JSON.stringify({query, variables, ...(operationName && {operationName})});
  return [
    `curl -X POST ${shellQuote(address)}`,
    '-H "Authorization: Bearer $VPD_TOKEN"',
    "-H 'Content-Type: application/json'",
    `-d ${shellQuote(body)}`,
  ].join(' \\\n  ');
}
