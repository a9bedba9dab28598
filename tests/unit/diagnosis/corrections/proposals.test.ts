import fs from 'node:fs';
import {expect, test} from 'vitest';
import {proposals} from '../../../../src/diagnosis/corrections/proposals';
import {edited} from '../../../../src/diagnosis/source/edits';
import type {Finding} from '../../../../src/validation/model';
import {brokenBy} from '../../../../src/contracts/formats/rejections';
import {documentOf, knowledgeOf, reportFinding} from './support';

const MESSAGE = 'ubl-bisv3';
const KNOWLEDGE = knowledgeOf(MESSAGE, 'Invoice');
const read = (name: string): string => fs.readFileSync(`documents/examples/${name}`, 'utf8');
const MINIMAL = read(`${MESSAGE}/invoice-minimal.xml`);

type About = Pick<Finding, 'rule' | 'message' | 'location'>;

const about = (location: string, message = '', rule = 'XSD'): About => ({rule, message, location});

/** The document with each proposal, best first. */
const tried = (text: string, finding: About, message = MESSAGE, knowledge = KNOWLEDGE, root = 'Invoice'): string[] =>
  proposals(documentOf(text, message, root), reportFinding(finding), knowledge).map(({edits}) => edited(text, edits));

/** The broken text, and its first correction. */
function first(from: string, to: string, finding: About, text = MINIMAL): string | undefined {
  return tried(brokenBy(text, [{from, to}]), finding)[0];
}

const TOTAL = '/Invoice[1]/LegalMonetaryTotal[1]/PayableAmount[1]';

test.each([
  ['215.38</cbc:PayableAmount>', '215,38</cbc:PayableAmount>', TOTAL],
  ['215.38</cbc:PayableAmount>', ' € 215,38\n</cbc:PayableAmount>', TOTAL],
  ['215.38</cbc:PayableAmount>', '215.384</cbc:PayableAmount>', TOTAL],
  ['<cbc:IssueDate>2026-11-16', '<cbc:IssueDate>16-11-2026', '/Invoice[1]/IssueDate[1]'],
  ['<cbc:IssueDate>2026-11-16', '<cbc:IssueDate>20261116', '/Invoice[1]/IssueDate[1]'],
  ['>EUR</cbc:DocumentCurrencyCode>', '>eur</cbc:DocumentCurrencyCode>', '/Invoice[1]/DocumentCurrencyCode[1]'],
  ['<cbc:ID>NL57PSBX0417164300', '<cbc:ID>NL57 PSBX 0417 1643 00', '/Invoice[1]/PaymentMeans[1]'],
  [
    '<cbc:BuyerReference>Cost centre 4100<',
    '<cbc:BuyerReference>\n  Cost centre 4100 <',
    '/Invoice[1]/BuyerReference[1]',
  ],
  [' currencyID="EUR">215.38</cbc:PayableAmount>', '>215.38</cbc:PayableAmount>', TOTAL],
])('%s in place of %s is corrected to it', (good, bad, location) => {
  expect(first(good, bad, about(location))).toBe(MINIMAL);
});

test('an ambiguous date has no correction', () => {
  const wrong = brokenBy(MINIMAL, [{from: '<cbc:IssueDate>2026-11-16', to: '<cbc:IssueDate>09-11-2026'}]);
  expect(tried(wrong, about('/Invoice[1]/IssueDate[1]'))).toEqual([]);
});

test('a right code is not exchanged for one that looks like it', () => {
  const corrected = brokenBy(MINIMAL, [{from: '<cbc:InvoiceTypeCode>380', to: '<cbc:InvoiceTypeCode>384'}]);
  const location = '/Invoice[1]/InvoiceTypeCode[1]';
  expect(tried(corrected, about(location, 'The code must be one of 380, 384 or 389.', 'BR-X'))).toEqual([]);
  expect(
    tried(corrected, about(location, 'A corrected invoice must have a preceding invoice (BG-3).', 'BR-X')),
  ).toEqual([]);
});

test('elements in a wrong order are moved, with their lines', () => {
  const lines = '  <cbc:DueDate>2026-12-16</cbc:DueDate>\n';
  const [due] = /\n {2}<cbc:DueDate>.*<\/cbc:DueDate>/.exec(MINIMAL) ?? [];
  expect(lines).toMatch(/DueDate/);
  const wrong = MINIMAL.replace(due ?? '', '').replace(/\n {2}<cbc:ID>/, `${due}$&`);
  expect(wrong).not.toBe(MINIMAL);
  expect(tried(wrong, {...about('/Invoice[1]/DueDate[1]'), rule: 'XSD'})[0]).toBe(MINIMAL);
});

