import type {Codes, KnownMessage} from '../bus/contract';
import type {Facts} from '../bus/documents/model';
import {responseLine, type OrderLine, type ResponseLine} from './orderLines';
import {leaf, node, ublDocument, ublParty, type Xml} from './xml';

/** The bodies of sendOrderResponse and sendOrderResponseWithLines. */
export interface OrderResponse {
  readonly status: string;
  readonly note?: string | null;
  readonly lines?: readonly ResponseLine[];
}

/** The body of sendOrderCancellation. */
export interface OrderCancellation {
  readonly cancellationNote: string;
  readonly note?: string | null;
}

interface Head {
  /** What the document is in the registry of formats. */
  readonly message: Pick<KnownMessage, 'customizationId' | 'profileId'>;
  readonly number: string;
  /** The day of the document, `2026-11-18`. */
  readonly date: string;
  /** Endpoint IDs, `0106:86044175`. */
  readonly buyer: string;
  readonly seller: string;
}

export interface OrderResponseHead extends Head {
  readonly codes: {readonly status: Codes; readonly line: Codes};
  /** What is responded to: the order, or a change or cancellation of it. */
  readonly family: string;
  readonly lines: readonly OrderLine[];
}

const party = (role: string, endpoint: string, name: string, country?: string): Xml =>
  node(role, node('cac:Party', ublParty(endpoint, name, country)));

/** An order response. */
export function orderResponseDocument(about: Facts, response: OrderResponse, head: OrderResponseHead): Uint8Array {
  const isChange = head.family === 'OrderChange';
  return ublDocument(
    'OrderResponse',
    leaf('cbc:CustomizationID', head.message.customizationId),
    leaf('cbc:ProfileID', head.message.profileId),
    leaf('cbc:ID', head.number),
    leaf('cbc:IssueDate', head.date),
    leaf('cbc:OrderResponseCode', head.codes.status[response.status]),
    leaf('cbc:Note', response.note),
    leaf('cbc:DocumentCurrencyCode', about.currency || 'EUR'),
    node('cac:OrderReference', leaf('cbc:ID', head.family === 'Order' ? about.number : about.orderReference)),
    node('cac:OrderChangeDocumentReference', leaf('cbc:ID', isChange ? about.number : '')),
    party('cac:SellerSupplierParty', head.seller, about.receiverName),
    party('cac:BuyerCustomerParty', head.buyer, about.senderName),
    ...(response.lines ?? []).map((line) => {
      const ordered = head.lines.find(({id}) => id === line.lineId);
      return ordered ? responseLine(line, ordered, head.codes.line) : '';
    }),
  );
}

/** An order cancellation (BIS Advanced Ordering 3). */
export function orderCancellationDocument(
  order: Facts,
  body: OrderCancellation,
  head: Head & {country: string},
): Uint8Array {
  return ublDocument(
    'OrderCancellation',
    leaf('cbc:CustomizationID', head.message.customizationId),
    leaf('cbc:ProfileID', head.message.profileId),
    leaf('cbc:ID', head.number),
    leaf('cbc:IssueDate', head.date),
    leaf('cbc:Note', body.note),
    leaf('cbc:CancellationNote', body.cancellationNote),
    node('cac:OrderReference', leaf('cbc:ID', order.number)),
    party('cac:BuyerCustomerParty', head.buyer, order.senderName),
    party('cac:SellerSupplierParty', head.seller, order.receiverName, head.country),
  );
}
