import {describe, expect, test} from 'vitest';
import {cast, sample} from '../../../src/service';
import {bus, example, get, INVOICE, MINUTE, pass, post, request, useSandbox} from './support/documents';

const {seller, buyer, belgian} = cast;

useSandbox();

describe('the topic of an upload', () => {
  const send = async (topic: string): Promise<string[]> => {
    const {id} = await post(`v1/${seller.partyId}/generic/send?topic=${topic}`, INVOICE);
    await pass(MINUTE);
    const statuses = await get<{name: string}[]>(`v1/${seller.partyId}/salesInvoice/${id}/status`);
    return statuses.map(({name}) => name);
  };

  test('that a channel subscribes to leads to a delivery', async () => {
    expect(await send('SendInvoice')).toEqual(['InvoiceSent']);
  });

  test.each(['ReceiveInvoice', 'RecognizeSalesInvoice'])(
    '%s, to which no hook subscribes, stores it',
    async (topic) => {
      expect(await send(topic)).toEqual([]);
    },
  );
});

test('an order change refers to the order in the path, although another one has its number', async () => {
  await post(`v1/${buyer.partyId}/purchaseOrder/send`, example('order-bisv3-advanced/order-typical.xml'));
  const path = `v1-beta/${buyer.partyId}/purchaseOrder/${sample.orderDocumentId}/change`;
  const {id} = await post(path, example('order-change-bisv3/typical.xml'));
  expect(bus().store.find(id)?.refersTo).toBe(sample.orderDocumentId);
});

test('statuses of examples say how they were delivered', () => {
  const {statuses = []} = bus().store.find(sample.invoiceDocumentId)?.sent ?? {};
  expect(statuses.map(({description}) => description)).toEqual([
    "'Invoice' is delivered to the receiver's access point.",
  ]);
});

test('a lookup that finds nobody says why for each identifier', async () => {
  const path = `v1-beta/${seller.partyId}/salesInvoice/queryRecipientParty?includeOptions=true`;
  bus().registrations.save(belgian.partyId, {
    verification: {},
    capabilities: {invoices: {state: 'off'}, orders: {state: 'on'}},
  });
  const response = await request(
    'POST',
    path,
    JSON.stringify([belgian.partyId, 'BE:VAT:BE0712345630']),
    'application/json',
  );
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({
    ...{code: 'API404', id: null, channel: null, description: null},
    options: [
      {
        identifiers: [
          {isValid: false, message: 'Registered on Peppol, but not for invoices.'},
          {isValid: false, message: 'Not registered on Peppol.'},
        ],
      },
    ],
  });
});
