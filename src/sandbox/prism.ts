import {createLogger} from '@stoplight/prism-core';
import {createInstance, type IHttpRequest} from '@stoplight/prism-http';
import route from '@stoplight/prism-http/dist/router';
import {DiagnosticSeverity, type IHttpOperation} from '@stoplight/types';
import {jsonAnswer, textAnswer, type Answer} from './answer';
import {errorAnswer, withLiveIds} from './errors';
import type {Preference} from './prefer';

const config = {
  isProxy: false as const,
  checkSecurity: false,
  validateRequest: true,
  validateResponse: false,
  errors: false,
  upstreamProxy: undefined,
  mock: {dynamic: false},
};
const prism = createInstance(config, {logger: createLogger('sandbox', {level: 'silent'})});

/** The operation of a method and path; undefined when the contract has none. */
export function operationFor(method: string, path: string, operations: IHttpOperation[]): IHttpOperation | undefined {
  const input = {method: method.toLowerCase() as IHttpRequest['method'], url: {path}};
  const found = route({resources: operations, input});
  return found._tag === 'Right' ? found.right : undefined;
}

/** The answer of the contract to a request: the wanted or first example, or an error for a request that the contract does not allow. */
export async function contractAnswer(
  operation: IHttpOperation,
  request: IHttpRequest,
  wanted: Preference,
): Promise<Answer> {
  const result = await prism.request(request, [operation], {...config, mock: {...config.mock, ...wanted}})();
  if (result._tag === 'Left') {
    const has = operation.responses.map((response) => response.code).join(', ');
    return textAnswer(
      400,
      `The contract has no response that matches Prefer. It has ${has}. The reference lists the names of the examples.`,
    );
  }
  const {output, validations} = result.right;
  const problem = validations.input.find((each) => each.severity === DiagnosticSeverity.Error);
  if (problem) {
    const isType = problem.code === 415 && operation.responses.some((response) => response.code === '415');
    const type = request.headers?.['content-type'] ?? '';
    return isType
      ? errorAnswer('API415', `Content type '${type}' is not supported. ${problem.message}`)
      : errorAnswer('API400', problem.message);
  }
  const {'Content-type': type, ...headers} = output.headers ?? {};
  if (output.body === undefined) return {status: output.statusCode, headers: {}};
  if (typeof output.body === 'string' && type) {
    return {status: output.statusCode, headers: {...headers, 'content-type': type}, body: output.body};
  }
  return jsonAnswer(output.statusCode, withLiveIds(output.body), headers);
}
