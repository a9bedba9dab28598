import {createHash} from 'node:crypto';
import {requestOf} from '../../../src/contracts/openapi/request';
import {placedOperations, resolve} from '../../../src/contracts/openapi/document';
import type {HttpRequest} from '../../../src/contracts/requests/model';
import {allRequests, openApi, restVersions} from '../../support/contracts';

/** A request of the contracts, with a name that is an identifier in every language. */
export interface NamedRequest {
  readonly name: string;
  readonly request: HttpRequest;
}

/** No file system takes longer names than 255 bytes, and tools add to them. */
const LONGEST = 100;

/** The key of a request as an identifier; the hash keeps apart what is cut off. */
function identifierOf(key: string): string {
  const name = key.replace(/\W/g, '_');
  return name.length <= LONGEST
    ? name
    : `${name.slice(0, LONGEST)}_${createHash('sha256').update(key).digest('hex').slice(0, 8)}`;
}

/** Every request that pages show, and every named example of a body, whether a page shows it or not. */
export function everyRequest(): NamedRequest[] {
  const requests = new Map(allRequests());
  for (const version of restVersions) {
    const document = openApi(version);
    for (const placed of placedOperations(document)) {
      const {operationId, requestBody} = placed.operation;
      const [media] = Object.entries(requestBody ? resolve(document, requestBody).content : {});
      for (const example of Object.keys(media?.[1].examples ?? {})) {
        requests.set(`${operationId}/${example}`, requestOf(document, placed, {example}));
      }
    }
  }
  return [...requests].map(([key, request]) => ({name: identifierOf(key), request}));
}
