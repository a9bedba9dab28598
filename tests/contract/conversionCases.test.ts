import fs from 'node:fs';
import {expect, test} from 'vitest';
import {EXAMPLES} from '../../src/validation/node/tasks';
import {conversionOf, converted} from './support/conversion';
import {rareInvoice} from './support/rareTerms';

const read = (file: string): string => fs.readFileSync(`${EXAMPLES}/${file}.xml`, 'utf8');

/** The text of the elements with a name, without their prefix. */
const textsOf = (xml: string, name: string): string[] =>
  Array.from(xml.matchAll(new RegExp(`<\\w+:${name}\\b[^>]*>([^<]*)<`, 'g')), ([, text = '']) => text);

test('several notes are one note in a format that allows one, with their subject codes', () => {
  const note = '#AAI#Delivered to the caretaker\nSecond note';
  expect(textsOf(converted(rareInvoice, 'ubl-xrechnung', 'ubl-bisv3'), 'Note')).toContain(note);
  expect(textsOf(converted(rareInvoice, 'ubl-xrechnung', 'cii-bisv3'), 'Content')).toEqual([note]);
  const cii = converted(rareInvoice, 'ubl-xrechnung', 'cii-xrechnung');
  expect(textsOf(cii, 'Content')).toEqual(['Delivered to the caretaker', 'Second note']);
  expect(textsOf(cii, 'SubjectCode')).toEqual(['AAI']);
});

test('a conversion is refused where a value would be lost', () => {
  const billed =
    '<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>7</cbc:ID></cac:InvoiceDocumentReference></cac:BillingReference>';
  const twice = read('ubl-nlcius/invoice-typical').replace('<cac:AccountingSupplierParty>', `${billed}${billed}$&`);
  expect(conversionOf(twice, 'ubl-nlcius', 'cii-nlcius')).toEqual({
    isMissing: 'data',
    problem:
      'The target format allows only one value, and the document has several: Preceding invoice reference (BG-3).',
  });
  expect(converted(twice, 'ubl-nlcius', 'ubl-bisv3').split('<cac:BillingReference>').length).toBe(3);
  const due = read('cii-bisv3/credit-note').replace(
    '<ram:SpecifiedTradeSettlementHeaderMonetarySummation>',
    '<ram:SpecifiedTradePaymentTerms><ram:DueDateDateTime><udt:DateTimeString format="102">20261231</udt:DateTimeString></ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms>$&',
  );
  expect(conversionOf(due, 'cii-bisv3', 'ubl-bisv3')).toEqual({
    isMissing: 'data',
    problem: 'The target format has no element for a value of the document: Payment due date (BT-9).',
  });
});

test('a document that isn’t an invoice of EN 16931 is refused as not implemented', () => {
  const order = read('order-bisv3/order-typical');
  expect(conversionOf(order, 'order-bisv3', 'ubl-bisv3')).toMatchObject({isMissing: 'conversion'});
  const invoice = read('ubl-bisv3/invoice-typical');
  expect(conversionOf(invoice, 'ubl-bisv3', 'dico-sales005-invoice')).toMatchObject({isMissing: 'conversion'});
});

test('what a syntax must have and the document lacks is calculated from what it has', () => {
  const price = '<cbc:PriceAmount currencyID="EUR">425.00</cbc:PriceAmount>';
  const discount = `${price}<cac:AllowanceCharge><cbc:ChargeIndicator>false</cbc:ChargeIndicator><cbc:Amount currencyID="EUR">10.5</cbc:Amount></cac:AllowanceCharge>`;
  const discounted = converted(read('ubl-bisv3/invoice-typical').replace(price, discount), 'ubl-bisv3', 'cii-bisv3');
  expect(textsOf(discounted, 'ChargeAmount').slice(0, 2)).toEqual(['435.50', '425.00']);
  const untaxed = read('cii-bisv3/invoice-typical').replace(/<ram:TaxTotalAmount.*>/, '');
  expect(textsOf(converted(untaxed, 'cii-bisv3', 'ubl-bisv3'), 'TaxAmount')[0]).toBe('877.58');
});

test('a VAT accounting currency that is the currency of the invoice is left out', () => {
  const currency = '<cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>';
  const same = read('ubl-xrechnung/invoice-typical').replace(
    currency,
    `${currency}<cbc:TaxCurrencyCode>EUR</cbc:TaxCurrencyCode>`,
  );
  expect(same).toContain('TaxCurrencyCode');
  const cii = converted(same, 'ubl-xrechnung', 'cii-xrechnung');
  expect(textsOf(cii, 'TaxCurrencyCode')).toEqual([]);
  expect(cii).toBe(converted(read('ubl-xrechnung/invoice-typical'), 'ubl-xrechnung', 'cii-xrechnung'));
});

test('indicators may be numbers, and a tax number of the buyer isn’t a VAT number', () => {
  const counted = read('ubl-nlcius/invoice-typical').replaceAll('>false<', '>0<').replaceAll('>true<', '>1<');
  const plain = converted(read('ubl-nlcius/invoice-typical'), 'ubl-nlcius', 'cii-nlcius');
  expect(converted(counted, 'ubl-nlcius', 'cii-nlcius')).toBe(plain);
  const taxed = read('cii-bisv3/invoice-typical').replace('schemeID="VA">NL860441751B01', 'schemeID="FC">860441751');
  expect(converted(taxed, 'cii-bisv3', 'ubl-bisv3')).not.toContain('>860441751<');
});

test('an account number that isn’t an IBAN has an element of its own in CII', () => {
  const account = read('ubl-bisv3/invoice-typical').replace('NL57PSBX0417164300', '0417164300');
  const cii = converted(account, 'ubl-bisv3', 'cii-bisv3');
  expect([textsOf(cii, 'IBANID'), textsOf(cii, 'ProprietaryID')]).toEqual([[], ['0417164300']]);
});

test('text is escaped, and a format that no network has gets no process', () => {
  const odd = read('ubl-bisv3/invoice-typical').replace('Assembly on site', 'A &lt; B &amp; C &#13;');
  expect(converted(odd, 'ubl-bisv3', 'cii-nlcius')).toContain('<ram:Content>A &lt; B &amp; C &#13; is included');
  expect(converted(odd, 'ubl-bisv3', 'cii-nlcius')).not.toContain('BusinessProcess');
});
