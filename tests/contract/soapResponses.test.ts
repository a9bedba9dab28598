import fs from 'node:fs';
import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest';
import {cast} from '../../src/service';
import {Statuses} from '../../src/sandbox/soap/state/statuses';
import {startSandbox, type RunningSandbox} from '../support/sandbox';
import {BUYER, invoice, one, SELLER, sending, soapOf, withId} from './support/soapCalls';

const {seller, buyer} = cast;
const MINUTE = 60_000;
const DAY = 86_400_000;

let sandbox: RunningSandbox;
beforeAll(async () => (sandbox = await startSandbox()));
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

const pass = (ms: number): Promise<void> => sandbox.bus().clock.advance(ms);

const soap = (token: string, operation: string, body?: string): Promise<string> =>
  soapOf(sandbox.url, token, operation, body);

const send = async (to?: string): Promise<string> =>
  one(await soap(SELLER, 'SendDocument', sending(invoice('2026-0700'), {to})), 'ExternalId');

const outbox = async (id: string): Promise<[code: string, modified: string]> => {
  const seen = await soap(SELLER, 'GetOutboxDocument', withId(id));
  return [one(seen, 'Code'), one(seen, 'ModifiedOn')];
};
const code = async (id: string): Promise<string> => (await outbox(id))[0];

/** Responds for the buyer to the last document of the bus. */
async function respond(status: string): Promise<void> {
  const bus = sandbox.bus();
  const [{id} = {id: ''}] = bus.store
    .all()
    .filter(({family}) => family === 'Invoice')
    .reverse();
  const reasons = status === 'Reject' ? {PricesIncorrect: 'Line 1'} : undefined;
  await bus.responding.invoiceResponse(buyer.partyId, id, {status, reasons});
}

test('the states of the platform have the responses of the page', () => {
  const page = fs.readFileSync('platform/introduction/overview.mdx', 'utf8');
  const rows = page.matchAll(/^\| `(\d\d)` [^|]* \| `(\w+)` \([A-Z]{2}\)/gm);
  const pairs = [...new Statuses().ofResponses];
  expect(pairs.length).toBeGreaterThan(4);
  expect(pairs).toEqual(Array.from(rows, ([, number, response]) => [response, number]));
});

test.each([
  ['NL:KVK:00000001', ['10', '30', '40'], [MINUTE, 5 * MINUTE]],
  ['NL:KVK:00000004', ['10', '50'], [2 * MINUTE]],
  ['NL:KVK:00000005', ['10', '30', '30'], [MINUTE, 2 * MINUTE]],
  ['NL:KVK:00000006', ['10', '30', '40', '70'], [MINUTE, 2 * MINUTE, DAY]],
])('the status of an invoice to %s is %j', async (to, codes, waits) => {
  const id = await send(to);
  await pass(1000);
  const seen = [await code(id)];
  for (const wait of waits) {
    await pass(wait + 1);
    seen.push(await code(id));
  }
  expect(seen).toEqual(codes);
});

test('what a user set and what a response says: the newest counts, with its time', async () => {
  const id = await send();
  await pass(1000);
  await respond('Acknowledge');
  expect(await code(id), 'on its way').toBe('10');
  await pass(1000);
  await respond('InProcess');
  await pass(1000);
  expect(await outbox(id)).toEqual(['35', '2026-12-01T08:00:03Z']);
  await pass(MINUTE);
  await soap(BUYER, 'SetInboxDocumentStatus', `<ExternalId>${id}</ExternalId><StatusCode>40</StatusCode>`);
  expect(await outbox(id)).toEqual(['40', '2026-12-01T08:01:03Z']);
  await respond('Reject');
  await pass(1000);
  expect(await code(id)).toBe('50');
});

test('a response that got lost says nothing', async () => {
  const id = await send();
  await pass(MINUTE);
  sandbox.bus().registrations.remove(seller.partyId);
  await respond('Reject');
  await pass(DAY);
  expect(await code(id)).toBe('10');
});

test('a company of the platform gets what SOAP sends, even if it left Peppol', async () => {
  sandbox.bus().registrations.remove(buyer.partyId);
  const id = await send();
  await pass(1000);
  expect(await code(id)).toBe('10');
  const opened = await soap(BUYER, 'GetInboxDocument', withId(id));
  expect([one(opened, 'Subject'), one(opened, 'DeliveryMethod')]).toEqual(['Factuur 2026-0700', 'ToInbox']);
  const {sent, received} = sandbox.bus().store.all().at(-1) ?? {};
  expect([sent, received].map((side) => side?.statuses.map(({name}) => name))).toEqual([
    ['InvoiceSent'],
    ['InvoiceReceived'],
  ]);
});
