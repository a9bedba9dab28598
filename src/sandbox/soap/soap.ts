import type {IncomingMessage} from 'node:http';
import {MAXIMUM_BYTES} from '../../validation/limits';
import type {Answer, Log} from '../answer';
import type {Bus} from '../bus/bus';
import {bodyCheck} from './bodySchema';
import {readEnvelope, type Envelope} from './envelope';
import {FAULTS, faultAnswer, SoapFault} from './fault';
import type {RequestRate} from '../rate';
import {gatewayRefusal, tooLarge} from './gateway';
import {soapService} from './service';
import {keepPlatform, restorePlatform} from './state/keeping';
import {newState} from './state/state';
import {wsdlText} from './wsdl';

const XML = {'content-type': 'text/xml; charset=utf-8'};

/** Reads the body of a request, up to a number of bytes; what is larger ends the work with the answer. */
type Read = (most: number, refusal: (bytes: number) => Answer) => Promise<Buffer>;

/** The SOAP platform of a sandbox. */
export interface SoapSandbox {
  /** Responds to requests to its path. */
  readonly answer: (request: IncomingMessage, url: URL, read: Read) => Promise<Answer>;
  /** What only the platform knows, as JSON. */
  readonly kept: () => unknown;
}

/**
 * The SOAP platform over a bus, with what platform/sandbox.yaml adds to it.
 * @param kept what a former one kept
 * @throws Error for an error code that platform/errors.yaml lacks, ContentError for a mistake in the contract
 */
export async function createSoap(bus: Bus, log: Log, rate: RequestRate, kept?: unknown): Promise<SoapSandbox> {
  const gateway = {rate, productionKeys: new RegExp(bus.contract.outcomes.production.subscriptionKeys, 'i')};
  const state = await newState(bus);
  if (kept !== undefined) restorePlatform(state, kept);
  const respond = await soapService(state);
  const checkBody = bodyCheck();

  async function process(envelope: Envelope): Promise<Answer> {
    const {element, token} = envelope;
    const user = element.name === 'Login' ? undefined : state.tokens.userOf(token);
    checkBody(element);
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

  const answer: SoapSandbox['answer'] = async (request, url, read) => {
    if (request.method === 'GET' && url.searchParams.has('wsdl')) {
      return {status: 200, headers: XML, body: wsdlText(`http://${request.headers.host}`)};
    }
    const refused = gatewayRefusal(request, url, gateway);
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
  return {answer, kept: () => keepPlatform(state)};
}
