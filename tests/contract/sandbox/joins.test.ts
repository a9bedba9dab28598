import fs from 'node:fs';
import {beforeEach, describe, expect, test} from 'vitest';
import type {Hook} from '../../../src/sandbox/hookSyntax/action';
import {cast} from '../../../src/service';
import {smallBus, type SmallBus} from '../../support/smallBus';
import {toldBy} from './support/told';

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

const told = (): string[] => toldBy(small.bus);

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

  test('sorts the files by name, whatever arrived first', async () => {
    join('?parts=3&key=meta%3Abatch');
    await pdf('b.pdf', {batch: '7'}, Buffer.from('%PDF-1.7 b'));
    const id = await xml('invoice.xml', {batch: '7'});
    await pdf('a.pdf', {batch: '7'}, Buffer.from('%PDF-1.7 a'));
    await small.bus.clock.advance(MINUTE);
    const {document} = small.bus.store.of(id, buyer.partyId, 'received');
    const text = Buffer.from(document.file.bytes()).toString();
    expect(Array.from(text.matchAll(/ filename="([^"]*)"/g), ([, name]) => name)).toEqual(['a.pdf', 'b.pdf']);
  });

  test('describes a file of an order where orders have a place for it', async () => {
    const order = fs.readFileSync('documents/examples/order-bisv3/order-typical.xml');
    const topics = {topics: ['JoinOrder'], publishTopics: ['SendOrder']};
    small.bus.hooks.save(buyer.partyId, {
      id: 'parts',
      name: 'Parts',
      action: 'join://parts?key=meta%3Abatch',
      ...topics,
    });
    const about = {operation: 'sendGeneric', party: buyer.partyId, topic: 'JoinOrder'} as const;
    const meta = {batch: '7', description: 'Drawing'};
    await small.bus.sending.upload({...about, file: order, fileName: 'a.xml', mediaType: 'application/xml', meta});
    await small.bus.sending.upload({...about, file: PDF, fileName: 'a.pdf', mediaType: 'application/pdf', meta});
    await small.bus.clock.advance(MINUTE);
    expect(told()).toContain('OrderSent');
  });

  test('sends nothing in the name of another party', async () => {
    const topics = {topics: ['JoinInvoice'], publishTopics: ['SendInvoice']};
    small.bus.hooks.save(buyer.partyId, {id: 'parts', name: 'Parts', action: 'join://parts', ...topics});
    const about = {operation: 'sendGeneric', party: buyer.partyId, topic: 'JoinInvoice'} as const;
    await small.bus.sending.upload({...about, file: INVOICE, fileName: 'a.xml', mediaType: 'application/xml'});
    await small.bus.sending.upload({...about, file: PDF, fileName: 'a.pdf', mediaType: 'application/pdf'});
    await small.bus.clock.advance(MINUTE);
    expect(told()).toEqual([expect.stringContaining('InvoiceSentError API400-PARTY')]);
  });

  test('takes no part that it could not embed, or embed a file in', async () => {
    join();
    const tiff = part(PDF, 'a.tif', 'image/tiff');
    await expect(tiff).rejects.toThrow("doesn't convert TIFF");
    const cii = fs.readFileSync('documents/examples/cii-bisv3/invoice-minimal.xml');
    await expect(part(cii, 'a.xml', 'application/xml')).rejects.toThrow('UBL invoices and orders only');
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

  test.each([
    ['RÉ 2026 0419', 'RÉ 2026 0419_scan.pdf'],
    ['2026/0419', '2026-0419_scan.pdf'],
  ])('finds the file of document %s by its name %s', async (number, fileName) => {
    join('?key=documentNumber');
    const numbered = INVOICE.toString().replace(/(<cbc:ID>)[^<]+/, `$1${number}`);
    await part(Buffer.from(numbered), 'export-88.xml', 'application/xml');
    await pdf(fileName);
    await small.bus.clock.advance(MINUTE);
    expect(told()).toEqual(['InvoiceSent', 'InvoiceReceived']);
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
