import fs from 'node:fs';
import {beforeEach, describe, expect, test} from 'vitest';
import type {Hook} from '../../../src/sandbox/hookSyntax/action';
import {keep, restore} from '../../../src/sandbox/keeping';
import {cast} from '../../../src/service';
import {smallBus, type SmallBus} from '../../support/smallBus';

const {seller, buyer} = cast;
const INVOICE = fs.readFileSync('documents/examples/ubl-bisv3/invoice-typical.xml');
const PDF = Buffer.from('%PDF-1.7 a scan');
const MINUTE = 60_000;

let small: SmallBus;
beforeEach(async () => {
  small = await smallBus();
});

const save = (hook: Omit<Hook, 'id' | 'name'>): unknown =>
  small.bus.hooks.save(seller.partyId, {id: 'parts', name: 'Parts', ...hook});

const part = (
  file: Uint8Array,
  fileName: string,
  mediaType: string,
  meta?: Record<string, string>,
  documentId?: string,
): Promise<string> =>
  small.bus.sending.upload({
    operation: 'sendGeneric',
    party: seller.partyId,
    topic: 'JoinInvoice',
    file,
    fileName,
    mediaType,
    ...{meta, documentId},
  });

type Meta = Record<string, string>;
const xml = (fileName = 'invoice.xml', meta?: Meta, id?: string): Promise<string> =>
  part(INVOICE, fileName, 'application/xml', meta, id);
const pdf = (fileName = 'invoice.pdf', meta?: Meta, file: Uint8Array = PDF, id?: string): Promise<string> =>
  part(file, fileName, 'application/pdf', meta, id);

/** The events about invoices, with the code and message of an error. */
const told = (): string[] =>
  small.bus.journal
    .of('event')
    .reverse()
    .filter(({title}) => !title.startsWith('Join') && !title.startsWith('Send') && !title.startsWith('Recognize'))
    .map(({title, facts}) => {
      const {details} = JSON.parse(facts.event ?? '') as {details: {error?: {code: string; message: string}}};
      return details.error ? `${title} ${details.error.code} ${details.error.message}` : title;
    });

describe('a join', () => {
  const join = (options = ''): unknown =>
    save({action: `join://parts${options}`, topics: ['JoinInvoice'], publishTopics: ['SendInvoice']});

  test('embeds the file, keeps the document valid, and sends it', async () => {
    join();
    await pdf();
    const id = await xml();
    await small.bus.clock.advance(MINUTE);
    expect(told()).toEqual(['InvoiceSent', 'InvoiceReceived']);
    const {document} = small.bus.store.of(id, buyer.partyId, 'received');
    const text = Buffer.from(document.file.bytes()).toString();
    const [, mime, name, content] =
      /EmbeddedDocumentBinaryObject mimeCode="([^"]*)" filename="([^"]*)">([^<]*)</.exec(text) ?? [];
    expect([mime, name, Buffer.from(content ?? '', 'base64').toString()]).toEqual([
      'application/pdf',
      'invoice.pdf',
      PDF.toString(),
    ]);
    expect(await small.bus.validate(document.file.bytes(), 'ubl-bisv3')).toMatchObject({verdict: 'valid'});
  });

  test('waits, and then fails or publishes what has arrived', async () => {
    join('?wait=60');
    await xml();
    await small.bus.clock.advance(2 * MINUTE);
    expect(told()).toEqual(["InvoiceSentError EVENT-JOIN 1 of 2 parts with the key 'invoice' arrived in 60 seconds."]);
    join('?wait=60&onTimeout=publish');
    await xml();
    await small.bus.clock.advance(2 * MINUTE);
    expect(told().slice(1)).toEqual(['InvoiceSent', 'InvoiceReceived']);
    await pdf();
    await small.bus.clock.advance(2 * MINUTE);
    expect(told().slice(3)).toEqual([expect.stringContaining('1 of 2 parts')]);
  });

  test('takes the documentId of each part once', async () => {
    join();
    const documentId = crypto.randomUUID();
    await xml('invoice.xml', undefined, documentId);
    await expect(pdf('invoice.pdf', undefined, PDF, documentId)).rejects.toMatchObject({code: 'API409'});
    await expect(xml('other.xml', undefined, documentId)).rejects.toMatchObject({code: 'API409'});
  });

  test('that no hook makes takes parts, and nothing more happens', async () => {
    await xml();
    await pdf();
    await small.bus.clock.advance(60 * MINUTE);
    expect(told()).toEqual([]);
  });

  test('needs one structured document', async () => {
    join();
    await pdf();
    await pdf('invoice.png', undefined, Buffer.from('another'));
    await small.bus.clock.advance(0);
    expect(told()).toEqual([expect.stringContaining('None of the parts')]);
    join('?parts=3');
    await xml();
    await part(
      Buffer.from(INVOICE.toString().replace('380', '380 ').replace('380 ', '380')),
      'invoice.xml',
      'application/xml',
    );
    await part(Buffer.from(`${INVOICE.toString()}\n`), 'invoice.xml', 'application/xml');
    expect(told().slice(1)).toEqual([expect.stringContaining('has already arrived')]);
  });

  test('finds parts by the document number, or by what the form says', async () => {
    join('?key=documentNumber');
    await xml('export-88.xml');
    await pdf('2026-0417_invoice.pdf');
    await small.bus.clock.advance(MINUTE);
    expect(told()).toEqual(['InvoiceSent', 'InvoiceReceived']);
    join('?key=meta%3Abatch');
    await xml('a.xml', {batch: '7'});
    await pdf('b.pdf', {batch: '7', description: 'The timesheet'});
    await pdf('c.pdf');
    await small.bus.clock.advance(MINUTE);
    expect(told().slice(2)).toEqual([
      expect.stringContaining("no value for the key 'meta:batch'"),
      'InvoiceSent',
      'InvoiceReceived',
    ]);
  });
});

