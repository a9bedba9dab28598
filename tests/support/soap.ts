import {createServer, request as httpRequest} from 'node:http';
import type {AddressInfo} from 'node:net';
import {readBody} from '../../src/sandbox/body';
import {Refused, write} from '../../src/sandbox/answer';
import type {Bus} from '../../src/sandbox/bus/bus';
import {RequestRate} from '../../src/sandbox/rate';
import {createSoap} from '../../src/sandbox/soap/soap';
import {SOAP_PATH} from '../../src/sandbox/soapPath';
import {NAMESPACE} from '../../src/sandbox/soap/wsdl';
import {smallBus} from './smallBus';

/** A SOAP platform on a free port, as it is at the start. */
export interface RunningSoap {
  /** Address without a query. */
  readonly url: string;
  /** Sends a request, with a subscription key unless `query` says otherwise. */
  post(body: string, options?: PostOptions): Promise<SoapResponse>;
  readonly bus: Bus;
  /** Operations that have returned status 200 so far. */
  readonly succeeded: ReadonlySet<string>;
  close(): Promise<void>;
}

interface PostOptions {
  /** The operation that SOAPAction names; without it and `soapAction`, there is no such header. */
  readonly operation?: string;
  readonly soapAction?: string;
  readonly chunked?: boolean;
  readonly query?: string;
}

interface SoapResponse {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

function send(url: string, body: string, {operation, soapAction, chunked, query}: PostOptions): Promise<SoapResponse> {
  const action = soapAction ?? (operation === undefined ? undefined : `"${NAMESPACE}${operation}"`);
  const headers = {
    'content-type': 'text/xml; charset=utf-8',
    ...(chunked ? {'transfer-encoding': 'chunked'} : {'content-length': Buffer.byteLength(body)}),
    ...(action === undefined ? {} : {soapaction: action}),
  };
  return new Promise((resolve, reject) => {
    const request = httpRequest(url + (query ?? '?subscriptionKey=any-key'), {method: 'POST', headers}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    request.on('error', reject).end(body);
  });
}

/** A clock that stands still, for responses that contain the time. */
export const stopped = (): number => 1_800_000_000_000;

/**
 * Starts a SOAP platform of its own, with a bus but without the REST part of the sandbox.
 * @param real its clock, in milliseconds
 */
export async function startSoap(real: () => number = Date.now): Promise<RunningSoap> {
  const log = (line: string): void => console.log(line);
  const {bus} = await smallBus(undefined, {speed: 1}, {now: real});
  const {answer: soap} = await createSoap(bus, log, new RequestRate(Infinity, real));
  const succeeded = new Set<string>();
  const server = createServer((request, response) => {
    soap(request, new URL(request.url ?? '/', 'http://sandbox'), (most, refusal) => readBody(request, most, refusal))
      .catch((problem: unknown) => {
        if (problem instanceof Refused) return problem.answer;
        throw problem;
      })
      .then((answer) => {
        const operation = /([A-Za-z]+)"?$/.exec(request.headers.soapaction?.toString() ?? '')?.[1];
        if (answer.status === 200 && operation) succeeded.add(operation);
        write(answer, response);
      })
      .catch((problem: unknown) => {
        log(String(problem));
        response.destroy();
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}${SOAP_PATH}`;
  return {
    url,
    bus,
    succeeded,
    post: (body, options = {}) => send(url, body, options),
    async close() {
      bus.stop();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
