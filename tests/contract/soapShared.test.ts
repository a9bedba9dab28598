import {createHmac} from 'node:crypto';
import fs from 'node:fs';
import {createServer, type IncomingHttpHeaders} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {cast, sample} from '../../src/service';
import {startSandbox, type RunningSandbox} from '../support/sandbox';
import {all, BUYER, code, invoice, one, page, SELLER, sending, soapOf, withId, type Sending} from './support/soapCalls';

const {seller, buyer, belgian} = cast;
const SECOND = 1000;
const DAY = 86_400_000;
const SECRET = 'a secret';
const OF_BUYER = '<PSBPartyId>XCNL100027</PSBPartyId>';

let sandbox: RunningSandbox;
/** The time of the machine. */
let machine = Date.now();
beforeAll(async () => {
  sandbox = await startSandbox({}, () => machine);
});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

const pass = (ms: number): Promise<void> => sandbox.bus().clock.advance(ms);

const rest = (method: string, path: string, body?: BodyInit, documentId?: string): Promise<Response> =>
  fetch(`${sandbox.url}/api/${path}`, {
    method,
    body,
    headers: {
      ...sandbox.credentials(),
      ...(body === undefined ? {} : {'content-type': 'application/xml'}),
      ...(documentId === undefined ? {} : {'X-PSB-DocumentId': documentId}),
    },
  });

/** Uploads an invoice of the seller by REST, and lets it arrive. @returns its documentId */
async function upload(file: string, documentId?: string): Promise<string> {
  const {id} = (await (await rest('POST', `v1/${seller.partyId}/salesInvoice/send`, file, documentId)).json()) as {
    id: string;
  };
  await pass(SECOND);
  return id;
}

const soap = (token: string, operation: string, body?: string): Promise<string> =>
  soapOf(sandbox.url, token, operation, body);

const send = (payload: string, options?: Sending): Promise<string> =>
  soap(SELLER, 'SendDocument', sending(payload, options));

/** The newest document in the inbox of the buyer. */
const newest = async (): Promise<string> =>
  one(await soap(BUYER, 'GetInboxDocuments', OF_BUYER + page(1)), 'ExternalId');

const outboxCode = async (id: string): Promise<string> =>
  one(await soap(SELLER, 'GetOutboxDocument', withId(id)), 'Code');

const payloadIn = (xml: string): string => /<Payload>([^]*)<\/Payload>/.exec(xml)?.[1] ?? `no payload in ${xml}`;

const statuses = async (documentId: string): Promise<string[]> => {
  const response = await rest('GET', `v1/${seller.partyId}/salesInvoice/${documentId}/status`);
  return ((await response.json()) as {name: string}[]).map(({name}) => name);
};

/** The documentId of the last document that the bus got. */
const lastId = (): string => sandbox.bus().store.all().at(-1)?.id ?? '';

