import type {IncomingHttpHeaders, IncomingMessage} from 'node:http';
import {untracked} from '../../sources/files';
import {partyService} from '../../sources/party/data';
import {yamlFile} from '../../sources/yaml';
import {limitNumber} from '../../contracts/limits';
import {bearerToken, EXPIRED_TOKEN, scopeIn} from '../access';
import {jsonAnswer, Refused, type Answer} from '../answer';
import {preference} from '../prefer';
import {codeOfStatus, partyErrorAnswer} from './errors';
import {requestIn} from './request';

/** Reads the body of a request, with the answer to a longer one. */
type ReadBody = (most: number, refusal: (bytes: number) => Answer) => Promise<Buffer>;

/** Answers requests to the party data service. */
export type PartySandbox = (request: IncomingMessage, readBody: ReadBody) => Promise<Answer>;

/** The refusal of a request without a good token; nothing for any token but an expired one, and one that the sandbox issued for the REST API. */
function partyRefusal({authorization}: IncomingHttpHeaders): Answer | undefined {
  const token = bearerToken(authorization);
  if (!token) return partyErrorAnswer('UNAUTHENTICATED', 'The access token is missing.');
  if (token === EXPIRED_TOKEN) return partyErrorAnswer('UNAUTHENTICATED', 'The access token is expired.');
  return scopeIn(token) === 'ap' ? partyErrorAnswer('FORBIDDEN') : undefined;
}

const bodyLimit = (): number =>
  limitNumber(
    untracked(() => yamlFile('vpd/limits.yaml')),
    'body-size',
  );

/**
 * The party data service over HTTP.
 * @param log takes what goes wrong inside
 */
export function createParty(log: (line: string) => void): PartySandbox {
  const service = untracked(partyService);
  const most = bodyLimit();

  async function answerTo(request: IncomingMessage, readBody: ReadBody): Promise<Answer> {
    const {method = 'GET', headers} = request;
    if (method !== 'POST')
      return partyErrorAnswer('METHOD_NOT_ALLOWED', `The method ${method} is not supported. Use POST.`);
    const refused = partyRefusal(headers);
    if (refused) return refused;
    const wanted = codeOfStatus(preference(headers.prefer).code ?? 0);
    if (wanted) return partyErrorAnswer(wanted);
    const body = await readBody(most, (bytes) =>
      partyErrorAnswer('PAYLOAD_TOO_LARGE', `The request body is ${bytes} bytes. The limit is ${most} bytes.`),
    );
    const params = await requestIn(body.toString(), headers['content-type'] ?? '');
    // Always application/json, so that a query with errors has the status 200.
    return 'query' in params ? jsonAnswer(200, service.execute(params)) : params;
  }

  return async (request, readBody) => {
    try {
      return await answerTo(request, readBody);
    } catch (problem) {
      if (problem instanceof Refused) return problem.answer;
      log(problem instanceof Error ? (problem.stack ?? problem.message) : String(problem));
      return partyErrorAnswer('INTERNAL_SERVER_ERROR');
    }
  };
}
