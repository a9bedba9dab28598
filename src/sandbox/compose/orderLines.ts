import type {XmlDocument, XmlElement} from 'libxml2-wasm';
import type {Codes} from '../bus/contract';
import {leaf, node, type Xml} from './xml';

/** A line of the body of sendOrderResponseWithLines: the schema OrderResponseLine of openapi/v1-beta.yaml. */
export interface ResponseLine {
  readonly lineId: string;
  readonly status: string;
  readonly quantity?: number;
  readonly price?: number;
  readonly deliveryFrom?: string;
  readonly deliveryUntil?: string;
  readonly note?: string | null;
}

const step = (...names: string[]): string => names.map((name) => `*[local-name()='${name}']`).join('/');

/** A line of an order, with what a response repeats. */
export interface OrderLine {
  readonly id: string;
  readonly quantity: string;
  readonly price: string;
  readonly unit: string;
  readonly currency: string;
  readonly item: string;
  readonly sellersId: string;
}

/** The lines of an order or order change in UBL. */
export function orderLinesIn(tree: XmlDocument): OrderLine[] {
  return (tree.find(`/*/${step('OrderLine', 'LineItem')}`) as XmlElement[]).map((line) => {
    const text = (path: string): string => line.get(path)?.content.trim() ?? '';
    return {
      id: text(step('ID')),
      quantity: text(step('Quantity')),
      price: text(step('Price', 'PriceAmount')),
      unit: text(`${step('Quantity')}/@unitCode`),
      currency: text(`${step('Price', 'PriceAmount')}/@currencyID`),
      item: text(step('Item', 'Name')),
      sellersId: text(step('Item', 'SellersItemIdentification', 'ID')),
    };
  });
}

/**
 * What is wrong with a line of a response by openapi/v1-beta.yaml, in a sentence; undefined for a good one.
 * @param family of the document that is responded to
 */
export function lineProblem(line: ResponseLine, ordered: OrderLine | undefined, family: string): string | undefined {
  const {lineId, status, quantity, price, deliveryFrom, deliveryUntil} = line;
  const at = `Line '${lineId}'`;
  const changes = Object.entries({quantity, price, deliveryFrom, deliveryUntil}).filter(
    ([, value]) => value !== undefined,
  );
  const [first] = changes;
  if (first && status !== 'Changed') return `${at}: '${first[0]}' is allowed only with the status 'Changed'.`;
  if (deliveryUntil !== undefined && deliveryFrom === undefined)
    return `${at}: 'deliveryUntil' is allowed only with 'deliveryFrom'.`;
  if (status === 'AlreadyDelivered' && family !== 'OrderChange')
    return `${at}: status 'AlreadyDelivered' is allowed only in a response to an order change.`;
  const isSame = (value: number | undefined, own = ''): boolean => value === undefined || value === Number(own);
  const isChanged =
    deliveryFrom !== undefined || !isSame(quantity, ordered?.quantity) || !isSame(price, ordered?.price);
  return status === 'Changed' && !isChanged ? `${at}: nothing differs from the order.` : undefined;
}

/** A line of an order response. */
export function responseLine(line: ResponseLine, order: OrderLine, codes: Codes): Xml {
  const {deliveryFrom, deliveryUntil = deliveryFrom, quantity, price} = line;
  const period = node(
    'cac:PromisedDeliveryPeriod',
    leaf('cbc:StartDate', deliveryFrom),
    leaf('cbc:EndDate', deliveryUntil),
  );
  const amount = price === undefined ? '' : leaf('cbc:PriceAmount', String(price), {currencyID: order.currency});
  return node(
    'cac:OrderLine',
    node(
      'cac:LineItem',
      leaf('cbc:ID', line.lineId),
      leaf('cbc:Note', line.note),
      leaf('cbc:LineStatusCode', codes[line.status]),
      quantity === undefined ? '' : leaf('cbc:Quantity', String(quantity), {unitCode: order.unit}),
      node('cac:Delivery', period),
      node('cac:Price', amount),
      node(
        'cac:Item',
        leaf('cbc:Name', order.item),
        node('cac:SellersItemIdentification', leaf('cbc:ID', order.sellersId)),
      ),
    ),
    node('cac:OrderLineReference', leaf('cbc:LineID', line.lineId)),
  );
}
