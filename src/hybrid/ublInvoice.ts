import {all, needed, rootOf, textAt, type Element} from './elements';
import type {Adjustment, PrintedInvoice, PrintedLine, PrintedParty} from './invoice';

/** The roots of UBL invoices, with what their elements are called. */
const KINDS = [
  {root: 'Invoice', title: undefined, line: 'InvoiceLine', quantity: 'InvoicedQuantity'},
  {root: 'CreditNote', title: 'Credit note', line: 'CreditNoteLine', quantity: 'CreditedQuantity'},
] as const;
type Kind = (typeof KINDS)[number];

function partyOf(party: Element): PrintedParty {
  const address = all(party, 'PostalAddress')[0] ?? {};
  const town = [textAt(address, 'PostalZone'), textAt(address, 'CityName')].filter(Boolean).join(' ');
  return {
    name: textAt(party, 'PartyLegalEntity/RegistrationName') ?? textAt(party, 'PartyName/Name') ?? '',
    address: [textAt(address, 'StreetName'), textAt(address, 'AdditionalStreetName'), town].filter(
      (line) => line !== undefined,
    ),
    country: textAt(address, 'Country/IdentificationCode') ?? '',
    vat: textAt(party, 'PartyTaxScheme/CompanyID'),
  };
}

const adjustmentsOf = (from: Element): Adjustment[] =>
  all(from, 'AllowanceCharge').map((each) => ({
    reason: textAt(each, 'AllowanceChargeReason') ?? '',
    amount: `${textAt(each, 'ChargeIndicator') === 'true' ? '' : '-'}${needed(each, 'Amount')}`,
  }));

function lineOf(line: Element, {quantity}: Kind): PrintedLine {
  const unit = all(line, quantity)[0]?.['@unitCode'];
  return {
    id: needed(line, 'ID'),
    name: needed(line, 'Item/Name'),
    quantity: needed(line, quantity),
    unit: typeof unit === 'string' ? unit : '',
    price: needed(line, 'Price/PriceAmount'),
    rate: textAt(line, 'Item/ClassifiedTaxCategory/Percent') ?? '0',
    amount: needed(line, 'LineExtensionAmount'),
    adjustments: adjustmentsOf(line),
  };
}

/**
 * What the page of a UBL invoice or credit note shows.
 * @throws Error for another document, and for one without one of the mandatory terms
 */
export function printedUblOf(xml: string): PrintedInvoice {
  const kind = KINDS.find(({root}) => Object.keys(rootOf(xml, root)).length > 0);
  if (!kind) throw new Error('The document is no UBL invoice or credit note.');
  const root = rootOf(xml, kind.root);
  const [sums = {}] = all(root, 'LegalMonetaryTotal');
  const [means = {}] = all(root, 'PaymentMeans');
  return {
    title: kind.title,
    number: needed(root, 'ID'),
    date: needed(root, 'IssueDate'),
    due: textAt(root, 'DueDate') ?? textAt(means, 'PaymentDueDate'),
    delivered: textAt(root, 'Delivery/ActualDeliveryDate'),
    order: textAt(root, 'OrderReference/ID'),
    reference: textAt(root, 'BuyerReference'),
    currency: needed(root, 'DocumentCurrencyCode'),
    notes: all(root, 'Note').flatMap((note) => textAt({Note: note}, 'Note') ?? []),
    seller: partyOf(all(root, 'AccountingSupplierParty/Party')[0] ?? {}),
    buyer: partyOf(all(root, 'AccountingCustomerParty/Party')[0] ?? {}),
    lines: all(root, kind.line).map((line) => lineOf(line, kind)),
    adjustments: adjustmentsOf(root),
    vat: all(root, 'TaxTotal/TaxSubtotal').map((tax) => ({
      rate: textAt(tax, 'TaxCategory/Percent') ?? '0',
      basis: needed(tax, 'TaxableAmount'),
      amount: needed(tax, 'TaxAmount'),
    })),
    totals: {
      lines: needed(sums, 'LineExtensionAmount'),
      withoutVat: needed(sums, 'TaxExclusiveAmount'),
      vat: needed(root, 'TaxTotal/TaxAmount'),
      withVat: needed(sums, 'TaxInclusiveAmount'),
      due: needed(sums, 'PayableAmount'),
    },
    prepaid: textAt(sums, 'PrepaidAmount'),
    means: textAt(means, 'PaymentMeansCode'),
    iban: textAt(means, 'PayeeFinancialAccount/ID'),
    terms: textAt(root, 'PaymentTerms/Note'),
  };
}
