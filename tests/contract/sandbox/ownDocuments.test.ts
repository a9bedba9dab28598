import {describe, expect, test} from 'vitest';
import {cast, sample} from '../../../src/service';
import {
  bus,
  example,
  get,
  json,
  MINUTE,
  pass,
  post,
  request,
  sent,
  useSandbox,
  type Body,
  type Page,
} from './support/documents';

const {seller, buyer} = cast;

useSandbox();

const namesOf = async (path: string): Promise<string[]> =>
  (await get<{readonly name: string}[]>(path)).map(({name}) => name);

describe('the statuses of a document', () => {
  test('tell its receiver of a response that failed', async () => {
    bus().registrations.save(seller.partyId, {capabilities: {invoiceResponse: {state: 'off'}}});
    const id = await sent('2026-0530');
    await json(`v1/${buyer.partyId}/purchaseInvoice/${id}/response`, {status: 'Acknowledge'});
    await pass(MINUTE);
    expect(await namesOf(`v1/${buyer.partyId}/purchaseInvoice/${id}/status`)).toEqual([
      'InvoiceReceived',
      'InvoiceResponseSentError',
    ]);
  });

  test('tell the seller nothing of the changes and cancellations that the buyer sends', async () => {
    const id = sample.orderDocumentId;
    await json(`v1/${buyer.partyId}/purchaseOrder/${id}/cancel`, {cancellationNote: 'Ordered twice'});
    await pass(MINUTE);
    const statuses = await namesOf(`v1/${seller.partyId}/salesOrder/${id}/status`);
    expect(statuses.filter((name) => name.startsWith('OrderCancellation'))).toEqual([]);
  });

  test('are those of invoices and orders, each by its own operation', async () => {
    const {id} = await post(`v1/${buyer.partyId}/purchaseOrder/send`, example('order-bisv3/order-typical.xml'));
    await pass(MINUTE);
    expect(await get<Body>(`v1/${seller.partyId}/purchaseInvoice/${id}/status`)).toMatchObject({code: 'API404-DOC'});
    expect(await namesOf(`v1/${seller.partyId}/salesOrder/${id}/status`)).toContain('OrderReceived');
  });
});

test('a document that was sent by Peppol cannot be downloaded by its sender', async () => {
  const id = await sent('2026-0531');
  const of = (party: string): Promise<Response> => request('GET', `v1/${party}/generic/${id}/download`);
  expect((await of(seller.partyId)).status).toBe(404);
  expect((await of(buyer.partyId)).status).toBe(200);
});

test('a continuation token fits the list that it is from, and no other', async () => {
  for (const number of ['2026-0532', '2026-0533', '2026-0534']) await sent(number);
  const list = `v1-beta/${buyer.partyId}/purchaseInvoice`;
  const {continuationToken} = await get<Page>(`${list}?pageSize=1`);
  const next = (query: string): Promise<Body> => get(`${list}?${query}&continuationToken=${continuationToken}`);
  expect(await next('pageSize=1')).toHaveProperty('items');
  for (const other of ['pageSize=2', 'pageSize=1&status=Downloaded'])
    expect(await next(other), other).toMatchObject({code: 'API400'});
});

test('what would break the document that the bus makes is refused as a response', async () => {
  const id = await sent('2026-0535');
  const body = {status: 'Reject', reasons: {QuantityIncorrect: ' '}};
  expect(await json(`v1/${buyer.partyId}/purchaseInvoice/${id}/response`, body)).toMatchObject({
    code: 'API400-RESPONSE',
  });
});
