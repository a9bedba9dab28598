import {randomUUID} from 'node:crypto';
import fs from 'node:fs';
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {cast, sample} from '../../../src/service';
import {startSandbox, type RunningSandbox} from '../../support/sandbox';

const {seller, buyer} = cast;
const example = (file: string): string => fs.readFileSync(`documents/examples/${file}`, 'utf8');
const INVOICE = example('ubl-bisv3/invoice-typical.xml');
const MINUTE = 60_000;
const DAY = 86_400_000;

let sandbox: RunningSandbox;
let credentials: Record<string, string>;
beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(async () => {
  await sandbox.reset();
  credentials = sandbox.credentials();
});
afterAll(() => sandbox.close());

const pass = (ms: number): Promise<void> => sandbox.bus().clock.advance(ms);

interface Body {
  readonly id: string;
  readonly code?: string;
  readonly message?: string;
  readonly errors?: readonly {readonly rule: string; readonly severity: string; readonly helpLink: string}[];
}

interface Page {
  readonly items: readonly Readonly<Record<string, string | null>>[];
  readonly continuationToken: string | null;
}

const request = (
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

async function post(path: string, body: string, documentId?: string, type?: string): Promise<Body> {
  const headers = documentId ? {'X-PSB-DocumentId': documentId} : {};
  return (await (await request('POST', path, body, type, headers)).json()) as Body;
}

const json = (path: string, body: object, documentId?: string): Promise<Body> =>
  post(path, JSON.stringify(body), documentId, 'application/json');

async function get<T>(path: string): Promise<T> {
  return (await (await request('GET', path)).json()) as T;
}

/** Sends the invoice of the examples with another number. @returns its documentId */
async function sent(number: string): Promise<string> {
  const xml = INVOICE.replaceAll(sample.invoiceNumber, number);
  const {id} = await post(`v1/${seller.partyId}/salesInvoice/send`, xml);
  await pass(MINUTE);
  return id;
}

describe('an invoice that breaks rules', () => {
  const wrong = INVOICE.replace(/(<cbc:PayableAmount[^>]*>)\d/, '$19');

  test('is refused with the official findings, and its ID can be used again', async () => {
    const path = `v1/${seller.partyId}/salesInvoice/send`;
    const id = randomUUID();
    const body = await post(path, wrong, id);
    expect(body).toMatchObject({
      code: 'API400-RULES',
      message: expect.stringMatching(/1 rule: BR-CO-16 at /) as string,
    });
    expect(body.errors).toMatchObject([
      {rule: 'BR-CO-16', severity: 'error', message: expect.stringMatching(/^\[BR-CO-16\]/) as string},
    ]);
    expect(body.errors?.[0]?.helpLink).toMatch(/\/documents\/rules\/[\w-]+\.html#BR-CO-16$/);
    expect((await request('GET', `v1/${seller.partyId}/salesInvoice/${id}/status`)).status).toBe(404);
    expect(await post(path, INVOICE, id)).toEqual({id});
    expect(await post(path, INVOICE, id)).toMatchObject({code: 'API409'});
    expect(await post(path, INVOICE, id.toUpperCase())).toMatchObject({code: 'API409'});
  });

  test('is refused as an import too', async () => {
    expect(await post(`v1/${buyer.partyId}/generic/receive`, wrong)).toMatchObject({code: 'API400-RULES'});
  });
});

test('an ID that differs only in the receiver is written into the document', async () => {
  const path = `v1/${seller.partyId}/salesInvoice/send?receiverId=0106:00000001`;
  const {id} = await post(path, INVOICE);
  await pass(MINUTE);
  const [, scheme, value] =
    /AccountingCustomerParty>[\s\S]*?EndpointID schemeID="(\d+)">(\d+)</.exec(
      Buffer.from(sandbox.bus().store.find(id)?.file ?? []).toString(),
    ) ?? [];
  expect([scheme, value]).toEqual(['0106', '00000001']);
  expect((await request('GET', `v1/${buyer.partyId}/purchaseInvoice/${id}/status`)).status).toBe(404);
});

describe('a received invoice', () => {
  const base = `v1/${buyer.partyId}/purchaseInvoice`;

  test('is downloaded until 7 days after the first time, and its audit trail lasts 400 days', async () => {
    const id = await sent('2026-0500');
    const download = (): Promise<Response> => request('GET', `${base}/${id}/download`);
    const first = await download();
    expect(first.headers.get('content-type')).toBe('application/xml');
    expect(await first.text()).toBe(INVOICE.replaceAll(sample.invoiceNumber, '2026-0500'));
    await pass(6.9 * DAY);
    expect((await download()).status).toBe(200);
    await pass(0.2 * DAY);
    expect((await download()).status).toBe(404);
    expect(await get(`${base}/${id}/status`)).toMatchObject([{name: 'InvoiceReceived'}]);
    await pass(392.8 * DAY);
    expect((await request('GET', `${base}/${id}/status`)).status).toBe(200);
    await pass(0.2 * DAY);
    expect((await request('GET', `${base}/${id}/status`)).status).toBe(404);
  });

  test('that nobody downloads is deleted after 90 days', async () => {
    const id = await sent('2026-0501');
    await pass(89.9 * DAY);
    const listed = async () =>
      (await get<Page>(`v1-beta/${buyer.partyId}/purchaseInvoice`)).items.map(({documentId}) => documentId);
    expect(await listed()).toContain(id);
    await pass(0.2 * DAY);
    expect(await listed()).not.toContain(id);
    expect((await request('GET', `${base}/${id}/download`)).status).toBe(404);
  });

  test('is deleted, and then only its statuses are left', async () => {
    const id = await sent('2026-0502');
    expect((await request('DELETE', `${base}/${id}`)).status).toBe(200);
    expect((await request('DELETE', `${base}/${id}`)).status).toBe(404);
    expect((await request('GET', `${base}/${id}/download`)).status).toBe(404);
    expect((await request('GET', `${base}/${id}/status`)).status).toBe(200);
    expect((await request('GET', `v1/${seller.partyId}/salesInvoice/${id}/status`)).status).toBe(200);
  });

  test('of others is not found', async () => {
    const id = await sent('2026-0503');
    expect((await request('GET', `v1/${seller.partyId}/purchaseInvoice/${id}/download`)).status).toBe(404);
    expect((await request('GET', `v1/${buyer.partyId}/salesInvoice/${id}/status`)).status).toBe(404);
  });

  test('is in lists, by status and page, oldest first', async () => {
    const numbers = ['2026-0510', '2026-0511', '2026-0512'];
    const list = (query: string): Promise<Page> => get(`v1-beta/${buyer.partyId}/purchaseInvoice?${query}`);
    const told = ({items}: Page): unknown[] => items.map(({number}) => number);
    const examples = told(await list(''));
    expect(examples).toContain(sample.invoiceNumber);
    const ids: string[] = [];
    for (const number of numbers) ids.push(await sent(number));
    await request('GET', `${base}/${ids[1]}/download`);
    expect(told(await list('status=Downloaded'))).toEqual(['2026-0511']);
    expect(told(await list('status=New'))).toEqual([...examples, '2026-0510', '2026-0512']);
    const pageSize = examples.length + 1;
    const first = await list(`pageSize=${pageSize}`);
    expect(told(first)).toEqual([...examples, '2026-0510']);
    expect(told(await list(`pageSize=${pageSize}&continuationToken=${first.continuationToken}`))).toEqual([
      '2026-0511',
      '2026-0512',
    ]);
    expect(told(await list(`from=${encodeURIComponent(new Date(Date.now() + DAY).toISOString())}`))).toEqual([]);
    expect(first.items.at(-1)).toMatchObject({topic: 'InvoiceReceived', sender: seller.partyId, downloadedOn: null});
  });
});

describe('responses to an invoice', () => {
  const respond = (id: string, body: object): Promise<Body> =>
    json(`v1/${buyer.partyId}/purchaseInvoice/${id}/response`, body);
  const reasons = {QuantityIncorrect: 'Line 3: four invoiced, three delivered'};

  test('arrive at the seller as documents that follow the rules', async () => {
    const id = await sent('2026-0520');
    const {id: response} = await respond(id, {
      status: 'Reject',
      reasons,
      actions: {IssueNewInvoice: 'Send a new one'},
      note: 'A & B',
    });
    await pass(MINUTE);
    expect(await get(`v1/${buyer.partyId}/purchaseInvoice/${id}/status`)).toMatchObject([
      {name: 'InvoiceReceived'},
      {name: 'InvoiceResponseSent', description: "'InvoiceResponse' is delivered with status 'Reject'."},
    ]);
    const {items} = await get<Page>(`v1-beta/${seller.partyId}/salesInvoice/response`);
    expect(items.at(-1)).toMatchObject({documentId: response, refToDocumentId: id, topic: 'InvoiceResponseReceived'});
    const download = await request('GET', `v1-beta/${seller.partyId}/salesInvoice/${id}/response/${response}/download`);
    const xml = await download.text();
    for (const text of ['>RE<', '>QTY<', '>NIN<', 'A &amp; B', '>2026-0520<', `>${seller.kvk}<`])
      expect(xml).toContain(text);
    const result = await sandbox.bus().validate(Buffer.from(xml), 'ubl-invoice-response');
    expect([result.verdict, result.findings]).toEqual(['valid', []]);
  });

  test.each([
    ['a rejection without a reason', [], {status: 'Reject'}, 'needs at least one reason'],
    ['a reason of payments', [], {status: 'Accept', reasons: {PartiallyPaid: 'a'}}, 'PartiallyPaid'],
    ['anything after a rejection', [{status: 'Reject', reasons}], {status: 'Accept'}, "final response 'Reject'"],
    ['a rejection after an acceptance', [{status: 'Accept'}], {status: 'Reject', reasons}, "can't follow 'Accept'"],
    ['a payment before an acceptance', [{status: 'Acknowledge'}], {status: 'Paid'}, "can't follow 'Acknowledge'"],
  ])('%s is refused', async (_, before, body, why) => {
    const id = await sent('2026-0521');
    for (const each of before) expect(await respond(id, each)).toHaveProperty('id');
    expect(await respond(id, body)).toMatchObject({
      code: 'API400-RESPONSE',
      message: expect.stringContaining(why) as string,
    });
  });

  test('that are lost on the way do not count', async () => {
    sandbox.bus().registrations.save(seller.partyId, {capabilities: {invoiceResponse: {state: 'off'}}});
    const id = await sent('2026-0522');
    expect(await respond(id, {status: 'Reject', reasons})).toHaveProperty('id');
    await pass(MINUTE);
    sandbox.bus().registrations.save(seller.partyId, {capabilities: {invoiceResponse: {state: 'on'}}});
    expect(await respond(id, {status: 'Accept'})).toHaveProperty('id');
  });

  test('are possible for 400 days, and not to self-billed invoices', async () => {
    const id = await sent('2026-0523');
    await pass(399 * DAY);
    expect(await respond(id, {status: 'Accept'})).toHaveProperty('id');
    await pass(2 * DAY);
    expect(await respond(id, {status: 'Paid'})).toMatchObject({code: 'API404-DOC'});
    const path = `v1/${cast.staffing.partyId}/purchaseInvoice/${sample.selfBillingDocumentId}/response`;
    await sandbox.reset();
    credentials = sandbox.credentials();
    expect(await json(path, {status: 'Accept'})).toMatchObject({code: 'API400-RESPONSE'});
  });
});

describe('an order', () => {
  const order = example('order-bisv3-advanced/order-typical.xml').replaceAll(sample.orderNumber, 'PO-3000');
  const place = async (): Promise<string> => {
    const {id} = await post(`v1/${buyer.partyId}/purchaseOrder/send`, order);
    await pass(MINUTE);
    return id;
  };
  const respond = (id: string, body: object, version = 'v1'): Promise<Body> =>
    json(`${version}/${seller.partyId}/salesOrder/${id}/response`, body);

  test('is acknowledged, accepted with changed lines, and then decided', async () => {
    const id = await place();
    expect(await respond(id, {status: 'Acknowledge'})).toHaveProperty('id');
    expect(await respond(id, {status: 'ConditionallyAccepted'})).toMatchObject({code: 'API400-RESPONSE'});
    const lines = [
      {lineId: '1', status: 'Accepted'},
      {lineId: '2', status: 'Changed', quantity: 4, price: 280.5, deliveryFrom: '2026-11-19', note: 'Out of stock'},
      {lineId: '3', status: 'NotAccepted'},
    ];
    const body = {status: 'ConditionallyAccepted', lines};
    for (const [wrong, why] of [
      [{...body, lines: lines.slice(1)}, "Line '1' of the order is missing"],
      [{...body, lines: [...lines, lines[0]]}, "Line '1' is there more than once"],
      [{...body, lines: lines.map(({lineId}) => ({lineId, status: 'Accepted'}))}, 'At least one line'],
      [{...body, status: 'Accept'}, 'Lines are allowed only'],
    ] as const) {
      expect(await respond(id, wrong, 'v1-beta')).toMatchObject({
        code: 'API400-RESPONSE',
        message: expect.stringContaining(why) as string,
      });
    }
    const {id: response} = await respond(id, body, 'v1-beta');
    await pass(MINUTE);
    const document = sandbox.bus().store.of(response, buyer.partyId, 'received').document;
    const result = await sandbox.bus().validate(document.file, 'order-response-advanced-bisv3');
    expect([result.verdict, result.findings]).toEqual(['valid', []]);
    expect(document.refersTo).toBe(id);
    expect(await respond(id, {status: 'Accept'})).toMatchObject({code: 'API400-RESPONSE'});
    expect(await get(`v1/${seller.partyId}/salesOrder/${id}/status`)).toMatchObject([
      {name: 'OrderReceived'},
      {name: 'OrderResponseSent', description: expect.stringContaining('Acknowledge') as string},
      {name: 'OrderResponseSent', description: expect.stringContaining('ConditionallyAccepted') as string},
    ]);
  });

  test('is changed and cancelled, and each of these gets its own response', async () => {
    const id = await place();
    const change = example('order-change-bisv3/typical.xml');
    const path = `v1-beta/${buyer.partyId}/purchaseOrder/${id}/change`;
    expect(await post(path, change)).toMatchObject({
      code: 'API400',
      message: expect.stringContaining('PO-2041') as string,
    });
    const {id: changed} = await post(path, change.replaceAll(sample.orderNumber, 'PO-3000'));
    const {id: cancelled} = await json(`v1/${buyer.partyId}/purchaseOrder/${id}/cancel`, {
      cancellationNote: 'Postponed',
      note: 'Call us',
    });
    await pass(MINUTE);
    const {items} = await get<Page>(`v1-beta/${seller.partyId}/salesOrder`);
    expect(items.slice(-3).map(({topic, refToDocumentId}) => [topic, refToDocumentId])).toEqual([
      ['OrderReceived', null],
      ['OrderChangeReceived', id],
      ['OrderCancellationReceived', id],
    ]);
    const cancellation = await (await request('GET', `v1/${seller.partyId}/salesOrder/${cancelled}/download`)).text();
    const result = await sandbox.bus().validate(Buffer.from(cancellation), 'order-cancellation-bisv3');
    expect([result.verdict, result.findings]).toEqual(['valid', []]);
    for (const each of [changed, cancelled])
      expect(await respond(each, {status: 'Reject', note: 'Too late'})).toHaveProperty('id');
    await pass(MINUTE);
    const responses = await get<Page>(`v1-beta/${buyer.partyId}/purchaseOrder/response`);
    expect(responses.items.slice(-2).map(({refToDocumentId}) => refToDocumentId)).toEqual([changed, cancelled]);
  });
});

test('an example gives way to an upload with its ID', async () => {
  const path = `v1/${seller.partyId}/salesInvoice/send`;
  expect(await post(path, INVOICE, sample.invoiceDocumentId)).toEqual({id: sample.invoiceDocumentId});
  expect(await post(path, INVOICE, sample.invoiceDocumentId)).toMatchObject({code: 'API409'});
});
