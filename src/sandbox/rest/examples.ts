import {resolve} from '../../contracts/openapi/document';
import {jsonAnswer, textAnswer, type Answer} from '../answer';
import {withLiveIds} from '../errors';
import type {Preference} from '../prefer';
import type {RestOperation} from './contract';

/** The response of the contract that a caller wants to see by `Prefer`, whatever was sent. */
export function wantedAnswer(
  operation: RestOperation,
  {code = 200, exampleKey}: Preference,
  file: (path: string) => string,
): Answer {
  const response = operation.responses[code];
  const codes = Object.keys(operation.responses);
  const [type, media] = Object.entries(response?.content ?? {})[0] ?? [];
  const examples = media?.examples ?? {};
  const name = exampleKey ?? Object.keys(examples)[0];
  const example = name === undefined ? undefined : examples[name];
  if (!response || (exampleKey !== undefined && !example)) {
    const has = `It has ${codes.join(', ')}. The reference lists the names of the examples.`;
    return textAnswer(400, `The contract has no response that matches Prefer. ${has}`);
  }
  const headers = Object.entries(response.headers ?? {}).map(([key, header]) => {
    const {example: value, schema} = resolve(operation.document, header);
    return [key.toLowerCase(), String(value ?? schema?.example)] as const;
  });
  const sample = media?.['x-sample-file'];
  if (sample && type) return {status: code, headers: {'content-type': type}, body: file(sample)};
  if (!example) return {status: code, headers: Object.fromEntries(headers)};
  return jsonAnswer(code, withLiveIds(resolve(operation.document, example).value), Object.fromEntries(headers));
}
