import {describe, expect, test} from 'vitest';
import {cast, sample} from '../../../src/service';
import {
  bus,
  DAY,
  example,
  get,
  json,
  MINUTE,
  pass,
  post,
  renew,
  request,
  sent,
  useSandbox,
  type Body,
  type Page,
} from './support/documents';

const {seller, buyer} = cast;

useSandbox();

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
    const result = await bus().validate(Buffer.from(xml), 'ubl-invoice-response');
    expect([result.verdict, result.findings]).toEqual(['valid', []]);
  });

  test.each([
    ['a rejection without a reason', [], {status: 'Reject'}, 'needs at least one reason'],
    ['a reason of payments', [], {status: 'Accept', reasons: {PartiallyPaid: 'a'}}, 'PartiallyPaid'],
    ['anything after a rejection', [{status: 'Reject', reasons}], {status: 'Accept'}, "final response 'Reject'"],
    [
      'a rejection after an acceptance',
      [{status: 'Acknowledge'}, {status: 'Accept'}],
      {status: 'Reject', reasons},
      "can't follow 'Accept'",
    ],
    ['an acceptance without an acknowledgement', [], {status: 'Accept'}, "can't be the first response"],
    [
      'a way back',
      [{status: 'Acknowledge'}, {status: 'UnderQuery', reasons}],
      {status: 'InProcess'},
      "can't follow 'UnderQuery'",
    ],
    [
      'anything after the whole payment',
      [{status: 'Acknowledge'}, {status: 'Paid'}],
      {status: 'Paid'},
      "final response 'Paid'",
    ],
    [
      'an acceptance after a part of the payment',
      [{status: 'Acknowledge'}, {status: 'Paid', reasons: {PartiallyPaid: '500.00 withheld'}}],
      {status: 'Accept'},
      "can't follow 'Paid'",
    ],
  ])('%s is refused', async (_, before, body, why) => {
    const id = await sent('2026-0521');
    for (const each of before) expect(await respond(id, each)).toHaveProperty('id');
    expect(await respond(id, body)).toMatchObject({
      code: 'API400-RESPONSE',
      message: expect.stringContaining(why) as string,
    });
  });

  test('can ask again, omit statuses in between, and report a payment in parts', async () => {
    const id = await sent('2026-0524');
    const part = {status: 'Paid', reasons: {PartiallyPaid: '500.00 withheld'}};
    const all = [
      {status: 'Acknowledge'},
      ...[{status: 'InProcess'}, {status: 'InProcess'}],
      ...[
        {status: 'UnderQuery', reasons},
        {status: 'UnderQuery', reasons},
      ],
      {status: 'ConditionallyAccepted', reasons},
      ...[part, part, {status: 'Paid'}],
    ];
    for (const each of all) expect(await respond(id, each), each.status).toHaveProperty('id');
  });

  test('that are lost on the way do not count', async () => {
    bus().registrations.save(seller.partyId, {capabilities: {invoiceResponse: {state: 'off'}}});
    const id = await sent('2026-0522');
    expect(await respond(id, {status: 'Reject', reasons})).toHaveProperty('id');
    await pass(MINUTE);
    bus().registrations.save(seller.partyId, {capabilities: {invoiceResponse: {state: 'on'}}});
    expect(await respond(id, {status: 'Acknowledge'})).toHaveProperty('id');
  });

  test('are possible for 400 days, and not to self-billed invoices', async () => {
    const id = await sent('2026-0523');
    await pass(399 * DAY);
    expect(await respond(id, {status: 'Acknowledge'})).toHaveProperty('id');
    await pass(2 * DAY);
    expect(await respond(id, {status: 'Paid'})).toMatchObject({code: 'API404-DOC'});
    const path = `v1/${cast.staffing.partyId}/purchaseInvoice/${sample.selfBillingDocumentId}/response`;
    await renew();
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
    const change = (line: object): object => ({...body, lines: [lines[0], {lineId: '2', ...line}, lines[2]]});
    for (const [wrong, why] of [
      [{...body, lines: lines.slice(1)}, "Line '1' of the order is missing"],
      [{...body, lines: [...lines, lines[0]]}, "Line '1' is there more than once"],
      [{...body, lines: lines.map(({lineId}) => ({lineId, status: 'Accepted'}))}, 'At least one line'],
      [{...body, status: 'Accept'}, 'Lines are allowed only'],
      [change({status: 'Changed'}), 'nothing differs from the order'],
      [change({status: 'Changed', note: 'Later'}), 'nothing differs from the order'],
      [change({status: 'Changed', deliveryUntil: '2026-11-20'}), "'deliveryUntil' is allowed only with"],
      [change({status: 'NotAccepted', quantity: 1}), "'quantity' is allowed only with"],
      [change({status: 'Accepted', deliveryFrom: '2026-11-20'}), "'deliveryFrom' is allowed only with"],
      [change({status: 'AlreadyDelivered'}), 'only in a response to an order change'],
    ] as const) {
      expect(await respond(id, wrong, 'v1-beta')).toMatchObject({
        code: 'API400-RESPONSE',
        message: expect.stringContaining(why) as string,
      });
    }
    const {id: response} = await respond(id, body, 'v1-beta');
    await pass(MINUTE);
    const document = bus().store.of(response, buyer.partyId, 'received').document;
    const result = await bus().validate(document.file.bytes(), 'order-response-advanced-bisv3');
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
    const result = await bus().validate(Buffer.from(cancellation), 'order-cancellation-bisv3');
    expect([result.verdict, result.findings]).toEqual(['valid', []]);
    for (const each of [changed, cancelled])
      expect(await respond(each, {status: 'Reject', note: 'Too late'})).toHaveProperty('id');
    await pass(MINUTE);
    const responses = await get<Page>(`v1-beta/${buyer.partyId}/purchaseOrder/response`);
    expect(responses.items.slice(-2).map(({refToDocumentId}) => refToDocumentId)).toEqual([changed, cancelled]);
  });
});
