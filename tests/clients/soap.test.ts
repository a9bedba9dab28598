import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect} from 'vitest';
import {testWith} from '../samples/support/missing';
import {readFilled} from '../support/contracts';
import {platformWsdl} from '../support/platform';
import {startSoap} from '../support/soap';
import {SOAP_CLIENTS} from './support/soapClients';

const operations = platformWsdl().operations.map(({name}) => name);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'psb-soap-'));
const invoice = path.join(folder, 'invoice.xml');
const called: string[] = [];

const NUMBER = '2026-0450';
const EXAMPLE = fs.readFileSync('documents/examples/ubl-nlcius/invoice-minimal.xml', 'utf8');
fs.writeFileSync(invoice, EXAMPLE.replace(/^<\?xml[^>]*\?>\s*/, '').replace('2026-0436', NUMBER));

/** The first SendDocument starts a validator, for which clients don't wait as long as it can take. */
beforeAll(async () => {
  const soap = await startSoap();
  const sent = await soap.post(readFilled('platform/envelopes/SendDocument/request.xml'), {operation: 'SendDocument'});
  expect(sent.status, sent.body).toBe(200);
  await soap.close();
});
afterAll(() => {
  fs.rmSync(folder, {recursive: true});
  console.log(`SOAP clients and the operations that each called: ${called.join(', ')}`);
});

/** What every client must have read, of a platform that has just started. */
const READ = {
  Login: 36,
  GetAccountDetails: ['A100014', false],
  GetAccountParties: ['XCNL100014', true],
  GetParty: ['Molenrak Logistiek B.V.', 'Rotterdam'],
  GetAdvisedInvoiceRecipientId: ['XCNL100027', 'ToInbox'],
  SendDocument: 'X261201000001',
  GetOutboxDocuments: [
    ['X261201000001', 'X261130000661'],
    ['X261127000633', 'X261123000572'],
  ],
  // The document goes on its way while the client works: 05 is 'sent', 10 'delivered'.
  GetOutboxDocument: [expect.stringMatching(/^(?:05|10)$/) as string, NUMBER, 0],
  GetDocuments: ['D261124000126', 'D261116000119'],
  GetDocument: ['Factuur 2026-0432', '2026-0432'],
  GetInboxDocuments: ['X261130000668', 'X261123000581', 'X261123000580'],
  GetInboxDocument: ['30', 'UF-2026-1140', ['35', '40', '50']],
  SetInboxDocumentStatus: 'X261123000580',
  GetDocumentPdf: ['X261116000487.pdf', '%PDF-'],
  fault: expect.stringMatching(/^No company was found .*\[ ERRPTY2000001 \]$/) as string,
};

for (const client of SOAP_CLIENTS) {
  const {run, note} = testWith(client.installed, client.needs);
  run(`${client.name} takes the WSDL and calls every operation${note}`, async () => {
    const own = fs.mkdtempSync(path.join(folder, 'client-'));
    const soap = await startSoap();
    try {
      const {code, out, err} = await client.run(own, `${soap.url}?wsdl`, invoice);
      expect(code, err || out).toBe(0);
      expect(JSON.parse(out.split('\n').at(-1) ?? '')).toEqual(READ);
      expect(operations.filter((name) => !soap.succeeded.has(name))).toEqual([]);
      called.push(`${client.name} ${soap.succeeded.size}`);
    } finally {
      await soap.close();
    }
  });
}
