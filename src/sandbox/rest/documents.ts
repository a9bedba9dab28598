import * as z from 'zod';
import type {InvoiceResponse} from '../compose/invoiceResponse';
import type {OrderCancellation, OrderResponse} from '../compose/orderDocuments';
import type {SideName} from '../bus/documents/model';
import type {Review} from '../bus/documents/reviews';
import {documentNotFound, Problem} from '../bus/problem';
import {json, text, type Call, type Handler} from './call';
import {receivedPage} from './lists';

const metaSchema = z.record(z.string(), z.string());

/** The value of a JSON text, undefined for a text that isn't JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a form says of a part in `metaAttributes`, a JSON object of texts. */
function metaOf({fields}: Call): Readonly<Record<string, string>> | undefined {
  if (!fields.metaAttributes) return undefined;
  const read = metaSchema.safeParse(parsed(fields.metaAttributes));
  if (!read.success) throw new Problem('API400', "Field 'metaAttributes' is not a JSON object with string values.");
  return read.data;
}

async function uploaded(call: Call, refersTo?: string) {
  const {bus, operation, party, documentId, file} = call;
  if (!file) throw new Problem('API400', "The form has no part named 'file'.");
  const query = (name: string): string | undefined => text(call, name);
  const id = await bus.sending.upload({
    ...{operation, party, documentId, file: file.data, mediaType: file.type, fileName: file.name, meta: metaOf(call)},
    ...{receiverId: query('receiverId'), senderId: query('senderId'), channel: query('channel'), topic: query('topic')},
    ...{sourceFormat: query('sourceFormat'), targetFormat: query('targetFormat'), refersTo},
  });
  return {id};
}

const upload = json((call) => uploaded(call));

/** An order change must refer to the order in the path. */
const change: Handler = json(async (call) => {
  const {bus, party, path, file} = call;
  const {document: order} = bus.store.of(path.documentId ?? '', party, 'sent');
  const facts = file && (await bus.factory.facts(file.data));
  if (facts?.message?.family === 'OrderChange' && facts.orderReference !== order.facts.number) {
    const told = `The order change refers to the order '${facts.orderReference ?? ''}'`;
    throw new Problem('API400', `${told}, and the order in the path has the number '${order.facts.number}'.`);
  }
  return uploaded(call, order.id);
});

const recognise = (direction: 'purchase' | 'sales'): Handler =>
  json((call) => {
    const {bus, party, documentId, file} = call;
    if (!file) throw new Problem('API400', "The form has no part named 'file'.");
    const scan = {
      direction,
      party,
      documentId,
      ...{file: file.data, mediaType: file.type},
      fileName: file.name ?? 'scan',
      channel: text(call, 'channel'),
    };
    return {id: bus.scans.add(scan)};
  });

const statuses = (name: SideName, ...families: string[]): Handler =>
  json(({bus, party, path: {documentId = ''}}) => {
    const {document, side} = bus.store.of(documentId, party, name);
    if (!families.includes(document.family)) throw documentNotFound(documentId, party);
    return side.statuses;
  });

async function download(call: Call, id: string, families: readonly string[] | undefined, ...sides: SideName[]) {
  const {bus, party} = call;
  const {document, side} = bus.store.of(id, party, ...sides);
  const isOther = families && !families.includes(document.family);
  const isSentOn = side === document.sent && side !== document.received && !bus.delivery.isHanded(document.id);
  if (isOther || isSentOn || !bus.store.hasFile(side)) throw documentNotFound(id, party);
  const file = document.file.bytes();
  const bytes = await bus.conversions.convert(file, document.facts, text(call, 'targetFormat'));
  bus.store.download(side);
  return {file: {bytes, type: bytes === file ? document.mediaType : 'application/xml'}};
}

const ORDERS = ['Order', 'OrderChange', 'OrderCancellation'];

const downloadOf =
  (...families: string[]): Handler =>
  (call) =>
    download(call, call.path.documentId ?? '', families, 'received');

/** Any document that the party received, or that one of its https channels has to deliver. */
const downloadAny: Handler = (call) => download(call, call.path.documentId ?? '', undefined, 'received', 'sent');

/** A response to a document that the party sent. */
const downloadResponse =
  (...families: string[]): Handler =>
  (call) => {
    const {documentId = '', responseDocumentId = ''} = call.path;
    call.bus.store.of(documentId, call.party, 'sent');
    const found = call.bus.store.find(responseDocumentId);
    if (found?.refersTo?.toLowerCase() !== documentId.toLowerCase()) {
      throw documentNotFound(responseDocumentId, call.party);
    }
    return download(call, responseDocumentId, families, 'received');
  };

const remove =
  (...families: string[]): Handler =>
  ({bus, party, path}) => {
    const {document, side} = bus.store.of(path.documentId ?? '', party, 'received');
    if (!families.includes(document.family) || side.deleted || side.isPending) {
      throw documentNotFound(path.documentId ?? '', party);
    }
    side.deleted = true;
    return {};
  };

const list = (...families: string[]): Handler =>
  json(({bus, party, query}) => receivedPage(bus, party, families, query));

/** Operations on documents, by their ids. */
export const DOCUMENTS: Readonly<Record<string, Handler>> = {
  sendSalesInvoice: upload,
  sendPurchaseOrder: upload,
  sendGeneric: upload,
  receiveGeneric: upload,
  sendOrderChange: change,
  recognizeSalesInvoice: recognise('sales'),
  recognizePurchaseInvoice: recognise('purchase'),
  getSalesInvoiceStatuses: statuses('sent', 'Invoice'),
  getPurchaseInvoiceStatuses: statuses('received', 'Invoice'),
  getPurchaseOrderStatuses: statuses('sent', ...ORDERS),
  getSalesOrderStatuses: statuses('received', ...ORDERS),
  downloadPurchaseInvoice: downloadOf('Invoice'),
  downloadSalesOrder: downloadOf(...ORDERS),
  downloadGeneric: downloadAny,
  downloadSalesInvoiceResponse: downloadResponse('InvoiceResponse'),
  downloadOrderResponse: downloadResponse('OrderResponse'),
  deletePurchaseInvoice: remove('Invoice'),
  deleteSalesOrder: remove(...ORDERS),
  getPurchaseInvoices: list('Invoice'),
  getSalesOrders: list(...ORDERS),
  getSalesInvoiceResponses: list('InvoiceResponse'),
  getOrderResponses: list('OrderResponse'),
  sendInvoiceResponse: json(async ({bus, party, path, json: body, documentId}) => ({
    id: await bus.responding.invoiceResponse(party, path.documentId ?? '', body as InvoiceResponse, documentId),
  })),
  sendOrderResponse: json(async ({bus, party, path, json: body, documentId}) => ({
    id: await bus.responding.orderResponse(party, path.documentId ?? '', body as OrderResponse, documentId),
  })),
  sendOrderResponseWithLines: json(async ({bus, party, path, json: body, documentId}) => ({
    id: await bus.responding.orderResponse(party, path.documentId ?? '', body as OrderResponse, documentId),
  })),
  sendOrderCancellation: json(async ({bus, party, path, json: body, documentId}) => ({
    id: await bus.responding.cancel(party, path.documentId ?? '', body as OrderCancellation, documentId),
  })),
  sendReview: json(({bus, party, json: body, documentId}) => ({
    id: bus.reviews.send(party, body as Review, documentId),
  })),
};