describe('an invoice that is sent by REST', () => {
  const FILE = `<?xml version="1.0" encoding="UTF-8"?>\n${invoice('2026-0600').trim()}`;

  test('is listed, opened and downloaded by SOAP, with the very bytes', async () => {
    await upload(FILE);
    const id = await newest();
    expect(id).toBe('X261201000001');
    const opened = await soap(BUYER, 'GetInboxDocument', withId(id));
    expect(one(opened, 'Subject')).toBe('Factuur 2026-0600');
    expect(payloadIn(opened)).toBe(invoice('2026-0600').trim());
    expect([one(opened, 'SenderReferenceId'), one(opened, 'DeliveryMethod')]).toEqual([seller.partyId, 'ToInbox']);
    const outbox = await soap(SELLER, 'GetOutboxDocuments', `<PSBPartyId>XCNL100014</PSBPartyId>${page(1)}`);
    expect([one(outbox, 'ExternalId'), one(outbox, 'Code')]).toEqual([id, '30']);
    machine += 3 * SECOND;
    const pdf = await soap(BUYER, 'GetDocumentPdf', withId(id));
    expect(Buffer.from(one(pdf, 'Contents'), 'base64').toString('latin1')).toMatch(/^%PDF-1\.7/);
  });

  test('is downloaded for REST when SOAP has opened it, and the other way round', async () => {
    const list = async (): Promise<unknown> =>
      (await rest('GET', `v1-beta/${buyer.partyId}/purchaseInvoice?status=Downloaded`)).json();
    const documentId = await upload(FILE);
    expect(await list()).toMatchObject({items: []});
    await soap(BUYER, 'GetInboxDocument', withId(await newest()));
    expect(await list()).toMatchObject({items: [{documentId}]});
    const other = await upload(FILE.replace('2026-0600', '2026-0601'));
    expect(await outboxCode(await newest())).toBe('10');
    await rest('GET', `v1/${buyer.partyId}/purchaseInvoice/${other}/download`);
    expect(await outboxCode(await newest())).toBe('30');
  });

  test('has the status that SOAP sets, in the outbox of its sender', async () => {
    await upload(FILE);
    const id = await newest();
    await soap(BUYER, 'SetInboxDocumentStatus', `<ExternalId>${id}</ExternalId><StatusCode>40</StatusCode>`);
    expect(await outboxCode(id)).toBe('40');
  });

  test('leaves the inbox when REST deletes it, and stays in the outbox', async () => {
    const documentId = await upload(FILE);
    const id = await newest();
    await rest('DELETE', `v1/${buyer.partyId}/purchaseInvoice/${documentId}`);
    expect(code(await soap(BUYER, 'GetInboxDocument', withId(id)))).toBe('ERRDOC2000001');
    expect(await outboxCode(id)).toBe('10');
  });

  test('begins anew in the place of the example whose documentId it has', async () => {
    expect(await outboxCode('X261116000482')).toBe('40');
    await upload(FILE, sample.invoiceDocumentId);
    const opened = await soap(SELLER, 'GetOutboxDocument', withId('X261116000482'));
    expect([one(opened, 'Subject'), one(opened, 'Code')]).toEqual(['Factuur 2026-0600', '10']);
  });
});

