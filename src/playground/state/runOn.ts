import type {PlaygroundContent} from '../../sources/party/playgroundContent';
import {failed, outcomeOf, type Outcome} from '../request/outcome';
import {post, tokenOf, type GraphqlRequest} from '../request/post';
import {operationNameOf} from './operationName';
import {sampleService} from './sampleService';

export type Endpoint = PlaygroundContent['endpoints'][number];

/** Runs a request on an endpoint with the content of the token field, or in the page on the sample data. Never rejects. */
export async function runOn(
  endpoint: Endpoint,
  pasted: string,
  {query, variables, operationName}: GraphqlRequest,
  signal: AbortSignal,
): Promise<Outcome> {
  const request = {query, variables, operationName: operationNameOf(query, operationName)};
  if (endpoint.address === undefined) {
    const service = await sampleService().catch(() => undefined);
    if (!service) return failed('notLoaded');
    // As JSON, because that is what a host would send.
    return outcomeOf(new Response(), JSON.stringify(service.execute(request)), 0);
  }
  const token = tokenOf(pasted);
  if (token === '') return failed('noToken');
  if (token === undefined) return failed('wrongToken');
  return post(endpoint.address, token, request, signal);
}
