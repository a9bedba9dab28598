import {expect, test} from 'vitest';
import {hasCheckDigit} from '../../../src/validation/dico/leaf';
import {type ValidatedMessage} from '../../../src/validation/model';
import {validatorOf} from './support';

const DICO: ValidatedMessage = {
  id: 'dico',
  documents: [{root: 'Order'}, {root: 'Invoice'}],
  namespacePattern: '^http://www\\.ketenstandaard\\.nl/',
  ruleSets: [],
  ownChecks: 'dico',
};
const dicoCodes = () => ({
  lists: {OrderType: {values: {220: 'Order'}}, VATRateType: {union: ['Rates']}, Rates: {values: {S: 'Standard'}}},
});
const {validate} = validatorOf([DICO], {dicoCodes});

async function rulesOf(root: string, content: string, path = 'order/SALES/005'): Promise<string[]> {
  const {findings} = await validate(`<${root} xmlns="http://www.ketenstandaard.nl/${path}">${content}</${root}>`);
  return findings.map(({rule, location}) => `${rule} ${location}`.trim()).filter((line) => line !== 'DICO-XSD');
}

const ORDER =
  '<OrderType>220</OrderType><OrderNumber>1</OrderNumber><OrderDate>2026-11-16</OrderDate><Buyer><GLN>8712345678906</GLN></Buyer>' +
  '<Supplier><GLN>8712345678906</GLN></Supplier><OrderLine><VATRate>S</VATRate><BeginTime>09:30:00</BeginTime></OrderLine>';

test('a right order has no finding but the reminder that the schema is not public', async () => {
  expect(await rulesOf('Order', ORDER)).toEqual([]);
  const {findings, schema} = await validate(
    `<Order xmlns="http://www.ketenstandaard.nl/order/SALES/005">${ORDER}</Order>`,
  );
  expect([schema, findings]).toEqual(['none', [expect.objectContaining({rule: 'DICO-XSD', severity: 'information'})]]);
});

test.each([
  ['220', '999', 'DICO-CODE /Order[1]/OrderType[1]'],
  ['<VATRate>S', '<VATRate>X', 'DICO-CODE /Order[1]/OrderLine[1]/VATRate[1]'],
  ['<Buyer><GLN>8712345678906', '<Buyer><GLN>8712345678900', 'DICO-GLN /Order[1]/Buyer[1]/GLN[1]'],
  ['2026-11-16', '16-11-2026', 'DICO-DATE /Order[1]/OrderDate[1]'],
  ['09:30:00', '9.30', 'DICO-TIME /Order[1]/OrderLine[1]/BeginTime[1]'],
  ['<OrderNumber>1', '<OrderNumber>', 'DICO-EMPTY /Order[1]/OrderNumber[1]'],
  ['<OrderNumber>1</OrderNumber>', '', 'DICO-REQ /Order[1]'],
  ['<VATRate>S', '<GTIN>87123457</GTIN><VATRate>S', 'DICO-GTIN /Order[1]/OrderLine[1]/GTIN[1]'],
  ['<VATRate>S', '<x xmlns="urn:x">1</x><VATRate>S', 'DICO-NS /Order[1]/OrderLine[1]/x[1]'],
])('%s instead of %s is found', async (from, to, rule) => {
  expect(await rulesOf('Order', ORDER.replace(from, to))).toEqual([rule]);
});

test('a namespace of another release is found', async () => {
  expect(await rulesOf('Order', ORDER, 'order/SALES/004')).toEqual(['DICO-NS /Order[1]']);
});

const invoice = (net: number, vat: number, total: number): string =>
  `<InvoiceLine><NetLineAmount>100</NetLineAmount></InvoiceLine><VATSubTotal><VATAmount>21</VATAmount></VATSubTotal><InvoiceTotals>
  <TotalNetLineAmount>${net}</TotalNetLineAmount><TotalVATAmount>${vat}</TotalVATAmount><TotalInvoiceAmount>${total}</TotalInvoiceAmount></InvoiceTotals>`;

test.each([
  [invoice(100, 21, 121), []],
  [invoice(100, 21, 122), ['TotalInvoiceAmount']],
  [invoice(100, 20, 121), ['TotalVATAmount']],
  [invoice(90, 21, 111), ['TotalNetLineAmount']],
  [invoice(100, 21, 121.01), ['TotalInvoiceAmount']],
  [invoice(100.004, 21, 121.004), []],
])('the totals of an invoice are compared', async (content, wrong) => {
  const sums = (await rulesOf('Invoice', content, 'factuur/SALES/005')).filter((line) => line.startsWith('DICO-SUM'));
  expect(sums).toEqual(wrong.map((name) => `DICO-SUM /Invoice[1]/InvoiceTotals[1]/${name}[1]`));
});

test('check digits of GTIN and GLN', () => {
  expect(['8712345678906', '96385074', '8712345678907', '1234567', 'abc'].map(hasCheckDigit)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
