import {beforeEach, describe, expect, test} from 'vitest';
import {keep, restore} from '../../../src/sandbox/keeping';
import {cast} from '../../../src/service';
import {smallBus, type SmallBus} from '../../support/smallBus';
import {toldBy} from './support/told';

const {seller, buyer} = cast;
const PDF = Buffer.from('%PDF-1.7 a scan');
const MINUTE = 60_000;

let small: SmallBus;
beforeEach(async () => {
  small = await smallBus();
});

const told = (): string[] => toldBy(small.bus);

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
