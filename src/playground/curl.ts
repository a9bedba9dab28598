import type {GraphqlRequest} from './request/post';

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

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
    `curl -X POST ${quoted(address)}`,
    '-H "Authorization: Bearer $VPD_TOKEN"',
    "-H 'Content-Type: application/json'",
    `-d ${quoted(body)}`,
  ].join(' \\\n  ');
}
