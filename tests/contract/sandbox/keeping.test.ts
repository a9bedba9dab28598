import fs from 'node:fs';
import {expect, test} from 'vitest';
import type {Bus} from '../../../src/sandbox/bus/bus';
import {keep, OtherVersion, restore} from '../../../src/sandbox/keeping';
import {cast, sample} from '../../../src/service';
import {smallBus} from '../../support/smallBus';
import {toldBy} from './support/told';

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

test('a delivery goes on with the attempt that is due, and the wait that was left', async () => {
  const {bus} = await smallBus();
  const receiver = 'NL:KVK:00000003';
  const id = await bus.sending.upload({...upload, receiverId: receiver});
  await bus.clock.advance(20 * 60_000);
  const names = (each: typeof bus): (string | undefined)[] =>
    each.store.of(id, seller.partyId, 'sent').side.statuses.map(({name}) => name);
  expect(names(bus)).toEqual(['InvoiceSentRetry', 'InvoiceSentRetry']);
  const other = (await smallBus()).bus;
  restore(other, keep(bus));
  await other.clock.advance(35 * 60_000);
  expect(names(other)).toHaveLength(2);
  await other.clock.advance(48 * 60 * 60_000);
  expect(names(other)).toEqual([...Array.from({length: 7}, () => 'InvoiceSentRetry'), 'InvoiceSentError']);
});

test('a document that was only stored is not sent after a restart', async () => {
  const {bus} = await smallBus();
  bus.hooks.save(undefined, {id: 'peppol', name: 'Peppol', action: 'peppol', topics: ['SendInvoice']});
  const id = await bus.sending.upload({...upload, operation: 'sendGeneric', topic: 'SendOrder'});
  const other = (await smallBus()).bus;
  restore(other, keep(bus));
  await other.clock.advance(DAY);
  expect(other.store.of(id, seller.partyId, 'sent').side.statuses).toEqual([]);
});

test('an https channel goes on with its attempt', async () => {
  const answer = (): number => 500;
  const {bus} = await smallBus(answer);
  const hook = {id: '10', name: 'Ten', action: 'http://localhost:9/psb', topics: ['SendInvoice']};
  bus.hooks.save(seller.partyId, hook);
  const id = await bus.sending.upload(upload);
  await bus.clock.advance(60_000);
  const other = await smallBus(answer);
  restore(other.bus, keep(bus));
  await other.bus.clock.advance(48 * 60 * 60_000);
  expect(other.posted).toHaveLength(7);
  expect(other.bus.store.of(id, seller.partyId, 'sent').side.statuses).toHaveLength(8);
});

test('a join waits on for its other parts, and for no longer', async () => {
  const join = {id: 'join', name: 'Join', action: 'join://invoice?wait=900', topics: ['JoinInvoice']};
  const part = {...upload, operation: 'sendGeneric', topic: 'JoinInvoice'};
  const pdf = {file: Buffer.from('%PDF-1.7'), mediaType: 'application/pdf', fileName: 'invoice.pdf'};
  const started = async (): Promise<{bus: Bus; id: string}> => {
    const {bus} = await smallBus();
    bus.hooks.save(seller.partyId, {...join, publishTopics: ['SendInvoice']});
    const id = await bus.sending.upload({...part, fileName: 'invoice.xml'});
    await bus.clock.advance(600_000);
    const other = (await smallBus()).bus;
    restore(other, keep(bus));
    return {bus: other, id};
  };
  const whole = await started();
  await whole.bus.sending.upload({...part, ...pdf});
  await whole.bus.clock.advance(60_000);
  expect(whole.bus.store.of(whole.id, buyer.partyId, 'received').document.facts.number).toBe(sample.invoiceNumber);
  const alone = await started();
  await alone.bus.clock.advance(240_000);
  expect(toldBy(alone.bus)).toEqual([]);
  await alone.bus.clock.advance(120_000);
  expect(toldBy(alone.bus)).toEqual([expect.stringContaining('EVENT-JOIN 1 of 2 parts')]);
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
