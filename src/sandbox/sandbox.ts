import type {IncomingMessage, RequestListener, ServerResponse} from 'node:http';
import type {RequestFault} from '../contracts/sandboxOutcomes';
import {untracked} from '../sources/files';
import {openApi, restVersions} from '../sources/rest';
import {readFilled} from '../sources/yaml';
import {PARTY_SANDBOX_PATH} from '../contracts/partyAddress';
import {failureAnswer, textAnswer, write, type Answer, type Log} from './answer';
import {readBody} from './body';
import {createBus, type Bus} from './bus/bus';
import {keep, restore} from './keeping';
import {corsHeaders} from './cors';
import {errorAnswer} from './errors';
import {DEFAULT_OPTIONS, type SandboxOptions} from './options';
import {createPage} from './page/page';
import {PAGE_PATH} from './page/paths';
import {recordRequest} from './page/record';
import {createParty, type PartySandbox} from './party/party';
import {post} from './post';
import {conversion, exampleFile, projectContract} from './project';
import {RequestRate, type Clock} from './rate';
import {createRest, type Rest} from './rest/rest';
import type {SoapSandbox} from './soap/soap';
import {SOAP_PATH} from './soapPath';
import {hostRefusal, targetUrl} from './target';
import {tokenAnswer} from './token';
import {validate} from './validate';

const NOT_HERE =
  'is not in the contract. The sandbox supports POST /connect/token, the operations under /api/v1 and /api/v1-beta, ' +
  `party data at ${PARTY_SANDBOX_PATH}, and SOAP at ${SOAP_PATH}. What it does is shown at ${PAGE_PATH}.`;

/** A sandbox: what answers requests, and the bus behind it. */
export interface Sandbox {
  readonly listener: RequestListener;
  /** The bus of now: a reset starts another one. */
  readonly bus: () => Bus;
  /** Forgets everything and starts anew. */
  readonly reset: () => Promise<void>;
  /** The state, as JSON. */
  readonly kept: () => string;
  /** Becomes what was kept. @throws Error for another text */
  readonly restore: (kept: string) => void;
}

/** The response of the contract to a request during maintenance: its message says how long to wait. */
function unavailable(): Answer {
  const answer = errorAnswer('API503');
  const [seconds = ''] = /\d+(?= seconds)/.exec(answer.body?.toString() ?? '') ?? [];
  return {...answer, headers: {...answer.headers, 'retry-after': seconds}};
}

/** Sends an answer, or what a fault leaves of it. */
function send({clock, chaos}: Bus, answer: Answer, response: ServerResponse, fault: RequestFault | undefined): void {
  const destroy = (): void => void response.destroy();
  if (fault === 'lost') {
    destroy();
    return;
  }
  if (fault === 'timeout') return void clock.after(chaos?.lasts(fault) ?? 0, destroy);
  const text = Buffer.from(answer.body ?? '');
  write(fault === 'garbled' ? {...answer, body: text.subarray(0, text.length / 2)} : answer, response);
}

/** The transports of one bus. Those that are seldom used are made when they are. */
interface Transports {
  readonly bus: Bus;
  readonly rest: Rest;
  /** What only the SOAP platform knew in a former run, and what it knows since it was used. */
  platform: () => unknown;
  soap?: Promise<SoapSandbox['answer']>;
  party?: PartySandbox;
}

/** The sandbox, with a listener for node:http, which logs a line for each answer. */
export async function createSandbox(
  log: Log = () => undefined,
  now: Clock = Date.now,
  options: SandboxOptions = DEFAULT_OPTIONS,
): Promise<Sandbox> {
  const contract = projectContract();
  const documents = untracked(() => restVersions.map(openApi));
  const bodyLimit = contract.limit('request-body');
  let current = await fresh();

  async function fresh(): Promise<Transports> {
    const bus = createBus(contract, {post, validate, example: exampleFile, conversion, now}, options);
    await bus.ready;
    const rate = new RequestRate(contract.limit('request-rate'), now);
    return {
      bus,
      platform: () => undefined,
      rest: createRest(bus, documents, rate, (path) => untracked(() => readFilled(path))),
    };
  }

  async function startSoap(transports: Transports): Promise<SoapSandbox['answer']> {
    const {createSoap} = await import('./soap/soap');
    const {answer, kept} = await createSoap(
      transports.bus,
      log,
      new RequestRate(contract.limit('request-rate'), now),
      transports.platform(),
    );
    transports.platform = kept;
    return answer;
  }

  async function answerTo(request: IncomingMessage): Promise<Answer> {
    const refusedHost = hostRefusal(request.headers.host);
    if (refusedHost) return refusedHost;
    if (request.method === 'OPTIONS') return {status: 204, headers: {}};
    const url = targetUrl(request.url ?? '');
    if (url.pathname === SOAP_PATH) {
      current.soap ??= startSoap(current);
      return (await current.soap)(request, url, (most, refusal) => readBody(request, most, refusal));
    }
    if (url.pathname === PARTY_SANDBOX_PATH) {
      current.party ??= createParty(current.bus.tokens, log, now);
      return current.party(request);
    }
    const body = await readBody(request, bodyLimit, (bytes) =>
      errorAnswer('API413', `The request body is ${bytes} bytes; the limit is ${bodyLimit} bytes.`),
    );
    const {headers, method = 'GET'} = request;
    if (method === 'POST' && url.pathname === '/connect/token') {
      return tokenAnswer(current.bus.tokens, headers['content-type'], body.toString());
    }
    const given = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value?.toString()]));
    const answer = await current.rest({method, url, headers: given, body});
    return answer ?? textAnswer(404, `${method} ${url.pathname} ${NOT_HERE}`);
  }

  async function reset(): Promise<void> {
    const {bus: former} = current;
    former.stop();
    current = await fresh();
    current.bus.tokens.follow(former.tokens);
    page.follow();
  }

  const failed = (problem: unknown): Answer => failureAnswer(problem, log, () => errorAnswer('API500'));
  const page = createPage({bus: () => current.bus, reset}, failed);

  const listener: RequestListener = (request, response) => {
    if (page.answer(request, response)) return;
    const {bus} = current;
    const fault = request.url?.startsWith('/api/v1') ? bus.chaos?.ofRequest() : undefined;
    if (fault === 'dropped') {
      response.destroy();
      return;
    }
    const answered = fault === 'unavailable' ? Promise.resolve(unavailable()) : answerTo(request).catch(failed);
    void answered
      .then((answer) => {
        send(bus, {...answer, headers: {...answer.headers, ...corsHeaders(request.headers)}}, response, fault);
        log(`${answer.status} ${request.method} ${request.url}${fault ? `, ${fault}` : ''}`);
        recordRequest(bus, request, answer);
      })
      .catch((problem: unknown) => {
        log(String(problem));
        response.destroy();
      });
  };
  const kept = (): string => keep(current.bus, current.platform());
  const restored = (text: string): void => {
    const platform = restore(current.bus, text);
    current.platform = () => platform;
  };
  return {listener, bus: () => current.bus, reset, kept, restore: restored};
}
