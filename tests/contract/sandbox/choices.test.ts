import {beforeAll, describe, expect, test} from 'vitest';
import {cast, sample} from '../../../src/service';
import {hybridPdf} from '../../samples/support/hybridPdf';
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

  test('that no hook subscribes to stores it', async () => {
    bus().hooks.save(undefined, {id: 'peppol', name: 'Peppol', action: 'peppol', topics: ['SendInvoice']});
    expect(await send('SendOrder')).toEqual([]);
  });

  test.each([
    ['send', 'ReceiveInvoice'],
    ['send', 'RecognizeSalesInvoice'],
    ['send', 'InvoiceSent'],
    ['receive', 'SendInvoice'],
    ['receive', 'JoinInvoice'],
  ])('is not accepted by generic/%s: %s', async (operation, topic) => {
    const party = operation === 'send' ? seller : buyer;
    const response = await request('POST', `v1/${party.partyId}/generic/${operation}?topic=${topic}`, INVOICE);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({code: 'API400', message: expect.stringContaining(topic) as string});
  });
});

test('a topic chooses among the hooks that subscribe to it', async () => {
  const hook = {id: '02', name: 'Orders', action: 'mailto:orders@erp.example', topics: ['SendOrder']};
  bus().hooks.save(seller.partyId, hook);
  for (const query of ['topic=SendOrder', 'topic=SendOrder&channel=02', 'topic=SendInvoice']) {
    await post(`v1/${seller.partyId}/generic/send?${query}`, INVOICE);
    await pass(MINUTE);
  }
  const channels = bus()
    .journal.of('event')
    .filter(({title}) => title === 'InvoiceSent')
    .map(({facts}) => (JSON.parse(facts.event ?? '') as {details: {channel: string}}).details.channel);
  expect(channels).toEqual(['peppol', '02', '02']);
});

test('a hook that joins or recognises is no channel', async () => {
  bus().hooks.save(seller.partyId, {
    ...{id: 'j', name: 'J', action: 'join://invoice', topics: ['SendInvoice'], publishTopics: ['SendInvoice']},
  });
  const {id} = await post(`v1/${seller.partyId}/salesInvoice/send`, INVOICE);
  await pass(MINUTE);
  expect((await request('GET', `v1/${buyer.partyId}/purchaseInvoice/${id}/download`)).status).toBe(200);
});

test('an import names a hook that subscribes to its topic, or none', async () => {
  const path = `v1/${buyer.partyId}/generic/receive`;
  expect((await request('POST', `${path}?channel=nope`, INVOICE)).status).toBe(400);
  const hook = {id: 'own', name: 'Own', action: 'mailto:invoices@erp.example', topics: ['ReceiveInvoice']};
  bus().hooks.save(buyer.partyId, hook);
  expect((await request('POST', `${path}?channel=own`, INVOICE)).status).toBe(200);
});

describe('a hybrid PDF', () => {
  const CII = example('cii-bisv3/invoice-typical.xml');
  let file: Uint8Array;
  beforeAll(async () => {
    file = await hybridPdf(CII);
  });
  const send = async (query: string): Promise<Response> => {
    const path = `v1/${seller.partyId}/generic/send?${query}`;
    const {id} = (await (await request('POST', path, file as unknown as string, 'application/pdf')).json()) as {
      id: string;
    };
    await pass(MINUTE);
    return request('GET', `v1/${buyer.partyId}/purchaseInvoice/${id}/download`);
  };

  test('stays as it is with another receiverId', async () => {
    const path = `v1/${seller.partyId}/generic/send?receiverId=NL:KVK:00000001`;
    const {id} = (await (await request('POST', path, file as unknown as string, 'application/pdf')).json()) as {
      id: string;
    };
    const {file: stored, destination} = bus().store.find(id) ?? {};
    expect(Buffer.from(stored?.bytes() ?? []).equals(file)).toBe(true);
    expect(destination?.receiver).toBe('NL:KVK:00000001');
  });

  test('is in the document that it is converted to, which follows the rules', async () => {
    const {typeIds = {}} = bus().contract.messages.find(({id}) => id === 'ubl-bisv3') ?? {};
    const xml = await (await send(`targetFormat=${encodeURIComponent(typeIds.Invoice ?? '')}`)).text();
    const [, content = ''] =
      /EmbeddedDocumentBinaryObject[^>]*mimeCode="application\/pdf"[^>]*>([^<]*)</.exec(xml) ?? [];
    expect(Buffer.from(content, 'base64').equals(file)).toBe(true);
    expect(await bus().validate(Buffer.from(xml), 'ubl-bisv3')).toMatchObject({verdict: 'valid'});
  });
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
