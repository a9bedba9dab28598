import type {XmlDocument} from 'libxml2-wasm';
import {partySchemes} from '../untracked';

/** The elements of the sender and the receiver in UBL, by root element. */
const UBL: Readonly<Record<string, readonly [from: string, to: string]>> = {
  Invoice: ['AccountingSupplierParty', 'AccountingCustomerParty'],
  CreditNote: ['AccountingSupplierParty', 'AccountingCustomerParty'],
  ApplicationResponse: ['SenderParty', 'ReceiverParty'],
  Order: ['BuyerCustomerParty', 'SellerSupplierParty'],
  OrderChange: ['BuyerCustomerParty', 'SellerSupplierParty'],
  OrderCancellation: ['BuyerCustomerParty', 'SellerSupplierParty'],
  OrderResponse: ['SellerSupplierParty', 'BuyerCustomerParty'],
  DespatchAdvice: ['DespatchSupplierParty', 'DeliveryCustomerParty'],
};
const CII = ['SellerTradeParty', 'BuyerTradeParty'] as const;

/** Codes of self-billed invoices and credit notes, as the description of sendSalesInvoice has them. */
const SELF_BILLED = ['389', '527', '261'];

/** An XPath of elements below others, whatever their namespaces. */
const below = (from: string, ...names: string[]): string =>
  names.reduce((path, name) => `${path}/*[local-name()='${name}']`, from);

const TYPE_CODE = [
  below('/*', 'InvoiceTypeCode'),
  below('/*', 'CreditNoteTypeCode'),
  below('/*', 'ExchangedDocument', 'TypeCode'),
].join(' | ');

/** The endpoint ID of a party; in CII it is an electronic address. */
const endpointOf = (party: string): string =>
  [
    below('/*', party, 'EndpointID'),
    below('/*', party, 'Party', 'EndpointID'),
    below('//*', 'ApplicableHeaderTradeAgreement', party, 'URIUniversalCommunication', 'URIID'),
  ].join(' | ');

/** The partyId, with its text scheme, of an endpoint ID; nothing where there is none of a participant scheme, such as in DICO. */
function partyIdAt(tree: XmlDocument, endpoint: string): string | undefined {
  const id = tree.get(endpoint);
  const code = tree.get(`(${endpoint})/@schemeID`)?.content;
  const {common, others} = partySchemes();
  const scheme = [...common, ...others].find((each) => each.code === code);
  return id && scheme ? `${scheme.text}:${id.content.trim()}` : undefined;
}

/** The partyIds of the sender and the receiver in a document: in a self-billed one, the sender is the customer. */
export function partiesOf(tree: XmlDocument): {sender?: string; receiver?: string} {
  const [from, to] = UBL[tree.root.name] ?? CII;
  const [first, second] = [from, to].map((party) => partyIdAt(tree, endpointOf(party)));
  const isSelfBilled = SELF_BILLED.includes(tree.get(TYPE_CODE)?.content.trim() ?? '');
  return isSelfBilled ? {sender: second, receiver: first} : {sender: first, receiver: second};
}

/** Whether two partyIds, with a text scheme or a number scheme, are the same. */
export function isSameParty(one: string, other: string): boolean {
  const {common, others} = partySchemes();
  const [first, second] = [one, other].map((partyId) => {
    const at = partyId.lastIndexOf(':');
    const scheme = [...common, ...others].find(({text}) => text.toLowerCase() === partyId.slice(0, at).toLowerCase());
    return `${scheme?.code ?? partyId.slice(0, at)}${partyId.slice(at)}`.toLowerCase();
  });
  return first === second;
}
