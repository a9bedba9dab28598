import type {XmlDocument} from 'libxml2-wasm';
import type {PartyIds} from '../contracts/codeLists/partyIds';
import {documentOf, identityOf, messageOf} from '../validation/identify';
import type {DocumentFacts, ResponseFacts, TypedMessage} from './model';
import {endpointIn, ofParty, partyElements} from './parties';
import {inCii, ofRoot} from './paths';
import {PLAIN_DATE, PLAIN_NUMBER, plainParties, type GlnParty} from './plainParties';

/** Codes of self-billed invoices and credit notes, as the description of sendSalesInvoice has them. */
const SELF_BILLED = ['389', '527', '261'];

const HEAD = {
  number: [ofRoot('ID'), ofRoot('ExchangedDocument', 'ID'), ofRoot('Id', 'IdValue'), PLAIN_NUMBER].join(' | '),
  issueDate: [ofRoot('IssueDate'), ofRoot('ExchangedDocument', 'IssueDateTime', 'DateTimeString'), PLAIN_DATE].join(
    ' | ',
  ),
  typeCode: [ofRoot('InvoiceTypeCode'), ofRoot('CreditNoteTypeCode'), ofRoot('ExchangedDocument', 'TypeCode')].join(
    ' | ',
  ),
  currency: [ofRoot('DocumentCurrencyCode'), inCii('ApplicableHeaderTradeSettlement', 'InvoiceCurrencyCode')].join(
    ' | ',
  ),
  note: ofRoot('Note'),
  orderReference: [
    ofRoot('OrderReference', 'ID'),
    inCii('ApplicableHeaderTradeAgreement', 'BuyerOrderReferencedDocument', 'IssuerAssignedID'),
  ].join(' | '),
  responded: ofRoot('DocumentResponse', 'DocumentReference', 'ID'),
  changed: ofRoot('OrderChangeDocumentReference', 'ID'),
  responseCode: [ofRoot('DocumentResponse', 'Response', 'ResponseCode'), ofRoot('OrderResponseCode')].join(' | '),
};

/** What is known of documents beyond themselves. */
export interface FactsSource<Message extends TypedMessage> {
  readonly messages: readonly Message[];
  /** The parties that a document may identify by a GLN alone; no entry is needed. */
  readonly cast: Readonly<Record<string, GlnParty>>;
}

/** Reads the documents of the registry of formats. */
export class FactsReader<Message extends TypedMessage> {
  constructor(
    private readonly source: FactsSource<Message>,
    private readonly partyIds: PartyIds,
  ) {}

  /** The message that a document is, with its document type identifier. */
  private identityIn(
    tree: XmlDocument,
  ): Pick<DocumentFacts<Message>, 'message' | 'documentTypeId' | 'root' | 'profileId'> {
    const identity = identityOf(tree);
    const own = messageOf(this.source.messages, identity) as Message | undefined;
    const message = own && documentOf(own, identity) ? own : undefined;
    const {namespace, root: name, customizationId, profileId} = identity;
    const typeId = message?.typeIds[name] || `${namespace}::${name}##${customizationId}`;
    return {message, documentTypeId: typeId, root: name, profileId};
  }

  /** The partyId of an endpoint ID; nothing where there is none of a participant scheme, such as in DICO. */
  private partyAt(tree: XmlDocument, party: string): string | undefined {
    const {id, scheme} = endpointIn(tree, party) ?? {};
    return id && scheme && this.partyIds.read(`${scheme}:${id}`) ? this.partyIds.text(`${scheme}:${id}`) : undefined;
  }

  /** Reads what a document says of itself. */
  read(tree: XmlDocument): DocumentFacts<Message> {
    const text = (path: string): string => tree.get(path)?.content.trim() ?? '';
    const identity = this.identityIn(tree);
    const typeCode = text(HEAD.typeCode);
    const isSelfBilled = SELF_BILLED.includes(typeCode);
    const [from, to] = partyElements({root: identity.root, isSelfBilled});
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
    const plain = isPlain ? plainParties(tree, this.source.cast) : {};
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
    const found = tree.find(`${ofRoot('DocumentResponse', 'Response', 'Status')}/*[@listID='${list}']`);
    return Object.fromEntries(
      found.map((each) => [
        each.content.trim().toLowerCase(),
        each.parent?.get("*[local-name()='StatusReason']")?.content.trim() ?? '',
      ]),
    );
  };
  return {code, reasons: listed('OPStatusReason'), actions: listed('OPStatusAction')};
}
