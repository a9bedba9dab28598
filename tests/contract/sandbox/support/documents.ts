import fs from 'node:fs';
import {afterAll, beforeAll, beforeEach} from 'vitest';
import {cast, sample} from '../../../../src/service';
import type {Bus} from '../../../../src/sandbox/bus/bus';
import {startSandbox, type RunningSandbox} from '../../../support/sandbox';

/** The text of an example document. */
export const example = (file: string): string => fs.readFileSync(`documents/examples/${file}`, 'utf8');
export const INVOICE = example('ubl-bisv3/invoice-typical.xml');
export const MINUTE = 60_000;
export const DAY = 86_400_000;

let sandbox: RunningSandbox;
let credentials: Record<string, string>;

/** Starts a sandbox for the tests of a file, which begins anew for each. */
export function useSandbox(): void {
  beforeAll(async () => {
    sandbox = await startSandbox();
  });
  beforeEach(renew);
  afterAll(() => sandbox.close());
}

/** Lets the sandbox begin anew. */
export async function renew(): Promise<void> {
  await sandbox.reset();
  credentials = sandbox.credentials();
}

export const bus = (): Bus => sandbox.bus();
export const pass = (ms: number): Promise<void> => bus().clock.advance(ms);

/** The body of a response to an upload. */
export interface Body {
  readonly id: string;
  readonly code?: string;
  readonly message?: string;
  readonly errors?: readonly {readonly rule: string; readonly severity: string; readonly helpLink: string}[];
}

export interface Page {
  readonly items: readonly Readonly<Record<string, string | null>>[];
  readonly continuationToken: string | null;
}

/** Sends a request to the REST API. */
export const request = (
  method: string,
  path: string,
  body?: string,
  type = 'application/xml',
  headers = {},
): Promise<Response> =>
  fetch(`${sandbox.url}/api/${path}`, {
    method,
    body,
    headers: {...credentials, ...(body ? {'content-type': type} : {}), ...headers},
  });

export async function post(path: string, body: string, documentId?: string, type?: string): Promise<Body> {
  const headers = documentId ? {'X-PSB-DocumentId': documentId} : {};
  return (await (await request('POST', path, body, type, headers)).json()) as Body;
}

export const json = (path: string, body: object, documentId?: string): Promise<Body> =>
  post(path, JSON.stringify(body), documentId, 'application/json');

export async function get<T>(path: string): Promise<T> {
  return (await (await request('GET', path)).json()) as T;
}

/** Sends the invoice of the examples with another number, and lets it be delivered. @returns its documentId */
export async function sent(number: string): Promise<string> {
  const xml = INVOICE.replaceAll(sample.invoiceNumber, number);
  const {id} = await post(`v1/${cast.seller.partyId}/salesInvoice/send`, xml);
  await pass(MINUTE);
  return id;
}
