import {PARTY_PATH} from '../contracts/partyAddress';
import type {HttpRequest} from '../contracts/requests/model';
import type {GraphqlRequest} from './request/post';

/** A query as a request to the address of an endpoint, for code in any language. Its token is an environment variable, never what the reader pasted. */
export const httpRequestOf = (address: string, {query, variables, operationName}: GraphqlRequest): HttpRequest => ({
  method: 'POST',
  host: {variable: 'PSB_VPD_HOST', origin: address.slice(0, -PARTY_PATH.length)},
  path: PARTY_PATH,
  headers: [{name: 'Authorization', prefix: 'Bearer ', variable: 'VPD_TOKEN'}],
  body: {kind: 'json', value: {query, ...(variables && {variables}), ...(operationName && {operationName})}},
});
