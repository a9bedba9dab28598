import {all, needed, rootOf, textAt, type Element} from './elements';

/** A party as the page prints it. */
export interface PrintedParty {
  readonly name: string;
  readonly address: readonly string[];
  readonly country: string;
  readonly vat?: string;
}

/** A line as the page prints it. */
export interface PrintedLine {
  readonly id: string;
  readonly name: string;
  readonly quantity: string;
  readonly unit: string;
  readonly price: string;
  readonly rate: string;
  readonly amount: string;
  /** Allowances and charges of the line: what they are for, and the amount with its sign. */
  readonly adjustments: readonly Adjustment[];
}

/** An allowance with a negative amount, or a charge. */
export interface Adjustment {
  readonly reason: string;
  readonly amount: string;
}

/** What the page of a hybrid invoice shows. Amounts and dates are written as in the XML. */
export interface PrintedInvoice {
  /** What the document is, where it isn't an invoice. */
  readonly title?: string;
  readonly number: string;
  /** 20261116 in the XML, 2026-11-16 here. */
  readonly date: string;
  readonly due?: string;
  readonly delivered?: string;
  readonly order?: string;
  readonly reference?: string;
  readonly currency: string;
  readonly notes: readonly string[];
  readonly seller: PrintedParty;
  readonly buyer: PrintedParty;
  readonly deliverTo?: PrintedParty;
  readonly lines: readonly PrintedLine[];
  readonly adjustments: readonly Adjustment[];
  readonly vat: readonly {readonly rate: string; readonly basis: string; readonly amount: string}[];
  readonly totals: Readonly<Record<'lines' | 'withoutVat' | 'vat' | 'withVat' | 'due', string>>;
  readonly prepaid?: string;
  readonly means?: string;
  readonly iban?: string;
  readonly terms?: string;
}

const dateAt = (from: Element, path: string): string | undefined =>
  textAt(from, `${path}/DateTimeString`)?.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');

function partyOf(party: Element): PrintedParty {
  const address = all(party, 'PostalTradeAddress')[0] ?? {};
  const town = [textAt(address, 'PostcodeCode'), textAt(address, 'CityName')].filter(Boolean).join(' ');
  return {
    name: textAt(party, 'Name') ?? '',
    address: [textAt(address, 'LineOne'), textAt(address, 'LineTwo'), town].filter((line) => line !== undefined),
    country: textAt(address, 'CountryID') ?? '',
    vat: textAt(party, 'SpecifiedTaxRegistration/ID'),
  };
}

const adjustmentsOf = (settlement: Element): Adjustment[] =>
  all(settlement, 'SpecifiedTradeAllowanceCharge').map((each) => ({
    reason: textAt(each, 'Reason') ?? '',
    amount: `${textAt(each, 'ChargeIndicator/Indicator') === 'true' ? '' : '-'}${needed(each, 'ActualAmount')}`,
  }));

const rateOf = (tax: Element | undefined): string => (tax && textAt(tax, 'RateApplicablePercent')) ?? '0';

function unitOf(line: Element): string {
  const code = all(line, 'SpecifiedLineTradeDelivery/BilledQuantity')[0]?.['@unitCode'];
  return typeof code === 'string' ? code : '';
}

function lineOf(line: Element): PrintedLine {
  const settlement = all(line, 'SpecifiedLineTradeSettlement')[0] ?? {};
  return {
    id: needed(line, 'AssociatedDocumentLineDocument/LineID'),
    name: needed(line, 'SpecifiedTradeProduct/Name'),
    quantity: needed(line, 'SpecifiedLineTradeDelivery/BilledQuantity'),
    unit: unitOf(line),
    price: needed(line, 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount'),
    rate: rateOf(all(settlement, 'ApplicableTradeTax')[0]),
    amount: needed(settlement, 'SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount'),
    adjustments: adjustmentsOf(settlement),
  };
}

/**
 * What the page of a hybrid invoice shows, from its XML.
 * @throws Error for an invoice without one of the mandatory terms
 */
export function printedInvoiceOf(xml: string): PrintedInvoice {
  const root = rootOf(xml, 'CrossIndustryInvoice');
  const document = all(root, 'ExchangedDocument')[0] ?? {};
  const trade = all(root, 'SupplyChainTradeTransaction')[0] ?? {};
  const [agreement = {}] = all(trade, 'ApplicableHeaderTradeAgreement');
  const [delivery = {}] = all(trade, 'ApplicableHeaderTradeDelivery');
  const [settlement = {}] = all(trade, 'ApplicableHeaderTradeSettlement');
  const [sums = {}] = all(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation');
  const [shipTo] = all(delivery, 'ShipToTradeParty');
  return {
    number: needed(document, 'ID'),
    date: dateAt(document, 'IssueDateTime') ?? '',
    due: dateAt(settlement, 'SpecifiedTradePaymentTerms/DueDateDateTime'),
    delivered: dateAt(delivery, 'ActualDeliverySupplyChainEvent/OccurrenceDateTime'),
    order: textAt(agreement, 'BuyerOrderReferencedDocument/IssuerAssignedID'),
    reference: textAt(agreement, 'BuyerReference'),
    currency: needed(settlement, 'InvoiceCurrencyCode'),
    notes: all(document, 'IncludedNote').map((note) => needed(note, 'Content')),
    seller: partyOf(all(agreement, 'SellerTradeParty')[0] ?? {}),
    buyer: partyOf(all(agreement, 'BuyerTradeParty')[0] ?? {}),
    deliverTo: shipTo && partyOf(shipTo),
    lines: all(trade, 'IncludedSupplyChainTradeLineItem').map(lineOf),
    adjustments: adjustmentsOf(settlement),
    vat: all(settlement, 'ApplicableTradeTax').map((tax) => ({
      rate: rateOf(tax),
      basis: needed(tax, 'BasisAmount'),
      amount: needed(tax, 'CalculatedAmount'),
    })),
    totals: {
      lines: needed(sums, 'LineTotalAmount'),
      withoutVat: needed(sums, 'TaxBasisTotalAmount'),
      vat: needed(sums, 'TaxTotalAmount'),
      withVat: needed(sums, 'GrandTotalAmount'),
      due: needed(sums, 'DuePayableAmount'),
    },
    prepaid: textAt(sums, 'TotalPrepaidAmount'),
    means: textAt(settlement, 'SpecifiedTradeSettlementPaymentMeans/TypeCode'),
    iban: textAt(settlement, 'SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount/IBANID'),
    terms: textAt(settlement, 'SpecifiedTradePaymentTerms/Description'),
  };
}
