import {createHmac} from 'node:crypto';
import fs from 'node:fs';
import {beforeEach, describe, expect, test} from 'vitest';
import type {Hook} from '../../../src/sandbox/bus/hooks/action';
import {cast, sample} from '../../../src/service';
import {smallBus, type Posted, type SmallBus} from '../../support/smallBus';

const {seller, buyer} = cast;
const INVOICE = fs.readFileSync('documents/examples/ubl-bisv3/invoice-typical.xml', 'utf8');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The invoice of the examples, to one of the receivers of openapi/sandboxOutcomes.yaml. */
const to = (kvk: string): Uint8Array =>
  Buffer.from(INVOICE.replaceAll(`schemeID="0106">${buyer.kvk}<`, `schemeID="0106">${kvk}<`));

let small: SmallBus;
let answers: (posted: Posted) => number;
beforeEach(async () => {
  answers = () => 200;
  small = await smallBus((posted) => answers(posted));
});

const send = (file: Uint8Array, documentId?: string): Promise<string> =>
  small.bus.sending.upload({
    operation: 'sendSalesInvoice',
    party: seller.partyId,
    file,
    mediaType: 'application/xml',
    documentId,
  });

function listen(partyId: string, topics: string[], more: Partial<Hook> = {}): void {
  const action = 'http://localhost:9/psb#a secret';
  small.bus.hooks.save(partyId, {id: 'events', name: 'Events', action, topics, ...more});
}

interface Event {
  readonly topic: string;
  readonly documentId: string;
  readonly refToDocumentId?: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** What the webhook server got so far, without repeats. */
const events = (): Event[] => small.posted.map(({body}) => JSON.parse(body) as Event);

const pass = (ms: number): Promise<void> => small.bus.clock.advance(ms);

const statuses = (id: string): string[] =>
  small.bus.store.of(id, seller.partyId, 'sent').side.statuses.map(({name}) => name);

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
    expect(Buffer.from(document.file).toString()).toBe(INVOICE);
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

  test('send back documents that follow the official rules and refer to the invoice', async () => {
    for (const kvk of ['00000004', '00000005', '00000006']) await after(kvk, 25 * HOUR);
    const responses = small.bus.store.all().filter(({family, isExample}) => family === 'InvoiceResponse' && !isExample);
    expect(responses.map(({status}) => status).sort()).toEqual(
      ['Reject', 'Acknowledge', 'UnderQuery', 'Acknowledge', 'Accept', 'Paid'].sort(),
    );
    for (const {file, refersTo, facts} of responses) {
      expect(await small.bus.validate(file, 'ubl-invoice-response')).toMatchObject({verdict: 'valid', findings: []});
      expect(small.bus.store.find(refersTo ?? '')?.facts.number).toBe(sample.invoiceNumber);
      expect(facts.refersTo).toBe(sample.invoiceNumber);
    }
  });
});

describe('webhooks', () => {
  const attempts = (): unknown[] =>
    small.bus.journal
      .of('delivery')
      .map(({facts}) => facts.attempt)
      .reverse();

  test('are repeated by the schedule of the contract, and then dropped', async () => {
    answers = () => 500;
    listen(seller.partyId, ['InvoiceSent']);
    small.bus.hooks.save(seller.partyId, {
      id: 'mail',
      name: 'Mail',
      action: 'mailto:a@erp.example',
      topics: ['HookSent*'],
    });
    await send(Buffer.from(INVOICE));
    await pass(2000);
    expect(attempts()).toEqual(['1']);
    // Up to 20% jitter: none of the waits of 1, 5 and 15 minutes and 1, 3, 6, 12 and 24 hours is shorter than it says.
    for (const [minutes, count] of [
      [0.9, 1],
      [0.4, 2],
      [4.6, 2],
      [1.5, 3],
    ] as const) {
      await pass(minutes * MINUTE);
      expect(attempts()).toHaveLength(count);
    }
    await pass(60 * HOUR);
    expect(attempts()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    const told = small.bus.journal
      .of('outbox')
      .map(({facts}) => facts.topic)
      .reverse();
    expect(told).toEqual([...Array<string>(8).fill('HookSentRetry'), 'HookSentError']);
    expect(new Set(small.posted.map(({body}) => (JSON.parse(body) as {createdOn: string}).createdOn)).size).toBe(1);
  });

  test('410 switches the hook off', async () => {
    answers = () => 410;
    listen(seller.partyId, ['InvoiceSent']);
    await send(Buffer.from(INVOICE));
    await pass(HOUR);
    expect(attempts()).toEqual(['1']);
    expect(small.bus.hooks.list(seller.partyId).map(({isActive}) => isActive)).toEqual([false]);
    await send(Buffer.from(INVOICE));
    await pass(HOUR);
    expect(attempts()).toEqual(['1']);
  });

  test('of other machines are not called unless they are allowed', async () => {
    listen(seller.partyId, ['InvoiceSent'], {action: 'https://erp.zilverlinde.example/psb#a secret'});
    await send(Buffer.from(INVOICE));
    await pass(60 * HOUR);
    expect(small.posted).toEqual([]);
    expect(small.bus.journal.of('delivery').map(({facts}) => facts.result)).toEqual([
      expect.stringContaining('--webhook-allow erp.zilverlinde.example'),
    ]);
  });

  test('get batches, by size and by interval, and only what their filter lets through', async () => {
    const action = 'http://localhost:9/psb?batch=2&batchInterval=60&own=1#a secret';
    listen(seller.partyId, ['InvoiceSent'], {action, filter: `recipient == "${buyer.partyId}" && attempt == "1"`});
    for (let count = 0; count < 3; count += 1) await send(Buffer.from(INVOICE));
    await send(to('00000001'));
    await pass(30_000);
    const sizes = (): number[] => small.posted.map(({body}) => (JSON.parse(body) as unknown[]).length);
    expect(sizes()).toEqual([2]);
    await pass(MINUTE);
    expect(sizes()).toEqual([2, 1]);
    expect(small.posted[0]?.url).toBe('http://localhost:9/psb?own=1');
  });

  test('deliver documents as a channel, and the document is sent once the command was accepted', async () => {
    const id = '10';
    listen(seller.partyId, ['SendInvoice'], {id});
    listen(seller.partyId, ['InvoiceSent']);
    const documentId = await send(to('00000009'));
    await pass(MINUTE);
    expect(events().map(({topic}) => topic)).toEqual(['SendInvoice', 'InvoiceSent']);
    expect(events()[1]?.details.channel).toBe(id);
    expect(statuses(documentId)).toEqual(['InvoiceSent']);
  });
});