describe('an invoice that is sent by SOAP', () => {
  test('arrives as a signed event, and REST downloads the very bytes', async () => {
    const got: {body: string; headers: IncomingHttpHeaders}[] = [];
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        got.push({body: Buffer.concat(chunks).toString(), headers: request.headers});
        response.end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const action = `http://localhost:${(server.address() as AddressInfo).port}/psb#${SECRET}`;
    const hook = {id: 'events', name: 'Events', action, topics: ['InvoiceReceived']};
    sandbox.bus().hooks.save(buyer.partyId, hook);
    const id = one(await send(invoice('2026-0610')), 'ExternalId');
    expect(await outboxCode(id)).toBe('05');
    await pass(SECOND);
    server.close();
    const [{body, headers} = {body: '{}', headers: {}}] = got;
    expect(headers['x-psb-signature']).toBe(`sha256=${createHmac('sha256', SECRET).update(body).digest('hex')}`);
    const {topic, documentId} = JSON.parse(body) as {topic: string; documentId: string};
    expect([topic, documentId]).toEqual(['InvoiceReceived', lastId()]);
    const download = await rest('GET', `v1/${buyer.partyId}/purchaseInvoice/${documentId}/download`);
    expect(await download.text()).toBe(payloadIn(await soap(SELLER, 'GetOutboxDocument', withId(id))));
    expect(await statuses(documentId)).toEqual(['InvoiceSent']);
  });

  test('that breaks a rule is never in the bus', async () => {
    const before = lastId();
    const broken = invoice('2026-0611').replace(/(<cbc:PayableAmount[^>]*>)[^<]*/, '$11.00');
    expect(code(await send(broken))).toBe('ERRXSL4000001');
    expect(lastId()).toBe(before);
  });

  test('a revision is another document of the bus, which the platform shows alone', async () => {
    const id = one(await send(invoice('2026-0612')), 'ExternalId');
    const first = lastId();
    await pass(SECOND);
    expect(one(await send(invoice('2026-0612')), 'ExternalId')).toBe(id);
    await pass(SECOND);
    expect(lastId()).not.toBe(first);
    for (const documentId of [first, lastId()]) expect(await statuses(documentId)).toEqual(['InvoiceSent']);
    const search = `<Search><Subject>2026-0612</Subject></Search>`;
    expect(all(await soap(BUYER, 'GetInboxDocuments', OF_BUYER + page(100) + search), 'ExternalId')).toEqual([id]);
  });

  test.each([
    ['NL:KVK:00000001', 'InvoiceSent', '40'],
    ['NL:KVK:00000002', 'InvoiceSent', '10'],
    ['NL:KVK:00000003', 'InvoiceSentError', '05'],
    ['NL:KVK:00000010', 'InvoiceSentError', '05'],
  ])('to the test receiver %s ends with %s and the status %s', async (to, last, status) => {
    const id = one(await send(invoice('2026-0613'), {to}), 'ExternalId');
    const documentId = lastId();
    await pass(2 * DAY);
    expect((await statuses(documentId)).filter((name) => name.startsWith('InvoiceSent')).at(-1)).toBe(last);
    const seen = await soap(SELLER, 'GetOutboxDocument', withId(id));
    expect([one(seen, 'Code'), one(seen, 'DeliveryMethod'), one(seen, 'ReceiverReferenceId')]).toEqual([
      status,
      'ToPeppol',
      to,
    ]);
  });

  test('to a receiver that nobody knows is rejected, and goes by email with an address', async () => {
    expect(code(await send(invoice('2026-0614'), {to: 'NL:KVK:00000009'}))).toBe('ERRSND4000001');
    const id = one(await send(invoice('2026-0614'), {to: belgian.partyId, email: belgian.mail}), 'ExternalId');
    await pass(SECOND);
    expect(sandbox.bus().journal.of('outbox')[0]?.title).toContain(`Email to ${belgian.mail}`);
    expect(await outboxCode(id)).toBe('10');
  });
});

describe('what the bus starts with and knows', () => {
  test('every document of platform/sandbox.yaml is also in REST', async () => {
    const download = (file: string): Promise<Response> =>
      rest('GET', `v1/${buyer.partyId}/purchaseInvoice/${file}/download`);
    const bytes = await (await download('00000000-0000-4000-8000-260907000058')).text();
    const opened = await soap(BUYER, 'GetInboxDocument', withId('X260907000058'));
    expect(bytes.replace(/^<\?xml[^>]*\?>\s*/, '').trim()).toBe(payloadIn(opened));
    expect((await download('00000000-0000-4000-8000-260901000031')).status, 'received 91 days before').toBe(404);
    const sent = fs.readFileSync('platform/sandbox.yaml', 'utf8').match(/id: X\d{12}/g) ?? [];
    const list = await rest('GET', `v1-beta/${buyer.partyId}/purchaseInvoice?pageSize=100`);
    const {items} = (await list.json()) as {items: unknown[]};
    // Neither what others receive nor what is too old; the others are received by the buyer.
    expect(items).toHaveLength(sent.length - 3);
  });

  test('who is on Peppol is what REST says', async () => {
    const told = async (): Promise<string> => one(await soap(SELLER, 'GetAccountParties'), 'IsRegisteredToPeppol');
    const advised = async (): Promise<string> =>
      one(
        await soap(
          SELLER,
          'GetAdvisedInvoiceRecipientId',
          `<KnownReferenceIds><ReferenceId>${cast.municipality.partyId}</ReferenceId></KnownReferenceIds><CountryCode>NL</CountryCode>`,
        ),
        'Channel',
      );
    expect([await told(), await advised()]).toEqual(['true', 'ToPeppol']);
    for (const {partyId} of [seller, cast.municipality]) sandbox.bus().registrations.remove(partyId);
    expect([await told(), await advised()]).toEqual(['false', 'None']);
  });
});
