import {parseRequestParams, type RequestParams} from 'graphql-http';
import type {Answer} from '../answer';
import {partyErrorAnswer} from './errors';

/** What graphql-http says of a body, and what the service says. */
const MESSAGES: Readonly<Record<string, string>> = {
  'Missing body': 'The request body is empty.',
  'Unparsable JSON body': 'The request body is not valid JSON.',
  'JSON body must be an object': 'The request body must be a JSON object.',
  'Missing query': 'The request body has no query.',
  'Invalid query': 'query must be a string.',
  'Invalid variables': 'variables must be an object.',
  'Invalid operationName': 'operationName must be a string.',
  'Invalid extensions': 'extensions must be an object.',
};

/** The GraphQL request in a body, as GraphQL over HTTP has it; the response to a body that is none. */
export async function requestIn(body: string, contentType: string): Promise<RequestParams | Answer> {
  try {
    const headers = {'content-type': contentType};
    const request = {method: 'POST', url: '/', headers, body, raw: undefined, context: undefined};
    const read = await parseRequestParams(request);
    if ('query' in read) return read;
  } catch (problem) {
    return partyErrorAnswer('BAD_REQUEST', problem instanceof Error ? MESSAGES[problem.message] : undefined);
  }
  const problem = contentType ? `The content type ${contentType} is not supported.` : 'The content type is missing.';
  return partyErrorAnswer('UNSUPPORTED_MEDIA_TYPE', `${problem} Use application/json.`);
}
