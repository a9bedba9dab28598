import fs from 'node:fs';
import {expect, test} from 'vitest';
import {keep, OtherVersion, restore} from '../../../src/sandbox/keeping';
import {cast, sample} from '../../../src/service';
import {smallBus} from '../../support/smallBus';

const {seller, buyer, belgian} = cast;
const INVOICE = fs.readFileSync('documents/examples/ubl-bisv3/invoice-typical.xml');
const DAY = 86_400_000;

const upload = {operation: 'sendSalesInvoice', party: seller.partyId, file: INVOICE, mediaType: 'application/xml'};

test('what is kept is there again: documents with their ages, users, hooks with secrets, registrations', async () => {
  const {bus} = await smallBus();
  const id = await bus.sending.upload(upload);
  await bus.clock.advance(60_000);
  bus.store.download(bus.store.of(id, buyer.partyId, 'received').side);
  await bus.clock.advance(5 * DAY);
  bus.organisation.saveUser('nieuw@zilverlinde.example', 'a-long-password');
  bus.organisation.link('nieuw@zilverlinde.example', {id: seller.partyId, permissions: {canManageHook: true}});
  bus.hooks.save(seller.partyId, {
    id: 'mine',
    name: 'Mine',
    action: 'http://localhost:9/#a secret',
    topics: ['InvoiceSent'],
  });
  bus.registrations.save(belgian.partyId, {verification: {}, capabilities: {orders: {state: 'on'}}});
  bus.registrations.saveDefault({capabilities: {invoices: {state: 'off'}}});
  const text = keep(bus);

  const other = (await smallBus()).bus;
  restore(other, text);
  expect(other.organisation.partiesOf('nieuw@zilverlinde.example')).toEqual(
    bus.organisation.partiesOf('nieuw@zilverlinde.example'),
  );
  expect(other.hooks.list(seller.partyId)).toEqual(bus.hooks.list(seller.partyId));
  expect(other.registrations.get(belgian.partyId)).toEqual(bus.registrations.get(belgian.partyId));
  const {document, side} = other.store.of(id, buyer.partyId, 'received');
  expect(Buffer.from(document.file.bytes())).toEqual(INVOICE);
  expect(document.facts).toEqual(bus.store.find(id)?.facts);
  expect(side.statuses).toEqual(bus.store.of(id, buyer.partyId, 'received').side.statuses);
  await expect(other.sending.upload({...upload, documentId: id})).rejects.toMatchObject({code: 'API409'});
  expect(await other.sending.upload({...upload, documentId: sample.invoiceDocumentId})).toBe(sample.invoiceDocumentId);
  // Of the 7 days after the download, 5 are over.
  await other.clock.advance(1.9 * DAY);
  expect(other.store.hasFile(side)).toBe(true);
  await other.clock.advance(0.2 * DAY);
  expect(other.store.hasFile(side)).toBe(false);
});

test('a document on its way is sent again', async () => {
  const {bus} = await smallBus();
  const id = await bus.sending.upload(upload);
  const other = (await smallBus()).bus;
  restore(other, keep(bus));
  await other.clock.advance(60_000);
  expect(other.store.of(id, seller.partyId, 'sent').side.statuses.map(({name}) => name)).toEqual(['InvoiceSent']);
});

test('another file is refused', async () => {
  const {bus} = await smallBus();
  expect(() => restore(bus, '{"version": 0}')).toThrow(OtherVersion);
  const {version} = JSON.parse(keep(bus)) as {version: number};
  for (const text of ['', '{', 'null', '[]', '{}', JSON.stringify({version})]) {
    expect(() => restore(bus, text), text).toThrow();
  }
});

test('the clock stands still between two runs', async () => {
  let machine = Date.now();
  const now = (): number => machine;
  const {bus} = await smallBus(undefined, {speed: 60}, {now});
  machine += 1000;
  const text = keep(bus);
  machine += DAY;
  const other = (await smallBus(undefined, {speed: 60}, {now})).bus;
  machine += 5000;
  restore(other, text);
  expect(other.clock.time()).toBe(60_000);
  machine += 1000;
  expect(other.clock.time()).toBe(120_000);
});
