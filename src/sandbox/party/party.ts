import type {IncomingHttpHeaders, IncomingMessage} from 'node:http';
import type {Tokens} from '../bus/organisation/tokens';
import {untracked} from '../../sources/files';
import {partyService} from '../../sources/party/data';
import {failureAnswer, jsonAnswer, type Answer, type Log} from '../answer';
import {readBody} from '../body';
import {limit} from '../limits';
import {preference} from '../prefer';
import {RequestRate, type Clock} from '../rate';
import {bearerToken} from '../bearer';
import {codeOfStatus, partyErrorAnswer} from './errors';
import {requestIn} from './request';

/** Answers requests to the party data service. */
export type PartySandbox = (request: IncomingMessage) => Promise<Answer>;

/** The refusal of a request without a good token, or with one for the REST API. */
function partyRefusal(tokens: Tokens, headers: IncomingHttpHeaders): Answer | undefined {
  const token = bearerToken(headers);
  const known = tokens.find(token);
  if (!token) return partyErrorAnswer('UNAUTHENTICATED', 'The access token is missing.');
  if (!known) return partyErrorAnswer('UNAUTHENTICATED', 'The access token is unknown or expired.');
  return known.scope === 'vpd' ? undefined : partyErrorAnswer('FORBIDDEN');
}

/** The party data service over HTTP. What goes wrong inside is logged. */
export function createParty(tokens: Tokens, log: Log, now: Clock): PartySandbox {
  const service = untracked(partyService);
  const most = limit('vpd/limits.yaml', 'body-size');
  const rate = new RequestRate(limit('vpd/limits.yaml', 'request-rate'), now);

  async function answerTo(request: IncomingMessage): Promise<Answer> {
    const {method = 'GET', headers} = request;
    if (method !== 'POST')
      return partyErrorAnswer('METHOD_NOT_ALLOWED', `The method ${method} is not supported. Use POST.`);
    const refused = partyRefusal(tokens, headers);
    if (refused) return refused;
    const tooMany = rate.refusal(tokens.find(bearerToken(headers))?.client ?? '');
    if (tooMany) {
      const answer = partyErrorAnswer('RATE_LIMITED', `Too many requests. Try again in ${tooMany.wait}.`);
      return {...answer, headers: {...answer.headers, 'retry-after': tooMany.seconds}};
    }
    const wanted = codeOfStatus(preference(headers.prefer).code ?? 0);
    if (wanted) return partyErrorAnswer(wanted);
    const body = await readBody(request, most, (bytes) =>
      partyErrorAnswer('PAYLOAD_TOO_LARGE', `The request body is ${bytes} bytes. The limit is ${most} bytes.`),
    );
    const params = await requestIn(body.toString(), headers['content-type'] ?? '');
    // Always application/json, so that a query with errors has the status 200.
    return 'query' in params ? jsonAnswer(200, service.execute(params)) : params;
  }

  return (request) =>
    answerTo(request).catch((problem: unknown) =>
      failureAnswer(problem, log, () => partyErrorAnswer('INTERNAL_SERVER_ERROR')),
    );
}
