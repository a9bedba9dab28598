import fs from 'node:fs';
import {afterAll, beforeAll} from 'vitest';
import {startSandbox, type RunningSandbox} from '../../support/sandbox';

/** The text of an example document. */
export const example = (file: string): string => fs.readFileSync(`documents/examples/${file}`, 'utf8');
export const INVOICE = example('ubl-bisv3/invoice-typical.xml');
export const CII = 'cii-bisv3/invoice-typical.xml';
export const ORDER = 'order-bisv3/order-typical.xml';

/** The document type identifiers as they are on /misc/documentTypeIds.html. */
export const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';
export const BILLING = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
export const BIS_INVOICE = `${UBL}Invoice-2::Invoice##${BILLING}::2.1`;
export const BIS_ORDER = `${UBL}Order-2::Order##urn:fdc:peppol.eu:poacc:trns:order:3::2.1`;
export const BIS_CII = `urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100::CrossIndustryInvoice##${BILLING}::D16B`;

let running: RunningSandbox;

/** Starts a sandbox for the tests of a file. */
export function useSandbox(): void {
  beforeAll(async () => {
    running = await startSandbox();
  });
  afterAll(() => running.close());
}

export const sandbox = (): RunningSandbox => running;

/** Sends a document to the REST API, with the credentials of the examples. */
export const post = (path: string, body: BodyInit, type = 'application/xml'): Promise<Response> =>
  fetch(`${running.url}/api/${path}`, {
    method: 'POST',
    body,
    headers: {...running.credentials(), 'content-type': type},
  });

/** What became of an upload: `200`, or the status, code and message of an error. */
export async function outcomeOf(response: Response): Promise<string> {
  if (response.status === 200) return '200';
  const {code, message} = (await response.json()) as {code?: string; message?: string};
  return `${response.status} ${code} ${message}`;
}
