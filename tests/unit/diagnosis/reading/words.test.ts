import {expect, test} from 'vitest';
import {wordsOf} from '../../../../src/diagnosis/reading/words';
import {pointed} from '../../../../src/diagnosis/source/find';
import {scan} from '../../../../src/diagnosis/source/scan';
import {dataFor, example, rootIn} from './support';

/** The terms and the name of the element at a location: `BT-1: Invoice number`. */
function wordsAt(message: string, xml: string, location: string): string {
  const data = dataFor(message, rootIn(xml));
  const root = scan(xml, data.prefixes);
  const element = pointed(root, location)?.element;
  if (!element) throw new Error(`nothing at ${location}`);
  const {termsOf, labelOf} = wordsOf(data, root);
  return `${termsOf(element).join()}: ${labelOf(element)}`;
}

/** The numbers and names are those of EN 16931-1. */
const UBL: readonly (readonly [string, string])[] = [
  ['/Invoice[1]/ID[1]', 'BT-1: Invoice number'],
  ['/Invoice[1]/AccountingSupplierParty[1]', 'BG-4: Seller'],
  ['/Invoice[1]/AccountingSupplierParty[1]/Party[1]/PartyTaxScheme[1]/CompanyID[1]', 'BT-31: Seller VAT identifier'],
  ['/Invoice[1]/LegalMonetaryTotal[1]/TaxInclusiveAmount[1]', 'BT-112: Invoice total amount with VAT'],
  ['/Invoice[1]/InvoiceLine[1]/InvoicedQuantity[1]', 'BT-129,BT-130: Invoiced quantity'],
];

const ALLOWANCES = example('ubl-bisv3', 'allowances-and-charges');

test.each(UBL)('the element at %s is %s', (location, words) => {
  expect(wordsAt('ubl-bisv3', ALLOWANCES, location)).toBe(words);
});

test('prefixes of its own do not change what an element is', () => {
  const xml = ALLOWANCES.replace(/(<\/?|xmlns:)cbc\b/g, '$1ns2').replace(/(<\/?|xmlns:)cac\b/g, '$1a');
  for (const [location, words] of UBL) expect(wordsAt('ubl-bisv3', xml, location)).toBe(words);
  const plain = ALLOWANCES.replace(/(<\/?)(?=[A-Z])/g, '$1u:')
    .replace('xmlns=', 'xmlns:u=')
    .replace(/(<\/?)cbc:/g, '$1')
    .replace('xmlns:cbc=', 'xmlns=');
  for (const [location, words] of UBL) expect(wordsAt('ubl-bisv3', plain, location)).toBe(words);
});

test('an allowance and a charge are told apart by their indicators', () => {
  const amounts = Array.from(ALLOWANCES.matchAll(/^  <cac:AllowanceCharge>\s*<cbc:ChargeIndicator>(\w+)/gm));
  expect(amounts.length).toBeGreaterThan(1);
  for (const [index, [, indicator]] of amounts.entries()) {
    expect(wordsAt('ubl-bisv3', ALLOWANCES, `/Invoice[1]/AllowanceCharge[${index + 1}]/Amount[1]`)).toBe(
      indicator === 'true' ? 'BT-99: Document level charge amount' : 'BT-92: Document level allowance amount',
    );
  }
});

test.each([
  ['cii-bisv3', 'ExchangedDocument[1]/ID[1]', 'BT-1: Invoice number'],
  [
    'cii-bisv3',
    'SupplyChainTradeTransaction[1]/ApplicableHeaderTradeSettlement[1]/SpecifiedTradeSettlementHeaderMonetarySummation[1]/GrandTotalAmount[1]',
    'BT-112: Invoice total amount with VAT',
  ],
])('of %s, the element at %s is %s', (message, path, words) => {
  expect(wordsAt(message, example(message, 'invoice-typical'), `/CrossIndustryInvoice[1]/${path}`)).toBe(words);
});

test('an element without a business term of EN 16931 has the name of its format', () => {
  const invoice = example('dico-sales005-invoice', 'typical');
  expect(wordsAt('dico-sales005-invoice', invoice, '/Invoice[1]/InvoiceNumber[1]')).toBe(': Invoice number');
  const order = example('order-bisv3', 'order-typical');
  expect(wordsAt('order-bisv3', order, '/Order[1]/ID[1]')).toBe(': Order identifier');
  expect(wordsAt('order-bisv3', order, '/Order[1]')).toBe(': undefined');
});