test('a missing fixed value is added in its place, with the indentation around it', () => {
  const element = '\n  <cbc:ProfileID>urn:fdc:peppol.eu:2017:poacc:billing:01:1.0</cbc:ProfileID>';
  expect(first(element, '', about('/Invoice[1]', 'Business process MUST be provided.', 'PEPPOL-EN16931-R001'))).toBe(
    MINIMAL,
  );
});

test('a new element has the prefix that the document uses', () => {
  const other = MINIMAL.replaceAll('cbc:', 'b:').replace('xmlns:cbc=', 'xmlns:b=');
  const wrong = other.replace(/\n *<b:EndpointID schemeID="0106">86044175<\/b:EndpointID>/, '');
  const location = '/Invoice[1]/AccountingCustomerParty[1]/Party[1]';
  const finding = about(location, 'Buyer electronic address MUST be provided', 'PEPPOL-EN16931-R010');
  expect(tried(wrong, finding)[0]).toBe(other);
});

test('a document in one line stays in one line, and an element without content gets tags', () => {
  const flat = MINIMAL.replace(/>\s+</g, '><');
  const wrong = flat.replace(/<cac:TaxScheme><cbc:ID>VAT<\/cbc:ID><\/cac:TaxScheme>/, '<cac:TaxScheme/>');
  const location = '/Invoice[1]/AccountingSupplierParty[1]/Party[1]/PartyTaxScheme[1]/TaxScheme[1]';
  expect(tried(wrong, about(location))).toContain(flat);
});

test('lines that end with CR and LF keep them', () => {
  const windows = MINIMAL.replaceAll('\n', '\r\n');
  const wrong = windows.replace(/\s*<cac:TaxScheme>[^]*?<\/cac:TaxScheme>/, '');
  const location = '/Invoice[1]/AccountingSupplierParty[1]/Party[1]/PartyTaxScheme[1]';
  expect(tried(wrong, about(location))[0]).toBe(windows);
});

test('an empty element is removed with the groups that would be empty', () => {
  const note = '<cac:OrderReference>\n    <cbc:ID/>\n  </cac:OrderReference>';
  const wrong = MINIMAL.replace('\n  <cac:AccountingSupplierParty>', `\n  ${note}$&`);
  expect(
    tried(wrong, about('/Invoice[1]/OrderReference[1]/ID[1]', 'Document MUST not contain empty elements.', 'R008')),
  ).toContain(MINIMAL);
});

test('the minus signs of a credit note are removed together', () => {
  const good = read(`${MESSAGE}/credit-note.xml`);
  const negative = good.replace(/(<cbc:(?:\w*Amount|CreditedQuantity) [^>]*>)(?=\d)(?!0(?:\.0+)?<)/g, '$1-');
  const finding = about(
    '/CreditNote[1]/CreditNoteLine[1]',
    'The Item net price (BT-146) shall NOT be negative.',
    'BR-27',
  );
  expect(negative).not.toBe(good);
  expect(tried(negative, finding, MESSAGE, knowledgeOf(MESSAGE, 'CreditNote'), 'CreditNote')[0]).toBe(good);
});

test('hostile documents cause no error, few proposals, and no markup', () => {
  const values = [
    '<![CDATA[<x>]]>',
    '&lt;b&gt;&amp;',
    '\u202E1,2\u200B',
    ' '.repeat(200_000),
    '9'.repeat(100_000),
    '&#x1F600;',
  ];
  for (const value of values) {
    const wrong = MINIMAL.replace(/(?<=<cbc:PayableAmount[^>]*>)[^<]*/, value).replace('>EUR<', `>${value}<`);
    for (const location of ['', TOTAL, '/Invoice[1]', '/No[1]/Such[1]', '/Invoice[1]/@x']) {
      const all = proposals(
        documentOf(wrong, MESSAGE, 'Invoice'),
        reportFinding(about(location, 'x'.repeat(50_000))),
        KNOWLEDGE,
      );
      expect(all.length).toBeLessThanOrEqual(12);
      expect(all.every(({text}) => text.length < 1000)).toBe(true);
    }
  }
});
