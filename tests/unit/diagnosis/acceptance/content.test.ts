import {expect, test} from 'vitest';
import {decodedSize} from '../../../../src/diagnosis/acceptance/base64';
import type {AcceptanceCheck} from '../../../../src/diagnosis/model';
import {documentTypes, publishedList} from '../../../support/contracts';
import {changed, checkNamed, contentChecks, data, example} from './support';

const invoice = example('ubl-bisv3/invoice-typical.xml');
const attached = example('ubl-bisv3/invoice-with-attachment.xml');

const noticesOf = (checks: readonly AcceptanceCheck[]) =>
  checks.filter(({outcome}) => outcome === 'notice').map(({text}) => text);

const texts = async (xml: string): Promise<string[]> => noticesOf(await contentChecks(xml));

test.each([
  // 97 minus the remainder of 7123456 by 97 is 30.
  ['BE0712345631', "'BE0712345631'. Its check digits are wrong."],
  // The sum 8*9+5*8+9*7+1*6+2*5+0*4+4*3+6*2 = 215 leaves 6 by 11, and the ninth digit is 7; mod 97-10 leaves no 1.
  ['NL859120467B01', "'NL859120467B01'. Its check digits are wrong."],
  ['NL859.120.466.B01', 'does not match the pattern of NL:VAT (9944).'],
  ['EL12345', "'EL12345'. This value does not match the pattern of GR:VAT (9933)."],
])('the VAT number %s is a notice at its place', async (vat, text) => {
  const checks = await contentChecks(changed(invoice, 'NL859120466B01', vat));
  const notice = checkNamed(checks, 'identifier-1');
  expect(notice.text).toMatch(/^Seller VAT identifier \(BT-31\) is/);
  expect(notice.text).toContain(text);
  expect(notice.location).toBe('/Invoice[1]/AccountingSupplierParty[1]/Party[1]/PartyTaxScheme[1]/CompanyID[1]');
  expect(noticesOf(checks)).toHaveLength(1);
});

// Numbers of sole traders that the Dutch tax office and python-stdnum publish as examples, of a legal entity, and of countries without check digits here.
test.each(['NL000099998B57', 'NL123456789B13', 'NL860441751B01', 'BE0712345630', 'DE999123456', 'EL999123456', 'XX1'])(
  'the VAT number %s is right, or cannot be told',
  async (vat) => {
    expect(await texts(changed(invoice, 'NL859120466B01', vat))).toEqual([]);
  },
);

test.each([
  ['NL57 PSBX 0417 1643 00', []],
  ['NL58PSBX0417164300', ["cbc:ID is 'NL58PSBX0417164300'. Its check digits are wrong."]],
  ['0417164300', []],
])('the account %s', async (account, expected) => {
  const xml = changed(invoice, /(?<=<cac:PayeeFinancialAccount>\s*<cbc:ID>)[^<]+/, account);
  expect(await texts(xml)).toEqual(expected);
});

test.each([
  ['0088', '8712345000028', 0],
  ['0088', '8712345000029', 1],
  ['0190', '00000001001550433000', 0],
  ['0190', '00000001001550434000', 1],
  ['0208', '0712345631', 1],
  ['0106', '859120461', 1],
  ['ZZZ', 'anything', 0],
])('a party identification with the scheme %s and the value %s', async (scheme, value, wrong) => {
  const element = `<cac:PartyIdentification><cbc:ID schemeID="${scheme}">${value}</cbc:ID></cac:PartyIdentification>`;
  const xml = changed(
    invoice,
    /(?<=<cac:AccountingSupplierParty>\s*<cac:Party>\s*<cbc:EndpointID[^>]*>[^<]*<\/cbc:EndpointID>)/,
    element,
  );
  const found = (await texts(xml)).filter((text) => text.includes(value));
  expect(found).toHaveLength(wrong);
});

test('the GLNs of DICO are checked', async () => {
  const xml = example('dico-sales005-invoice/minimal.xml').replaceAll('8712345000028', '8712345000029');
  expect((await texts(xml)).filter((text) => text.includes('Its check digits are wrong'))).not.toEqual([]);
});

const ATTACHMENT = /(?<=<cbc:EmbeddedDocumentBinaryObject[^>]*>)[^<]*/;
const sizeOf = (xml: string): number => Buffer.from(ATTACHMENT.exec(xml)?.[0] ?? '', 'base64').length;

test('an attachment has its name and size', async () => {
  const check = checkNamed(await contentChecks(attached), 'attachments');
  expect(check).toMatchObject({outcome: 'passed', href: '/introduction/invoice/send.html#attach-a-pdf'});
  const size = new Intl.NumberFormat('en-GB').format(sizeOf(attached));
  expect(check.text).toMatch(
    new RegExp(`^The document contains 1 attachment with ${size} bytes in total: '[^']+' \\(${size} bytes\\)\\.$`),
  );
});

