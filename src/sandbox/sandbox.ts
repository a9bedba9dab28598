import type {IncomingMessage, RequestListener} from 'node:http';
import type {IHttpOperation} from '@stoplight/types';
import {refusal, tokenParts} from './access';
import {failureAnswer, textAnswer, write, type Answer, type Log} from './answer';
import {readBody} from './body';
import {restOperations} from './contract';
import {corsHeaders} from './cors';
import {errorAnswer} from './errors';
import {limit} from './limits';
import {ownAnswer} from './operations';
import {isWanted, preference} from './prefer';
import {createParty, type PartySandbox} from './party/party';
import {PARTY_SANDBOX_PATH} from '../contracts/partyAddress';
import {contractAnswer, operationFor} from './prism';
import {RequestRate, type Clock} from './rate';
import {prismRequest} from './request';
import type {SoapSandbox} from './soap/soap';
import {SOAP_PATH} from './soapPath';
import {hostRefusal, targetUrl} from './target';
import {tokenAnswer} from './token';
import {uploadedDocument} from './upload';
import {Uploads} from './uploads';

const NOT_HERE =
  'is not in the contract. The sandbox supports POST /connect/token, the operations under /api/v1 and /api/v1-beta, ' +
  `party data at ${PARTY_SANDBOX_PATH}, and SOAP at ${SOAP_PATH}.`;

/** The sandbox as a listener for node:http, which logs a line for each answer. */
export async function createSandbox(log: Log = () => undefined, now: Clock = Date.now): Promise<RequestListener> {
  const operations = await restOperations();
  let soap: Promise<SoapSandbox> | undefined;
  let party: PartySandbox | undefined;
  const uploads = new Uploads();
  const most = limit('openapi/limits.yaml', 'request-rate');
  const rate = new RequestRate(most, now);
  const bodyLimit = limit('openapi/limits.yaml', 'request-body');
  const tokenLifetime = limit('openapi/limits.yaml', 'token-lifetime');

  async function operationAnswer(
    operation: IHttpOperation,
    request: IncomingMessage,
    url: URL,
    body: Buffer,
  ): Promise<Answer> {
    const {headers} = request;
    const refused = refusal(headers);
    if (refused) return refused;
    const tooMany = rate.refusal(headers, (wait) =>
      errorAnswer('API429', `More than ${most} requests in one minute. Retry after ${wait}.`),
    );
    if (tooMany) return tooMany;
    const sent = await prismRequest(request, url, body);
    const wanted = preference(headers.prefer);
    const answer = await contractAnswer(operation, sent, wanted);
    if (answer.status >= 300) return answer;
    const query = url.searchParams;
    const partyId = decodeURIComponent(url.pathname.split('/')[3] ?? '');
    const upload = await uploadedDocument(operation, headers['content-type'] ?? '', body, {query, partyId});
    const {name: caller} = tokenParts(headers);
    const call = {operation, query, sent: sent.body, upload, caller};
    const own = isWanted(wanted) ? answer : await ownAnswer(call, answer);
    return uploads.answer(operation, headers['x-psb-documentid']?.toString(), own);
  }

  async function answerTo(request: IncomingMessage): Promise<Answer> {
    const refusedHost = hostRefusal(request.headers.host);
    if (refusedHost) return refusedHost;
    if (request.method === 'OPTIONS') return {status: 204, headers: {}};
    const url = targetUrl(request.url ?? '');
    if (url.pathname === SOAP_PATH) {
      // ECMAScript modules, as the XML parser is (soap/package.json), loaded when SOAP is used.
      soap ??= import('./soap/soap').then(({createSoap}) => createSoap(log));
      return (await soap)(request, url, (most, refusal) => readBody(request, most, refusal));
    }
    if (url.pathname === PARTY_SANDBOX_PATH) {
      party ??= createParty(log, now);
      return party(request);
    }
    const body = await readBody(request, bodyLimit, (bytes) =>
      errorAnswer('API413', `The request body is ${bytes} bytes; the limit is ${bodyLimit} bytes.`),
    );
    const {headers} = request;
    if (request.method === 'POST' && url.pathname === '/connect/token') {
      return tokenAnswer(headers['content-type'], body.toString(), tokenLifetime);
    }
    const operation = operationFor(request.method ?? 'GET', url.pathname, operations);
    if (!operation) return textAnswer(404, `${request.method} ${url.pathname} ${NOT_HERE}`);
    return operationAnswer(operation, request, url, body);
  }

  return (request, response) => {
    void answerTo(request)
      .catch((problem: unknown) => failureAnswer(problem, log, () => errorAnswer('API500')))
      .then((answer) => {
        write({...answer, headers: {...answer.headers, ...corsHeaders(request.headers)}}, response);
        log(`${answer.status} ${request.method} ${request.url}`);
      })
      .catch((problem: unknown) => {
        log(String(problem));
        response.destroy();
      });
  };
}
