import {XmlAttribute, XmlElement, XmlText, type XmlDocument} from 'libxml2-wasm';
import {documentOf, identityOf, messageOf} from '../../validation/identify';
import type {BusContract, KnownMessage} from '../bus/contract';
import type {PartyIds} from '../bus/partyIds';
import type {Facts, ResponseFacts} from '../bus/documents/model';
import {PLAIN_DATE, PLAIN_NUMBER, plainParties} from './plainParties';

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

const root = (...names: string[]): string => below('/*', ...names);
const cii = (...names: string[]): string => below('//*', ...names);

/** An element of a party, in UBL with and without `cac:Party`, and in CII. */
const ofParty = (party: string, ubl: string[], inCii: string[]): string =>
  [root(party, ...ubl), root(party, 'Party', ...ubl), cii('ApplicableHeaderTradeAgreement', party, ...inCii)].join(
    ' | ',
  );

/** The endpoint ID of a party; in CII it is an electronic address. */
const endpointOf = (party: string): string => ofParty(party, ['EndpointID'], ['URIUniversalCommunication', 'URIID']);

const HEAD = {
  number: [root('ID'), root('ExchangedDocument', 'ID'), root('Id', 'IdValue'), PLAIN_NUMBER].join(' | '),
  issueDate: [root('IssueDate'), root('ExchangedDocument', 'IssueDateTime', 'DateTimeString'), PLAIN_DATE].join(' | '),
  typeCode: [root('InvoiceTypeCode'), root('CreditNoteTypeCode'), root('ExchangedDocument', 'TypeCode')].join(' | '),
  currency: [root('DocumentCurrencyCode'), cii('ApplicableHeaderTradeSettlement', 'InvoiceCurrencyCode')].join(' | '),
  note: root('Note'),
  orderReference: [
    root('OrderReference', 'ID'),
    cii('ApplicableHeaderTradeAgreement', 'BuyerOrderReferencedDocument', 'IssuerAssignedID'),
  ].join(' | '),
  responded: root('DocumentResponse', 'DocumentReference', 'ID'),
  changed: root('OrderChangeDocumentReference', 'ID'),
  responseCode: [root('DocumentResponse', 'Response', 'ResponseCode'), root('OrderResponseCode')].join(' | '),
};

/** Reads the documents of the registry of formats. */
export class FactsReader {
  constructor(
    private readonly contract: BusContract,
    private readonly partyIds: PartyIds,
  ) {}

  /** The message that a document is, with its document type identifier. */
  private identityIn(tree: XmlDocument): Pick<Facts, 'message' | 'documentTypeId' | 'root' | 'profileId'> {
    const identity = identityOf(tree);
    const own = messageOf(this.contract.messages, identity) as KnownMessage | undefined;
    const message = own && documentOf(own, identity) ? own : undefined;
    const {namespace, root: name, customizationId, profileId} = identity;
    const typeId = message?.typeIds[name] || `${namespace}::${name}##${customizationId}`;
    return {message, documentTypeId: typeId, root: name, profileId};
  }

  /** The partyId of an endpoint ID; nothing where there is none of a participant scheme, such as in DICO. */
  private partyAt(tree: XmlDocument, party: string): string | undefined {
    const endpoint = endpointOf(party);
    const id = tree.get(endpoint)?.content.trim();
    const scheme = tree.get(`(${endpoint})/@schemeID`)?.content;
    return id && scheme && this.partyIds.read(`${scheme}:${id}`) ? this.partyIds.text(`${scheme}:${id}`) : undefined;
  }

  /** Reads what a document says of itself. */
  read(tree: XmlDocument): Facts {
    const text = (path: string): string => tree.get(path)?.content.trim() ?? '';
    const identity = this.identityIn(tree);
    const typeCode = text(HEAD.typeCode);
    const isSelfBilled = SELF_BILLED.includes(typeCode);
    const parties = UBL[identity.root] ?? CII;
    const [from, to] = isSelfBilled ? [parties[1], parties[0]] : parties;
    const nameOf = (party: string): string =>
      text(ofParty(party, ['PartyLegalEntity', 'RegistrationName'], ['Name'])) ||
      text(ofParty(party, ['PartyName', 'Name'], ['Name']));
    const emailOf = (party: string): string | undefined =>
      text(
        ofParty(
          party,
          ['Contact', 'ElectronicMail'],
          ['DefinedTradeContact', 'EmailURIUniversalCommunication', 'URIID'],
        ),
      ) || undefined;
    const orderReference = text(HEAD.orderReference) || undefined;
    const isPlain = !tree.root.namespaceUri.includes('urn:');
    const plain = isPlain ? plainParties(tree, this.contract) : {};
    return {
      ...identity,
      number: text(HEAD.number),
      issueDate: text(HEAD.issueDate),
      typeCode,
      isSelfBilled,
      currency: text(HEAD.currency),
      sender: this.partyAt(tree, from) ?? plain.sender,
      receiver: this.partyAt(tree, to) ?? plain.receiver,
      senderName: nameOf(from) || (plain.senderName ?? ''),
      receiverName: nameOf(to) || (plain.receiverName ?? ''),
      senderEmail: emailOf(from),
      receiverEmail: emailOf(to),
      orderReference,
      refersTo: text(HEAD.responded) || text(HEAD.changed) || orderReference,
      response: responseIn(tree, text(HEAD.responseCode)),
      note: text(HEAD.note) || undefined,
    };
  }
}

/** The status of a response document, with reasons and actions by their codes in lower case. */
function responseIn(tree: XmlDocument, code: string): ResponseFacts | undefined {
  if (!code) return undefined;
  const listed = (list: string): Record<string, string> => {
    const found = tree.find(`${root('DocumentResponse', 'Response', 'Status')}/*[@listID='${list}']`);
    return Object.fromEntries(
      found.map((each) => [
        each.content.trim().toLowerCase(),
        each.parent?.get("*[local-name()='StatusReason']")?.content.trim() ?? '',
      ]),
    );
  };
  return {code, reasons: listed('OPStatusReason'), actions: listed('OPStatusAction')};
}

/** Writes the receiver of a document into it. Returns the new XML; nothing where the document has no element for it. */
export function withReceiver(tree: XmlDocument, facts: Facts, scheme: string, value: string): string | undefined {
  const parties = UBL[facts.root] ?? CII;
  const endpoint = tree.get(endpointOf(facts.isSelfBilled ? parties[0] : parties[1]));
  const text = endpoint?.get('text()');
  const schemeId = endpoint?.get('@schemeID');
  if (!(endpoint instanceof XmlElement) || !(text instanceof XmlText)) return undefined;
  text.content = value;
  if (schemeId instanceof XmlAttribute) schemeId.value = scheme;
  else endpoint.setAttr('schemeID', scheme);
  return tree.toString();
}

const IDENTITY = {
  customizationId: [root('CustomizationID'), cii('GuidelineSpecifiedDocumentContextParameter', 'ID')].join(' | '),
  profileId: [root('ProfileID'), cii('BusinessProcessSpecifiedDocumentContextParameter', 'ID')].join(' | '),
};

/** Writes the identifiers of a message into a document, where it has elements for them. Returns the new XML. */
export function withIdentity(tree: XmlDocument, message: KnownMessage): string {
  for (const name of ['customizationId', 'profileId'] as const) {
    const text = tree.get(IDENTITY[name])?.get('text()');
    if (text instanceof XmlText && message[name]) text.content = message[name];
  }
  return tree.toString();
}
