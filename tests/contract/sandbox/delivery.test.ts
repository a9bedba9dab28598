import {createHmac} from 'node:crypto';
import {beforeEach, describe, expect, test} from 'vitest';
import {cast, sample} from '../../../src/service';
import {events, freshBus, HOUR, INVOICE, listen, MINUTE, pass, send, small, statuses, to} from './support/delivering';

const {seller, buyer} = cast;

beforeEach(freshBus);

describe('a receiver in the sandbox', () => {
  test('gets the event and the very bytes; the sender gets InvoiceSent, signed', async () => {
    listen(seller.partyId, ['InvoiceSent']);
    listen(buyer.partyId, ['InvoiceReceived']);
    const id = await send(Buffer.from(INVOICE));
    expect(statuses(id)).toEqual([]);
    await pass(MINUTE);
    // Different hooks get their events side by side.
    const got = events().map(({topic, documentId}) => [topic, documentId]);
    expect(got.sort()).toEqual([
      ['InvoiceReceived', id],
      ['InvoiceSent', id],
    ]);
    for (const {body, headers} of small.posted) {
      expect(headers['x-psb-signature']).toBe(`sha256=${createHmac('sha256', 'a secret').update(body).digest('hex')}`);
    }
    expect(statuses(id)).toEqual(['InvoiceSent']);
    const {document, side} = small.bus.store.of(id, buyer.partyId, 'received');
    expect(Buffer.from(document.file.bytes()).toString()).toBe(INVOICE);
    expect(side.statuses.map(({name}) => name)).toEqual(['InvoiceReceived']);
  });

  test('that is not registered is not found', async () => {
    listen(seller.partyId, ['InvoiceSentError']);
    small.bus.registrations.remove(buyer.partyId);
    const id = await send(Buffer.from(INVOICE));
    await pass(MINUTE);
    expect(events()[0]?.details.error).toEqual({
      code: 'API404',
      message: `PartyId '${buyer.partyId}' was not found on the network.`,
    });
    expect(statuses(id)).toEqual(['InvoiceSentError']);
    expect(() => small.bus.store.of(id, buyer.partyId, 'received')).toThrow('was not found');
  });
});

describe('the test receivers', () => {
  /** The events of the seller's hook after an invoice to a receiver, with their statuses and codes. */
  async function after(kvk: string, ms: number): Promise<string[]> {
    listen(seller.partyId, ['*']);
    await send(to(kvk));
    await pass(ms);
    return events().map(({topic, details}) => {
      const error = details.error as {code: string} | undefined;
      return [topic, details.status, details.attempt, error?.code].filter(Boolean).join(' ');
    });
  }

  test.each([
    ['00000001', HOUR, ['InvoiceSent 1', 'InvoiceResponseReceived Acknowledge', 'InvoiceResponseReceived Accept']],
    ['00000002', HOUR, ['InvoiceSentRetry 1 EVENT-UNREACHED', 'InvoiceSentRetry 2 EVENT-UNREACHED']],
    [
      '00000002',
      2 * HOUR,
      ['InvoiceSentRetry 1 EVENT-UNREACHED', 'InvoiceSentRetry 2 EVENT-UNREACHED', 'InvoiceSent 3'],
    ],
    [
      '00000003',
      36 * HOUR,
      [
        ...[1, 2, 3, 4, 5, 6, 7].map((attempt) => `InvoiceSentRetry ${attempt} EVENT-UNREACHED`),
        'InvoiceSentError 8 EVENT-UNREACHED',
      ],
    ],
    ['00000004', HOUR, ['InvoiceSent 1', 'InvoiceResponseReceived Reject']],
    ['00000005', HOUR, ['InvoiceSent 1', 'InvoiceResponseReceived Acknowledge', 'InvoiceResponseReceived UnderQuery']],
    [
      '00000006',
      25 * HOUR,
      ['InvoiceSent 1', ...['Acknowledge', 'Accept', 'Paid'].map((status) => `InvoiceResponseReceived ${status}`)],
    ],
    ['00000007', HOUR, ['InvoiceSent 1']],
    ['00000008', 9 * MINUTE, []],
    ['00000008', 11 * MINUTE, ['InvoiceSent 1']],
    ['00000009', HOUR, ['InvoiceSentError 1 API404']],
    ['00000010', HOUR, ['InvoiceSentError 1 EVENT-REFUSED']],
  ])('%s after %i ms: %j', async (kvk, ms, expected) => {
    expect(await after(kvk, ms)).toEqual(expected);
  });

  test('00000007 rejects by a message level status, which a sender with reviews gets', async () => {
    small.bus.registrations.save(seller.partyId, {capabilities: {reviews: {state: 'on'}}});
    expect(await after('00000007', HOUR)).toEqual(['InvoiceSent 1', 'MessageLevelStatusReceived Reject']);
    const [invoice, status] = events();
    expect(status?.refToDocumentId).toBe(invoice?.documentId);
    expect(statuses(invoice?.documentId ?? '')).toEqual(['InvoiceSent', 'MessageLevelStatusReceived']);
  });

  test('of the organisation never accept for their software: the bus acknowledges', async () => {
    const on = {capabilities: {reviews: {state: 'on'}}};
    for (const {partyId} of [seller, buyer]) small.bus.registrations.save(partyId, on);
    for (const {partyId} of [seller, buyer]) listen(partyId, ['MessageLevelStatus*']);
    await send(Buffer.from(INVOICE));
    await pass(HOUR);
    const told = events().map(({topic, details}) => `${topic} ${String(details.status)} ${String(details.statusCode)}`);
    // docs/networks/peppol.yaml: the bus sends AB once it has stored a document, and never AP.
    expect(told.sort()).toEqual(['MessageLevelStatusReceived Acknowledge AB', 'MessageLevelStatusSent Acknowledge AB']);
  });

  test('send back documents that follow the official rules and refer to the invoice', async () => {
    for (const kvk of ['00000004', '00000005', '00000006']) await after(kvk, 25 * HOUR);
    const responses = small.bus.store.all().filter(({family, isExample}) => family === 'InvoiceResponse' && !isExample);
    expect(responses.map(({status}) => status).sort()).toEqual(
      ['Reject', 'Acknowledge', 'UnderQuery', 'Acknowledge', 'Accept', 'Paid'].sort(),
    );
    for (const {file, refersTo, facts} of responses) {
      expect(await small.bus.validate(file.bytes(), 'ubl-invoice-response')).toMatchObject({
        verdict: 'valid',
        findings: [],
      });
      expect(small.bus.store.find(refersTo ?? '')?.facts.number).toBe(sample.invoiceNumber);
      expect(facts.refersTo).toBe(sample.invoiceNumber);
    }
  });
});
