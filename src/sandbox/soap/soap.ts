import type {IncomingMessage} from 'node:http';
import {MAXIMUM_BYTES} from '../../validation/limits';
import type {Answer, Log} from '../answer';
import {bodyCheck} from './bodySchema';
import {readEnvelope, type Envelope} from './envelope';
import {FAULTS, faultAnswer, SoapFault} from './fault';
import {gatewayRefusal, tooLarge} from './gateway';
import {soapService} from './service';
import {newState} from './state/state';
import {wsdlText} from './wsdl';

const XML = {'content-type': 'text/xml; charset=utf-8'};

/** Reads the body of a request, up to a number of bytes; what is larger ends the work with the answer. */
type Read = (most: number, refusal: (bytes: number) => Answer) => Promise<Buffer>;

/** Responds to requests to the path of the SOAP platform. */
export type SoapSandbox = (request: IncomingMessage, url: URL, read: Read) => Promise<Answer>;

/**
 * The SOAP platform of the sandbox, as platform/sandbox.yaml says it starts, with the clock of the machine.
 * @throws Error for an error code that platform/errors.yaml lacks, ContentError for a mistake in the contract
 */
export async function createSoap(log: Log, real: () => number = Date.now): Promise<SoapSandbox> {
  const state = newState(log, real);
  const respond = await soapService(state);
  const checkBody = bodyCheck();
  const messages = state.data.templates.flatMap((template) => template.messages);

  let prepared: Promise<void> | undefined;
  const rules = (): Promise<void> =>
    (prepared ??= import('./documents/validation').then(({prepareRules}) => prepareRules(messages, log)));

  async function process(envelope: Envelope): Promise<Answer> {
    const {element, token} = envelope;
    const isLogin = element.name === 'Login';
    const user = isLogin ? undefined : state.tokens.userOf(token);
    checkBody(element);
    // The first login loads the validator and compiles its rules, so that the first document waits less.
    if (isLogin) rules().catch((problem: unknown) => log(String(problem)));
    if (element.name === 'SendDocument') await rules();
    return {status: 200, headers: XML, body: await respond({envelope, user})};
  }

  async function soapAnswer(request: IncomingMessage, body: Buffer): Promise<Answer> {
    const envelope = readEnvelope(body, request.headers.soapaction?.toString());
    try {
      return await process(envelope);
    } finally {
      envelope.tree.dispose();
    }
  }

  return async (request, url, read) => {
    if (request.method === 'GET' && url.searchParams.has('wsdl')) {
      return {status: 200, headers: XML, body: wsdlText(`http://${request.headers.host}`)};
    }
    const refused = gatewayRefusal(request, url);
    if (refused) return refused;
    const body = await read(MAXIMUM_BYTES, (bytes) => tooLarge(bytes, MAXIMUM_BYTES));
    try {
      return await soapAnswer(request, body);
    } catch (problem) {
      if (problem instanceof SoapFault) return faultAnswer(problem);
      log(problem instanceof Error ? (problem.stack ?? problem.message) : String(problem));
      return faultAnswer(new SoapFault(FAULTS.internal));
    }
  };
}