const SCAN = {file: PDF, mediaType: 'application/pdf'};

describe('a scan', () => {
  const scan = (fileName: string): string =>
    small.bus.scans.add({...SCAN, direction: 'purchase', party: buyer.partyId, fileName});
  const recognise = (options = ''): unknown =>
    small.bus.hooks.save(buyer.partyId, {
      ...{id: 'recognise', name: 'Recognise', action: `recognize://idr${options}`},
      topics: ['RecognizePurchaseInvoice'],
    });

  test('becomes what its file name says', async () => {
    recognise();
    const id = scan('certain.pdf');
    scan('an-uncertain.PDF');
    scan('unreadable.pdf');
    await small.bus.clock.advance(4 * MINUTE);
    expect(told()).toEqual([]);
    await small.bus.clock.advance(2 * MINUTE);
    expect(told()).toEqual([
      'InvoiceReceived',
      'InvoiceReceived',
      "InvoiceReceivedError EVENT-SCAN No invoice was found in 'unreadable.pdf'.",
    ]);
    const {document} = small.bus.store.of(id, buyer.partyId, 'received');
    expect(document.recognition).toEqual({verdict: 'certain', confidence: 96, uncertain: []});
    const file = document.file.bytes();
    expect(await small.bus.validate(file, 'ubl-bisv3')).toMatchObject({verdict: 'valid'});
    const scanned = `mimeCode="application/pdf" filename="certain.pdf">${PDF.toString('base64')}<`;
    expect(Buffer.from(file).toString()).toContain(scanned);
  });

  test('that is empty or larger than 20 MB is rejected', async () => {
    recognise();
    for (const file of [new Uint8Array(), new Uint8Array(20_971_521)]) {
      small.bus.scans.add({...SCAN, direction: 'purchase', party: buyer.partyId, fileName: 'certain.pdf', file});
    }
    await small.bus.clock.advance(6 * MINUTE);
    expect(told()).toEqual([
      'InvoiceReceivedError EVENT-SCAN The file is empty.',
      'InvoiceReceivedError EVENT-SCAN The file is 20971521 bytes; the limit is 20971520 bytes.',
    ]);
  });

  test('of a sale is told to the sender alone', async () => {
    small.bus.hooks.save(seller.partyId, {
      ...{id: 'recognise', name: 'Recognise', action: 'recognize://idr?priority=high'},
      topics: ['RecognizeSalesInvoice'],
    });
    small.bus.scans.add({...SCAN, direction: 'sales', party: seller.partyId, fileName: 'certain.pdf'});
    await small.bus.clock.advance(3 * MINUTE);
    const details = (topic: string): Record<string, unknown> => {
      const {facts} = small.bus.journal.of('event').find(({title}) => title === topic) ?? {};
      return (JSON.parse(facts?.event ?? '{}') as {details: Record<string, unknown>}).details;
    };
    expect(details('InvoiceSent')).toMatchObject({filename: 'certain.pdf'});
    expect(Object.keys(details('InvoiceReceived'))).not.toEqual(expect.arrayContaining(['filename']));
    expect(Object.keys(details('InvoiceReceived'))).not.toEqual(expect.arrayContaining(['recognition']));
  });

  test('has statuses from the upload on, and no file before it is recognised', async () => {
    recognise();
    const [good, bad] = [scan('certain.pdf'), scan('unreadable.pdf')];
    const side = (id: string) => small.bus.store.of(id, buyer.partyId, 'received').side;
    const names = (id: string): string[] => side(id).statuses.map(({name}) => name);
    for (const id of [good, bad]) expect([names(id), small.bus.store.hasFile(side(id))]).toEqual([[], false]);
    await small.bus.clock.advance(6 * MINUTE);
    expect([names(good), small.bus.store.hasFile(side(good))]).toEqual([['InvoiceReceived'], true]);
    expect([names(bad), small.bus.store.hasFile(side(bad))]).toEqual([['InvoiceReceivedError'], false]);
  });

  test('that waits when the sandbox stops is recognised after the next start, and only once', async () => {
    recognise();
    const id = scan('certain.pdf');
    scan('unreadable.pdf');
    const kept = keep(small.bus);
    small = await smallBus();
    restore(small.bus, kept);
    await small.bus.clock.advance(6 * MINUTE);
    expect(told()).toEqual(['InvoiceReceived', expect.stringContaining('InvoiceReceivedError')]);
    expect(small.bus.store.of(id, buyer.partyId, 'received').document.facts.root).toBe('Invoice');
    const again = keep(small.bus);
    small = await smallBus();
    restore(small.bus, again);
    await small.bus.clock.advance(6 * MINUTE);
    expect(told()).toEqual([]);
  });

  test('with less confidence than the hook accepts is rejected', async () => {
    recognise('?minConfidence=90&priority=high');
    scan('uncertain.pdf');
    await small.bus.clock.advance(2 * MINUTE);
    expect(told()).toEqual(['InvoiceReceivedError EVENT-SCAN A field has a confidence of 71.']);
  });

  test('that no hook takes is only stored', async () => {
    scan('certain.pdf');
    await small.bus.clock.advance(60 * MINUTE);
    expect(told()).toEqual([]);
    expect(() =>
      small.bus.scans.add({direction: 'purchase', party: buyer.partyId, ...SCAN, fileName: 'a', channel: 'other'}),
    ).toThrow("no hook 'other'");
  });
});
