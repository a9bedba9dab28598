import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {CONNECTIONS} from '../../../../src/sandbox/connections';
import {Refused, write} from '../../../../src/sandbox/answer';
import {readBody} from '../../../../src/sandbox/body';
import {faultAnswer, SoapFault} from '../../../../src/sandbox/soap/fault';
import {RequestRate} from '../../../../src/sandbox/rate';
import {createSoap} from '../../../../src/sandbox/soap/soap';
import {smallBus} from '../../../support/smallBus';

/** What a test changes of a platform. */
interface Changes {
  /** The code of a fault in place of the platform's own response. `nth` counts the requests of each operation from 1. */
  readonly fault?: (operation: string, nth: number) => string | undefined;
  /** Text that follows the code in a fault, as some clients add it. */
  readonly after?: string;
  /** How many results each page of a list has, whatever a request asks for. */
  readonly limit?: number;
  /** An id of the samples, and the document that takes its place. */
  readonly alias?: {readonly id: string; readonly by: string};
  /** Requests of this operation, by number from 1, none of which is answered before all have come. */
  readonly together?: {readonly operation: string; readonly numbers: readonly number[]};
}

/** The SOAP platform of the sandbox, in the state in which it starts. */
export interface Backend {
  readonly url: string;
  /** The operation of each request so far. */
  readonly asked: readonly string[];
  /** The body of each request that passed the gateway. */
  readonly received: readonly string[];
  close(): Promise<void>;
}

/** The operation that SOAPAction names. */
const operationOf = (action: string | undefined): string => action?.match(/\w+(?="?$)/)?.[0] ?? '';

/** Starts a platform of its own on a free port of this machine. It takes some milliseconds. */
export async function startPlatform({fault, after = '', limit, alias, together}: Changes = {}): Promise<Backend> {
  const asked: string[] = [];
  const received: string[] = [];
  const {bus} = await smallBus(undefined, {speed: 1});
  const {answer: soap} = await createSoap(bus, () => undefined, new RequestRate(Infinity, Date.now));
  const there = (text: string): string =>
    (alias ? text.replaceAll(alias.id, alias.by) : text).replace(/(?<=Limit>)\d+/, (asked) => String(limit ?? asked));
  const back = (text: string): string =>
    (alias ? text.replaceAll(alias.by, alias.id) : text).replace('</faultstring>', `${after}$&`);
  const waiting: (() => void)[] = [];
  const company = async (operation: string, nth: number): Promise<void> => {
    if (together?.operation !== operation || !together.numbers.includes(nth)) return;
    const free = new Promise<void>((resolve) => waiting.push(resolve));
    if (waiting.length === together.numbers.length) for (const go of waiting) go();
    await free;
  };
  const server = createServer(CONNECTIONS, (request, response) => {
    const url = new URL(request.url ?? '/', 'http://sandbox');
    const operation = operationOf(request.headers.soapaction?.toString());
    asked.push(operation);
    const nth = asked.filter((each) => each === operation).length;
    const code = fault?.(operation, nth);
    void soap(request, url, async (most, refusal) => {
      const body = (await readBody(request, most, refusal)).toString();
      received.push(body);
      return Buffer.from(there(body));
    })
      .catch((problem: unknown) => {
        if (problem instanceof Refused) return problem.answer;
        throw problem;
      })
      .then(async (answer) => {
        await company(operation, nth);
        const {body, ...rest} = code === undefined ? answer : faultAnswer(new SoapFault(code));
        write({...rest, body: back(String(body ?? ''))}, response);
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('the platform has no port');
  return {
    url: `http://localhost:${address.port}`,
    asked,
    received,
    async close() {
      bus.stop();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
