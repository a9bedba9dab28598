import type {XmlDocument, XmlNode} from 'libxml2-wasm';
import type {DocumentFacts} from './model';
import {inCii, ofRoot} from './paths';

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

/** The names of the elements of sender and receiver: those of a self-billed document change places, as sendSalesInvoice describes it. */
export function partyElements({
  root,
  isSelfBilled,
}: Pick<DocumentFacts, 'root' | 'isSelfBilled'>): readonly [from: string, to: string] {
  const parties = UBL[root] ?? CII;
  return isSelfBilled ? [parties[1], parties[0]] : parties;
}

/** The XPath of an element of a party, in UBL with and without `cac:Party`, and in CII. */
export const ofParty = (party: string, ubl: readonly string[], cii: readonly string[]): string =>
  [ofRoot(party, ...ubl), ofRoot(party, 'Party', ...ubl), inCii('ApplicableHeaderTradeAgreement', party, ...cii)].join(
    ' | ',
  );

const endpointOf = (party: string): string => ofParty(party, ['EndpointID'], ['URIUniversalCommunication', 'URIID']);

/** An endpoint ID as the document has it; in CII it is an electronic address. */
export interface Endpoint {
  readonly element: XmlNode;
  readonly id: string;
  readonly scheme: string;
}

/** The endpoint ID of a party. @param party the name of its element; nothing where the document has none */
export function endpointIn(tree: XmlDocument, party: string): Endpoint | undefined {
  const element = tree.get(endpointOf(party));
  const scheme = element?.get('@schemeID')?.content.trim() ?? '';
  return element ? {element, id: element.content.trim(), scheme} : undefined;
}
