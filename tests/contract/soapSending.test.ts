import fs from 'node:fs';
import {describe, expect, test} from 'vitest';
import {ask, BUYER, code, freshPlatform, invoice, later, one, SELLER, send, withId} from './support/soapCalls';

freshPlatform();

describe('a document that is sent', () => {
  test('is in the outbox at once, in the inbox of the receiver after 2 seconds, and each side sees the status', async () => {
    const id = one(await send(invoice('2026-0500')), 'ExternalId');
    const outbox = (): Promise<string> => ask(SELLER, 'GetOutboxDocument', withId(id));
    const inbox = (): Promise<string> => ask(BUYER, 'GetInboxDocument', withId(id));
    expect(one(await outbox(), 'Code')).toBe('05');
    expect(code(await inbox())).toBe('ERRDOC2000001');
    await later(2);
    expect(one(await outbox(), 'Code')).toBe('10');
    expect(one(await inbox(), 'Code')).toBe('30');
    await ask(BUYER, 'SetInboxDocumentStatus', `<ExternalId>${id}</ExternalId><StatusCode>40</StatusCode>`);
    const seen = await outbox();
    expect([one(seen, 'Code'), one(seen, 'UserName')]).toEqual(['40', 'Joris Molenaar']);
    expect(seen).toContain('<cbc:ID>2026-0500</cbc:ID>');
    expect(seen).toMatch(/<Payload><Invoice xmlns="[^"]+"\s+xmlns:cac=/);
  });

  test('has its PDF after 3 seconds', async () => {
    const id = one(await send(invoice('2026-0500')), 'ExternalId');
    const pdf = (): Promise<string> => ask(SELLER, 'GetDocumentPdf', withId(id));
    expect(code(await pdf())).toBe('ERRDMN8000003');
    await later(3);
    expect(Buffer.from(one(await pdf(), 'Contents'), 'base64').toString('latin1')).toMatch(/^%PDF-1\.7[\s\S]*%%EOF/);
  });

  test('gets the next number of the company where it has none', async () => {
    const ids = [one(await send(invoice('')), 'ExternalId'), one(await send(invoice(' ')), 'ExternalId')];
    const subjects = await Promise.all(
      ids.map(async (id) => one(await ask(SELLER, 'GetOutboxDocument', withId(id)), 'Subject')),
    );
    expect(subjects).toEqual(['Factuur 2026-0442', 'Factuur 2026-0443']);
    expect(code(await send(invoice(''), {template: 'TPL-4101-E2'}))).toBe('ERRNUM2000001');
  });

  test('is a revision when root element, number, issue date and supplier are those of another', async () => {
    const first = one(await send(invoice('2026-0500')), 'ExternalId');
    await later(60);
    const changed = invoice('2026-0500').replace('Office chair Tilia', 'Office chair Linde');
    expect(one(await send(changed), 'ExternalId')).toBe(first);
    const now = await ask(SELLER, 'GetOutboxDocument', withId(first));
    expect(now).toContain('Office chair Linde');
    expect(Date.parse(one(now, 'ModifiedOn')) - Date.parse(one(now, 'CreatedOn'))).toBe(60_000);
    expect(one(await send(invoice('2026-0501')), 'ExternalId')).not.toBe(first);
    const note = fs
      .readFileSync('documents/examples/ubl-bisv3/credit-note.xml', 'utf8')
      .replace(/<\?xml[^>]*\?>/, '')
      .replace(/(<cbc:ID>)[^<]+/, '$12026-0500')
      .replace(/<cbc:IssueDate>[^<]+/, String(/<cbc:IssueDate>[^<]+/.exec(invoice(''))));
    const sentNote = one(await send(note), 'ExternalId');
    expect(sentNote).toMatch(/^X\d+$/);
    expect(sentNote).not.toBe(first);
  });

  test.each([
    ['XCNL100027', undefined, 'ToInbox'],
    ['NL:VAT:NL860441751B01', undefined, 'ToInbox'],
    ['NL:OINO:00000001001550433000', undefined, 'ToPeppol'],
    ['BE:EN:0712345630', 'boekhouding@scheldeblauw.example', 'ToEmail'],
  ])('to %s with email address %s goes %s', async (to, email, method) => {
    const id = one(await send(invoice('2026-0500'), {to, email}), 'ExternalId');
    expect(one(await ask(SELLER, 'GetOutboxDocument', withId(id)), 'DeliveryMethod')).toBe(method);
  });

  test.each([
    ['a receiver that is the sender', {to: 'NL:KVK:85912046'}, 'ERRSND2000003'],
    ['a malformed identifier', {to: 'NL:KVK:1'}, 'ERRPTY4000002'],
    ['a wrong check digit', {to: 'GLN:8712345000029'}, 'ERRPTY4000002'],
    ['an unknown scheme', {to: 'NL:XXX:85912046'}, 'ERRPTY4000002'],
    ['a malformed email address', {to: 'BE:EN:0712345630', email: 'a b'}, 'ERRSND4000002'],
    ['a template for other documents', {template: 'TPL-4201'}, 'ERRTPL4000003'],
  ])('is rejected for %s', async (_, options, expected) => {
    expect(code(await send(invoice('2026-0500'), options))).toBe(expected);
  });

  test('is rejected for a template of other documents in the words of the site', async () => {
    const said = one(await send(invoice('2026-0500'), {template: 'TPL-4201'}), 'faultstring');
    expect(said).toBe('The root element does not match the template [ ERRTPL4000003 ]');
  });

  test('can have a file of 12 MB', async () => {
    const file = Buffer.alloc(9_000_000, '%PDF-').toString('base64');
    const reference = `<cac:AdditionalDocumentReference><cbc:ID>A1</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="application/pdf" filename="a.pdf">${file}</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>`;
    const party = '<cac:AccountingSupplierParty>';
    const id = one(await send(invoice('2026-0500').replace(party, reference + party)), 'ExternalId');
    expect(one(await ask(SELLER, 'GetDocumentPdf', withId(id)), 'Contents') === file).toBe(true);
  });

  test('keeps namespaces that the envelope declares around it', async () => {
    const declared = invoice('').match(/xmlns:c[ab]c="[^"]+"/g) ?? [];
    const bare = declared.reduce((xml, each) => xml.replace(each, ''), invoice('2026-0500'));
    expect(code(await send(bare))).toBe('ERRIER8000006');
    const id = one(await send(bare, {declared: declared.join(' ')}), 'ExternalId');
    const kept = await ask(SELLER, 'GetOutboxDocument', withId(id));
    expect(kept).toContain('<cbc:ID xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">');
  });
});