test.each([
  ['is empty', ATTACHMENT, '', /is empty\.$/],
  ['is not Base64', ATTACHMENT, 'JVBERi0*', /is not valid Base64/],
  ['lacks a sign', ATTACHMENT, 'JVBERi0', /is not valid Base64/],
  ['has text as a PDF', ATTACHMENT, 'aGFsbG8K', /'application\/pdf', but its content has a different type\.$/],
  [
    'has another type',
    'mimeCode="application/pdf"',
    'mimeCode="text/plain"',
    /'text\/plain', which is not in the code list\. Use text\/csv, .* or /,
  ],
  ['has no type', 'mimeCode="application/pdf"', '', /has no media type \(mimeCode\)/],
])('an attachment that %s is a notice', async (_what, from, to, text) => {
  const checks = await contentChecks(changed(attached, from, to));
  expect(checkNamed(checks, 'attachment-1').text).toMatch(text);
  expect(checkNamed(checks, 'attachment-1').href).toBe('/misc/codeList/media-type.html');
});

test('the media types are those of the list of the family', () => {
  const ids = (list: string) => publishedList(list).codes.map(({id}) => id);
  expect(data.families.Invoice?.mediaTypes).toEqual(ids('media-type'));
  expect(data.families.DespatchAdvice?.mediaTypes).toEqual(ids('media-type-order'));
});

test.each([
  ['', 0],
  ['YQ==', 1],
  ['YW I=\n', 2],
  ['YWJj', 3],
  ['YQ=', undefined],
  ['Y=Q=', undefined],
  ['Y-_j', undefined],
])('Base64 %j has %s bytes', (text, size) => {
  expect(decodedSize(text)).toBe(size);
});

test('40 million signs of Base64 are read', () => {
  expect(decodedSize('A'.repeat(40_000_000))).toBe(30_000_000);
});

test('a document type is found on the Peppol code list', async () => {
  const {text, href} = checkNamed(await contentChecks(invoice), 'format');
  const id =
    'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2::Invoice##urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0::2.1';
  const type = documentTypes().find(({value}) => value === id);
  expect(text).toContain(`Its document type identifier is ${id}. It is on the Peppol code list ('${type?.name}').`);
  expect(href).toBe(`/misc/documentTypeIds.html#${type?.anchor}`);
});

test.each([
  ['cii-nlcius/invoice-typical.xml', 'It is not on the Peppol code list.'],
  ['dico-sales005-order/minimal.xml', 'Peppol has no document type for it.'],
])('%s has no document type of Peppol', async (file, text) => {
  const check = checkNamed(await contentChecks(example(file)), 'format');
  expect([check.outcome, check.text.endsWith(text)]).toEqual(['notice', true]);
});

test('a version of the energy extension that is not on the list is a notice', async () => {
  const xml = example('ubl-nlcius-energy/invoice-typical.xml');
  expect(checkNamed(await contentChecks(xml), 'format').outcome).toBe('passed');
  const check = checkNamed(await contentChecks(changed(xml, 'invoice:v3.0', 'invoice:v3.1')), 'format');
  expect(check.text).toMatch(/invoice:v3\.1::2\.1\. It is not on the Peppol code list\.$/);
});

test('a customization ID in another case is near to that of a format', async () => {
  const check = checkNamed(
    await contentChecks(changed(invoice, 'peppol.eu:2017:poacc:billing:3.0<', 'PEPPOL.eu:2017:poacc:billing:3.0 <')),
    'format',
  );
  expect(check).toMatchObject({outcome: 'rejected', code: 'API400-FORMAT', href: '/documents/invoices/ubl/bisv3.html'});
  expect(check.text).toMatch(/The customization ID of Peppol BIS Billing is 'urn:cen[^']*billing:3\.0'\.$/);
  expect(check.location).toBe('/Invoice[1]/CustomizationID[1]');
});

test.each([
  ['order-bisv3/order-typical.xml', 'Send the document with sendPurchaseOrder or sendGeneric.'],
  ['despatch-bisv3/minimal.xml', 'Send the document with sendGeneric.'],
  [
    'ubl-invoice-response/accepted.xml',
    'To send this XML, use sendGeneric. With sendInvoiceResponse, you send JSON, and the bus creates the document.',
  ],
])('the operations of %s', async (file, text) => {
  expect(checkNamed(await contentChecks(example(file)), 'operation').text).toBe(text);
});

const HOSTILE = `\u202E\u0007${'<script>alert(1)</script>'.repeat(4_000)}`;

test('values of a hundred kilobytes with control characters are shortened and harmless', async () => {
  const escaped = HOSTILE.replaceAll('<', '&lt;').replace('\u0007', '&#x9;');
  const xml = [/(?<=<cbc:EndpointID[^>]*>)[^<]+/g, /(?<=<cbc:CompanyID[^>]*>)[^<]+/g, /(?<=<cbc:ID>)[^<]+/g].reduce(
    (text, value) => text.replace(value, () => escaped),
    invoice,
  );
  const checks = await contentChecks(xml.replace('schemeID="0106"', `schemeID="${escaped}"`));
  for (const {text} of checks) expect(text.length).toBeLessThan(1500);
  expect(JSON.stringify(checks)).not.toMatch(/[\u202E\u0000-\u001F]/);
});
