import {afterAll, beforeAll, expect, test} from 'vitest';
import {cast} from '../../src/service';
import {startSandbox, type RunningSandbox} from '../support/sandbox';
import {all, BUYER, code, invoice, one, page, SELLER, sending, soapOf, withId} from './support/soapCalls';

const OF_SELLER = '<PSBPartyId>XCNL100014</PSBPartyId>';

let sandbox: RunningSandbox;
beforeAll(async () => (sandbox = await startSandbox()));
afterAll(() => sandbox.close());

const soap = (token: string, operation: string, body?: string): Promise<string> =>
  soapOf(sandbox.url, token, operation, body);

async function send(number: string): Promise<string> {
  const id = one(await soap(SELLER, 'SendDocument', sending(invoice(number))), 'ExternalId');
  await sandbox.bus().clock.advance(1000);
  return id;
}

const outbox = (): Promise<string> => soap(SELLER, 'GetOutboxDocuments', OF_SELLER + page(100));

async function restart(): Promise<void> {
  const kept = sandbox.kept();
  await sandbox.reset();
  sandbox.restore(kept);
}

test('after a restart, the platform has its documents with their ExternalIds, and the statuses that users set', async () => {
  const [first, second] = [await send('2026-0600'), await send('2026-0601')];
  await soap(BUYER, 'SetInboxDocumentStatus', `<ExternalId>${first}</ExternalId><StatusCode>40</StatusCode>`);
  const revised = await send('2026-0601');
  expect(revised).toBe(second);
  await sandbox.bus().clock.advance(1500);
  const before = await outbox();
  await restart();
  // Nobody has used SOAP since.
  await restart();
  expect(await outbox()).toBe(before);
  const opened = await soap(SELLER, 'GetOutboxDocument', withId(first));
  expect([one(opened, 'Code'), one(opened, 'UserId')]).toEqual(['40', 'U100027']);
  const ids = all(await outbox(), 'ExternalId');
  expect(ids).not.toContain(await send('2026-0602'));
});

test('a document that was on its way by email arrives after a restart', async () => {
  const options = {to: 'BE:EN:0712345630', email: 'facturen@tilleboom.example'};
  const id = one(await soap(SELLER, 'SendDocument', sending(invoice('2026-0603'), options)), 'ExternalId');
  await restart();
  await sandbox.bus().clock.advance(1000);
  expect(one(await soap(SELLER, 'GetOutboxDocument', withId(id)), 'Code')).toBe('10');
  expect(sandbox.bus().journal.of('outbox')[0]?.facts.to).toBe(options.email);
});

test('an example that made room is no fault of the platform', async () => {
  await sandbox.reset();
  const {store} = sandbox.bus();
  const [model] = store.all();
  if (!model) throw new Error('no example');
  for (let count = 0; count < 10_000; count += 1) {
    store.add({
      ...model,
      id: crypto.randomUUID(),
      sent: store.side(cast.wholesaler.partyId),
      received: undefined,
      isExample: false,
    });
  }
  expect(code(await soap(SELLER, 'GetOutboxDocument', withId('X261116000482')))).toBe('ERRDOC2000001');
});
