import type {HttpRequest} from '../contracts/requests/model';
import type {GraphqlRequest} from './request/post';

/** A query as a request to an address, for code in any language. Its token is an environment variable, never what the reader pasted. */
export const httpRequestOf = (address: string, {query, variables, operationName}: GraphqlRequest): HttpRequest => ({
  method: 'POST',
  url: address,
  headers: [{name: 'Authorization', prefix: 'Bearer ', variable: 'VPD_TOKEN'}],
  body: {kind: 'json', value: {query, ...(variables && {variables}), ...(operationName && {operationName})}},
});
