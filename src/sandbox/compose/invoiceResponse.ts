import type {Codes, KnownMessage} from '../bus/contract';
import type {Facts} from '../bus/documents/model';
import {leaf, node, ublDocument, ublParty, type Xml} from './xml';

/** The body of sendInvoiceResponse: the schema InvoiceResponse of openapi/v1.yaml. */
export interface InvoiceResponse {
  readonly status: string;
  readonly reasons?: Readonly<Record<string, string>> | null;
  readonly actions?: Readonly<Record<string, string>> | null;
  readonly note?: string | null;
}

/** What a response document needs to know besides its content. */
export interface ResponseHead {
  /** What the document is in the registry of formats. */
  readonly message: Pick<KnownMessage, 'customizationId' | 'profileId'>;
  readonly number: string;
  /** The day of the response, `2026-11-18`. */
  readonly date: string;
  /** Endpoint IDs, `0106:86044175`, of who sends the response and who gets it. */
  readonly from: string;
  readonly to: string;
  readonly codes: {readonly status: Codes; readonly reasons: Codes; readonly actions: Codes};
}

/** Dates in CII are written without hyphens. */
const isoDate = (date: string): string => date.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');

/** A Peppol invoice response (BIS Invoice Response 3) to an invoice. */
export function invoiceResponseDocument(invoice: Facts, response: InvoiceResponse, head: ResponseHead): Uint8Array {
  const statuses = (list: string, codes: Codes, told: InvoiceResponse['reasons']): Xml[] =>
    Object.entries(told ?? {}).map(([name, text]) =>
      node('cac:Status', leaf('cbc:StatusReasonCode', codes[name], {listID: list}), leaf('cbc:StatusReason', text)),
    );
  return ublDocument(
    'ApplicationResponse',
    leaf('cbc:CustomizationID', head.message.customizationId),
    leaf('cbc:ProfileID', head.message.profileId),
    leaf('cbc:ID', head.number),
    leaf('cbc:IssueDate', head.date),
    leaf('cbc:Note', response.note),
    node('cac:SenderParty', ublParty(head.from, invoice.receiverName)),
    node('cac:ReceiverParty', ublParty(head.to, invoice.senderName)),
    node(
      'cac:DocumentResponse',
      node(
        'cac:Response',
        leaf('cbc:ResponseCode', head.codes.status[response.status]),
        leaf('cbc:EffectiveDate', head.date),
        ...statuses('OPStatusReason', head.codes.reasons, response.reasons),
        ...statuses('OPStatusAction', head.codes.actions, response.actions),
      ),
      node(
        'cac:DocumentReference',
        leaf('cbc:ID', invoice.number),
        leaf('cbc:IssueDate', isoDate(invoice.issueDate)),
        leaf('cbc:DocumentTypeCode', invoice.typeCode),
      ),
    ),
  );
}
