const TRADE = 'SupplyChainTradeTransaction';
const AGREEMENT = `${TRADE}/ApplicableHeaderTradeAgreement`;
const DELIVERY = `${TRADE}/ApplicableHeaderTradeDelivery`;
const SETTLEMENT = `${TRADE}/ApplicableHeaderTradeSettlement`;
const SUMS = `${SETTLEMENT}/SpecifiedTradeSettlementHeaderMonetarySummation`;

/** Where CII has what the page shows: paths from the root, those of parties, lines, adjustments and taxes from their elements. */
export const CII = {
  root: 'CrossIndustryInvoice',
  title: 'Invoice',
  number: 'ExchangedDocument/ID',
  date: 'ExchangedDocument/IssueDateTime/DateTimeString',
  due: `${SETTLEMENT}/SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString`,
  delivered: `${DELIVERY}/ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString`,
  order: `${AGREEMENT}/BuyerOrderReferencedDocument/IssuerAssignedID`,
  reference: `${AGREEMENT}/BuyerReference`,
  currency: `${SETTLEMENT}/InvoiceCurrencyCode`,
  notes: 'ExchangedDocument/IncludedNote/Content',
  seller: `${AGREEMENT}/SellerTradeParty`,
  buyer: `${AGREEMENT}/BuyerTradeParty`,
  deliverTo: `${DELIVERY}/ShipToTradeParty`,
  party: {
    name: 'Name',
    street: 'PostalTradeAddress/LineOne',
    more: 'PostalTradeAddress/LineTwo',
    postcode: 'PostalTradeAddress/PostcodeCode',
    city: 'PostalTradeAddress/CityName',
    country: 'PostalTradeAddress/CountryID',
    vat: 'SpecifiedTaxRegistration/ID',
  },
  lines: `${TRADE}/IncludedSupplyChainTradeLineItem`,
  line: {
    id: 'AssociatedDocumentLineDocument/LineID',
    name: 'SpecifiedTradeProduct/Name',
    quantity: 'SpecifiedLineTradeDelivery/BilledQuantity',
    price: 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount',
    rate: 'SpecifiedLineTradeSettlement/ApplicableTradeTax/RateApplicablePercent',
    amount: 'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount',
    adjustments: 'SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge',
  },
  adjustments: `${SETTLEMENT}/SpecifiedTradeAllowanceCharge`,
  adjustment: {reason: 'Reason', amount: 'ActualAmount', isCharge: 'ChargeIndicator/Indicator'},
  taxes: `${SETTLEMENT}/ApplicableTradeTax`,
  tax: {rate: 'RateApplicablePercent', basis: 'BasisAmount', amount: 'CalculatedAmount'},
  totals: {
    lines: `${SUMS}/LineTotalAmount`,
    withoutVat: `${SUMS}/TaxBasisTotalAmount`,
    vat: `${SUMS}/TaxTotalAmount`,
    withVat: `${SUMS}/GrandTotalAmount`,
    due: `${SUMS}/DuePayableAmount`,
  },
  prepaid: `${SUMS}/TotalPrepaidAmount`,
  means: `${SETTLEMENT}/SpecifiedTradeSettlementPaymentMeans/TypeCode`,
  iban: `${SETTLEMENT}/SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount/IBANID`,
  terms: `${SETTLEMENT}/SpecifiedTradePaymentTerms/Description`,
};

/** Where a syntax has what the page shows. Only CII has the party to which goods are delivered in one element. */
export type Syntax = Omit<typeof CII, 'deliverTo'> & {readonly deliverTo?: string};

const INVOICE: Syntax = {
  root: 'Invoice',
  title: 'Invoice',
  number: 'ID',
  date: 'IssueDate',
  due: 'DueDate|PaymentMeans/PaymentDueDate',
  delivered: 'Delivery/ActualDeliveryDate',
  order: 'OrderReference/ID',
  reference: 'BuyerReference',
  currency: 'DocumentCurrencyCode',
  notes: 'Note',
  seller: 'AccountingSupplierParty/Party',
  buyer: 'AccountingCustomerParty/Party',
  party: {
    name: 'PartyLegalEntity/RegistrationName|PartyName/Name',
    street: 'PostalAddress/StreetName',
    more: 'PostalAddress/AdditionalStreetName',
    postcode: 'PostalAddress/PostalZone',
    city: 'PostalAddress/CityName',
    country: 'PostalAddress/Country/IdentificationCode',
    vat: 'PartyTaxScheme/CompanyID',
  },
  lines: 'InvoiceLine',
  line: {
    id: 'ID',
    name: 'Item/Name',
    quantity: 'InvoicedQuantity',
    price: 'Price/PriceAmount',
    rate: 'Item/ClassifiedTaxCategory/Percent',
    amount: 'LineExtensionAmount',
    adjustments: 'AllowanceCharge',
  },
  adjustments: 'AllowanceCharge',
  adjustment: {reason: 'AllowanceChargeReason', amount: 'Amount', isCharge: 'ChargeIndicator'},
  taxes: 'TaxTotal/TaxSubtotal',
  tax: {rate: 'TaxCategory/Percent', basis: 'TaxableAmount', amount: 'TaxAmount'},
  totals: {
    lines: 'LegalMonetaryTotal/LineExtensionAmount',
    withoutVat: 'LegalMonetaryTotal/TaxExclusiveAmount',
    vat: 'TaxTotal/TaxAmount',
    withVat: 'LegalMonetaryTotal/TaxInclusiveAmount',
    due: 'LegalMonetaryTotal/PayableAmount',
  },
  prepaid: 'LegalMonetaryTotal/PrepaidAmount',
  means: 'PaymentMeans/PaymentMeansCode',
  iban: 'PaymentMeans/PayeeFinancialAccount/ID',
  terms: 'PaymentTerms/Note',
};

/** The documents of UBL that can be drawn. */
export const UBL: readonly Syntax[] = [
  INVOICE,
  {
    ...INVOICE,
    root: 'CreditNote',
    title: 'Credit note',
    lines: 'CreditNoteLine',
    line: {...INVOICE.line, quantity: 'CreditedQuantity'},
  },
];
