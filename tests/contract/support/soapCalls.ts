import fs from 'node:fs';
import {afterEach, beforeEach} from 'vitest';
import {NAMESPACE} from '../../../src/sandbox/soap/wsdl';
import {startSoap, type RunningSoap} from '../../support/soap';

/** Security tokens that platform/sandbox.yaml has from the start. */
export const SELLER = 'zilverlinde-token';
export const BUYER = 'molenrak-token';

let soap: RunningSoap;
let passed = 0;

/** Gives each test of a file a platform that has just started, whose clock `later` turns. */
export function freshPlatform(): void {
  beforeEach(async () => {
    passed = 0;
    const begin = Date.now();
    soap = await startSoap(() => begin + passed);
  });
  afterEach(() => soap.close());
}

/** Lets time pass, on the machine and on the bus, which does what is due by then. */
export async function later(seconds: number): Promise<void> {
  passed += seconds * 1000;
  await soap.bus.clock.advance(0);
}

/** A request to an operation. @param body what is in its element */
function envelope(token: string, operation: string, body: string): string {
  const header =
    token && `<s:Header><Authentication><SecurityToken>${token}</SecurityToken></Authentication></s:Header>`;
  return `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/" xmlns="${NAMESPACE}">${header}<s:Body><${operation}>${body}</${operation}></s:Body></s:Envelope>`;
}

/** The response to an operation. @param body what is in its element */
export const ask = async (token: string, operation: string, body = ''): Promise<string> =>
  (await soap.post(envelope(token, operation, body), {operation})).body;

/** The response of the platform of a sandbox to an operation. @param url the sandbox's @param body what is in its element */
export async function soapOf(url: string, token: string, operation: string, body = ''): Promise<string> {
  const response = await fetch(`${url}/soap/v3.1?subscriptionKey=any-key`, {
    method: 'POST',
    headers: {'content-type': 'text/xml', soapaction: NAMESPACE + operation},
    body: envelope(token, operation, body),
  });
  return response.text();
}

/** The texts of all elements with a name. */
export const all = (xml: string, name: string): string[] =>
  Array.from(xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g')), ([, text = '']) => text);

/** The text of the first one, or why there is none. */
export const one = (xml: string, name: string): string => all(xml, name)[0] ?? `no ${name} in ${xml}`;

/** The error code of a fault. */
export const code = (xml: string): string => /\[ ?(\w+) ?\]<\/faultstring>/.exec(xml)?.[1] ?? `no fault: ${xml}`;

export const withId = (id: string): string => `<ExternalId>${id}</ExternalId>`;

/** Paging with a limit, and the page to start at. */
export const page = (limit: number, start = ''): string =>
  `<Paging><Limit>${limit}</Limit>${start && `<StartPage>${start}</StartPage>`}</Paging>`;

const INVOICE = fs
  .readFileSync('documents/examples/ubl-nlcius/invoice-minimal.xml', 'utf8')
  .replace(/^<\?xml[^>]*\?>/, '');

/** A good invoice with a number of one's own. */
export const invoice = (number: string): string =>
  INVOICE.replace('<cbc:ID>2026-0436</cbc:ID>', `<cbc:ID>${number}</cbc:ID>`);

/** How `send` differs from sending for the seller to the buyer. */
export interface Sending {
  readonly to?: string;
  readonly email?: string;
  readonly template?: string;
  /** Namespaces that the element around the document declares. */
  readonly declared?: string;
}

/** What is in the element SendDocument of the seller. */
export function sending(payload: string, options: Sending = {}): string {
  const {to = 'XCNL100027', email, template = 'TPL-4101', declared = ''} = options;
  const address = email === undefined ? '' : `<EmailAddress>${email}</EmailAddress>`;
  return (
    `<Via><ReferenceId>XCNL100014</ReferenceId></Via><To><ReferenceId>${to}</ReferenceId>${address}</To><Subject>x</Subject>` +
    `<Payload ${declared}>${payload}</Payload><TemplateId>${template}</TemplateId>`
  );
}

/** The response to SendDocument of the seller. */
export const send = (payload: string, options?: Sending): Promise<string> =>
  ask(SELLER, 'SendDocument', sending(payload, options));
