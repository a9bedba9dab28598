import type {PlaygroundContent} from '../../content/playground';
import type {PartyService} from '../../partyService/service';
import {failed, type Outcome} from '../request/outcome';
import {post, type GraphqlRequest} from '../request/post';
import {tokenOf} from '../request/token';

export type Endpoint = PlaygroundContent['endpoints'][number];

/**
 * Runs a request on an endpoint. The sample data answer in the page, without a network.
 * @param pasted the content of the token field
 * @returns the response or the failure; never rejects
 */
export async function runOn(
  endpoint: Endpoint,
  service: PartyService,
  pasted: string,
  request: GraphqlRequest,
  signal: AbortSignal,
): Promise<Outcome> {
  if (endpoint.address === undefined) {
    // JSON is what a host would send: without it, objects would lack a prototype, and undefined would be a value.
    const result: unknown = JSON.parse(JSON.stringify(service.execute(request)));
    return {kind: 'answer', result: result as Readonly<Record<string, unknown>>};
  }
  const token = tokenOf(pasted);
  if (token === '') return failed('noToken');
  if (token === undefined) return failed('wrongToken');
  return post(endpoint.address, token, request, signal);
}
