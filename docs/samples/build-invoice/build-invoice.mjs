// Reads erp-invoice.json and writes it to invoice.xml as a Peppol BIS Billing 3 invoice.
// Run: node build-invoice.mjs
import { readFileSync, writeFileSync } from 'node:fs';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';

// Amounts are whole cents; quantities, prices, and rates are ten-thousandths. Numbers would be binary floating point.
function tenThousandths(decimal) {
  const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d{1,4}))?$/.exec(decimal) ?? [];
  if (whole === undefined || typeof decimal !== 'string') throw new Error(`Not a number with at most four decimal places: ${decimal}`);
  return BigInt(sign + whole + fraction.padEnd(4, '0'));
}

/** Divides by an even number and rounds halves away from zero. */
const divide = (amount, by) => (amount + (amount < 0n ? -by : by) / 2n) / by;

const cents = (decimal) => divide(tenThousandths(decimal), 100n);
const product = (first, second) => divide(tenThousandths(first) * tenThousandths(second), 1_000_000n);
const sum = (amounts) => amounts.reduce((total, amount) => total + amount, 0n);

const escape = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
const text = (name, value, attributes = {}) => {
  const written = Object.entries(attributes).map(([key, each]) => ` ${key}="${escape(each)}"`);
  return `<${name}${written.join('')}>${escape(value)}</${name}>`;
};
const group = (name, ...children) => `<${name}>\n${children.flat().join('\n')}\n</${name}>`;

function amount(name, inCents) {
  const digits = String(inCents).replace('-', '').padStart(3, '0');
  const value = `${inCents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
  return text(name, value, { currencyID: 'EUR' });
}

const vatScheme = group('cac:TaxScheme', text('cbc:ID', 'VAT'));

function partyAs(role, party) {
  const [schemeID, endpoint] = party.endpoint.split(':');
  return group(role, group('cac:Party',
    text('cbc:EndpointID', endpoint, { schemeID }),
    group('cac:PostalAddress',
      text('cbc:StreetName', party.street),
      text('cbc:CityName', party.city),
      text('cbc:PostalZone', party.postcode),
      group('cac:Country', text('cbc:IdentificationCode', party.country))),
    group('cac:PartyTaxScheme', text('cbc:CompanyID', party.vat), vatScheme),
    group('cac:PartyLegalEntity',
      text('cbc:RegistrationName', party.name),
      text('cbc:CompanyID', party.kvk, { schemeID: '0106' }))));
}

const vatCategory = (name, rate) => group(name, text('cbc:ID', 'S'), text('cbc:Percent', rate), vatScheme);

const record = JSON.parse(readFileSync('erp-invoice.json', 'utf8'));
const lines = record.lines.map((line) => ({ ...line, amount: product(line.quantity, line.price) }));
const allowances = record.allowances.map((allowance) => ({ ...allowance, amount: cents(allowance.amount) }));

const taxable = new Map();
const addTaxable = (rate, inCents) => taxable.set(rate, (taxable.get(rate) ?? 0n) + inCents);
for (const line of lines) addTaxable(line.vatRate, line.amount);
for (const allowance of allowances) addTaxable(allowance.vatRate, -allowance.amount);
const vat = [...taxable].map(([rate, base]) => ({
  rate, base, amount: divide(base * tenThousandths(rate), 1_000_000n),
}));
const lineTotal = sum(lines.map((line) => line.amount));
const net = sum([...taxable.values()]);
const totalVat = sum(vat.map((each) => each.amount));

const content = [
  text('cbc:CustomizationID', 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0'),
  text('cbc:ProfileID', 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'),
  text('cbc:ID', record.number),
  text('cbc:IssueDate', record.date),
  text('cbc:DueDate', record.dueDate),
  text('cbc:InvoiceTypeCode', '380'),
  text('cbc:DocumentCurrencyCode', 'EUR'),
  group('cac:OrderReference', text('cbc:ID', record.orderNumber)),
  partyAs('cac:AccountingSupplierParty', record.seller),
  partyAs('cac:AccountingCustomerParty', record.buyer),
  group('cac:PaymentMeans',
    text('cbc:PaymentMeansCode', '58'),
    text('cbc:PaymentID', record.number),
    group('cac:PayeeFinancialAccount', text('cbc:ID', record.iban))),
  ...allowances.map((allowance) => group('cac:AllowanceCharge',
    text('cbc:ChargeIndicator', 'false'),
    text('cbc:AllowanceChargeReason', allowance.reason),
    amount('cbc:Amount', allowance.amount),
    vatCategory('cac:TaxCategory', allowance.vatRate))),
  group('cac:TaxTotal',
    amount('cbc:TaxAmount', totalVat),
    vat.map((each) => group('cac:TaxSubtotal',
      amount('cbc:TaxableAmount', each.base),
      amount('cbc:TaxAmount', each.amount),
      vatCategory('cac:TaxCategory', each.rate)))),
  group('cac:LegalMonetaryTotal',
    amount('cbc:LineExtensionAmount', lineTotal),
    amount('cbc:TaxExclusiveAmount', net),
    amount('cbc:TaxInclusiveAmount', net + totalVat),
    amount('cbc:AllowanceTotalAmount', lineTotal - net),
    amount('cbc:PayableAmount', net + totalVat)),
  ...lines.map((line, index) => group('cac:InvoiceLine',
    text('cbc:ID', String(index + 1)),
    text('cbc:InvoicedQuantity', line.quantity, { unitCode: line.unit }),
    amount('cbc:LineExtensionAmount', line.amount),
    group('cac:Item', text('cbc:Name', line.name), vatCategory('cac:ClassifiedTaxCategory', line.vatRate)),
    group('cac:Price', text('cbc:PriceAmount', line.price, { currencyID: 'EUR' })))),
];

writeFileSync('invoice.xml', `<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="${UBL}Invoice-2"
  xmlns:cac="${UBL}CommonAggregateComponents-2"
  xmlns:cbc="${UBL}CommonBasicComponents-2">
${content.join('\n')}
</Invoice>
`);
console.log('invoice.xml');
