import {randomUUID} from 'node:crypto';
import {describe, expect, test} from 'vitest';
import {cast, sample} from '../../../src/service';
import {bus, DAY, get, INVOICE, MINUTE, pass, post, request, sent, useSandbox, type Page} from './support/documents';

const {seller, buyer} = cast;

useSandbox();

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

  test('is refused with the findings of its schema alone, if it breaks the schema too', async () => {
    const {message, errors = []} = await post(
      `v1/${seller.partyId}/salesInvoice/send`,
      wrong.replace(/<cbc:ID>.*/, ''),
    );
    expect(message).toMatch(/^The document breaks 1 rule: XSD/);
    expect(errors).toHaveLength(1);
    expect(errors[0]).not.toHaveProperty('rule');
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
      Buffer.from(bus().store.find(id)?.file.bytes() ?? []).toString(),
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

test('an example gives way to an upload with its ID', async () => {
  const path = `v1/${seller.partyId}/salesInvoice/send`;
  expect(await post(path, INVOICE, sample.invoiceDocumentId)).toEqual({id: sample.invoiceDocumentId});
  expect(await post(path, INVOICE, sample.invoiceDocumentId)).toMatchObject({code: 'API409'});
});
