import {describe, expect, test} from 'vitest';
import {cast, sample} from '../../src/service';
import {hybridPdf} from './support/hybridPdf';
import {
  BILLING,
  BIS_CII,
  BIS_INVOICE,
  BIS_ORDER,
  CII,
  example,
  INVOICE,
  ORDER,
  outcomeOf,
  post,
  sandbox,
  UBL,
  useSandbox,
} from './support/uploads';

useSandbox();

const {seller, buyer, staffing, wholesaler} = cast;

const DICO = example('dico-sales005-invoice/corrective.xml');
const SELF_BILLED = 'ubl-bisv3selfbilling/invoice-typical.xml';

/** What becomes of an upload. */
const outcome = async (path: string, body: BodyInit, type?: string): Promise<string> =>
  outcomeOf(await post(path, body, type));

const format = (id: string, why: string): string => `400 API400-FORMAT Document type '${id}' is not ${why}.`;
const party = (id: string): string =>
  `400 API400-PARTY Party '${id}' in the document does not match the partyId in the path.`;

function saveJoin(partyId: string): void {
  const hook = {
    id: 'join',
    name: 'Join',
    action: 'join://parts',
    topics: ['JoinInvoice'],
    publishTopics: ['SendInvoice'],
  };
  sandbox().bus().hooks.save(partyId, hook);
}

describe('the type of a document', () => {
  test.each([
    [`v1/${buyer.partyId}/salesInvoice/send`, ORDER, format(BIS_ORDER, 'accepted by sendSalesInvoice')],
    [
      `v1/${seller.partyId}/purchaseOrder/send`,
      'ubl-bisv3/invoice-typical.xml',
      format(BIS_INVOICE, 'accepted by sendPurchaseOrder'),
    ],
    [
      `v1-beta/${buyer.partyId}/purchaseOrder/${sample.orderDocumentId}/change`,
      ORDER,
      format(BIS_ORDER, 'accepted by sendOrderChange'),
    ],
    [
      `v1-beta/${buyer.partyId}/purchaseOrder/${sample.orderDocumentId}/change`,
      'order-change-bisv3/typical.xml',
      '200',
    ],
    [`v1/${buyer.partyId}/purchaseOrder/send`, ORDER, '200'],
    [`v1/${buyer.partyId}/generic/send`, ORDER, '200'],
    [`v1/${buyer.partyId}/generic/send`, 'order-cancellation-bisv3/typical.xml', '200'],
    [`v1/${wholesaler.partyId}/salesInvoice/send`, 'dico-sales005-invoice/corrective.xml', '200'],
  ])('%s of %s: %s', async (path, file, expected) => {
    expect(await outcome(path, example(file))).toBe(expected);
  });

  test('unknown identifiers are not recognised', async () => {
    const id = `${UBL}Invoice-2::Invoice##urn:cen.eu:en16931:2017`;
    const unknown = INVOICE.replace(BILLING, 'urn:cen.eu:en16931:2017');
    const path = `v1/${seller.partyId}`;
    expect(await outcome(`${path}/salesInvoice/send`, unknown)).toBe(format(id, 'recognised'));
    saveJoin(seller.partyId);
    expect(await outcome(`${path}/generic/send?topic=JoinInvoice`, unknown)).toBe(format(id, 'recognised'));
    expect(await outcome('v1-beta/generic/validate', '<a/>')).toBe(format('::a##', 'recognised'));
  });

  test('sourceFormat is the type of the document', async () => {
    const path = `v1/${seller.partyId}/generic/send?sourceFormat=`;
    expect(await outcome(path + encodeURIComponent(BIS_INVOICE), INVOICE)).toBe('200');
    expect(await outcome(path + encodeURIComponent(BIS_CII), INVOICE)).toBe(
      format(BIS_INVOICE, 'the one in sourceFormat'),
    );
  });
});

describe('the party in the path', () => {
  test.each([
    ['the seller of an invoice', `${seller.partyId}/salesInvoice/send`, INVOICE, '200'],
    ['the seller with a number scheme', `${seller.endpoint}/salesInvoice/send`, INVOICE, '200'],
    ['the buyer of an invoice', `${buyer.partyId}/salesInvoice/send`, INVOICE, party(seller.partyId)],
    [
      'the seller with another scheme',
      `NL:VAT:${seller.vat}/salesInvoice/send`,
      INVOICE,
      `403 API403 You don't have the canSendDocument permission for party 'NL:VAT:${seller.vat}'.`,
    ],
    ['the supplier of a DICO invoice', `${seller.partyId}/salesInvoice/send`, DICO, party(wholesaler.partyId)],
    ['the agency of a timecard', `${staffing.partyId}/generic/send`, example('timecard-setu14/correction.xml'), '200'],
    [
      'the client of a timecard',
      `${buyer.partyId}/generic/send`,
      example('timecard-setu14/correction.xml'),
      party(staffing.partyId),
    ],
    ['the seller in CII', `${seller.partyId}/salesInvoice/send`, example(CII), '200'],
    ['another party in CII', `${wholesaler.partyId}/salesInvoice/send`, example(CII), party(seller.partyId)],
    ['the customer of a self-billed invoice', `${buyer.partyId}/salesInvoice/send`, example(SELF_BILLED), '200'],
    [
      'the supplier of a self-billed invoice',
      `${wholesaler.partyId}/salesInvoice/send`,
      example(SELF_BILLED),
      party(buyer.partyId),
    ],
    ['the seller of an order', `${seller.partyId}/purchaseOrder/send`, example(ORDER), party(buyer.partyId)],
    [
      'the seller of an order response',
      `${seller.partyId}/generic/send`,
      example('order-response-bisv3/accepted.xml'),
      '200',
    ],
    ['the receiver of an invoice', `${buyer.partyId}/generic/receive`, INVOICE, '200'],
    ['the sender in the place of the receiver', `${seller.partyId}/generic/receive`, INVOICE, party(buyer.partyId)],
    ['a part of a join, whatever its parties', `${wholesaler.partyId}/generic/send?topic=JoinInvoice`, INVOICE, '200'],
  ])('%s', async (_, path, xml, expected) => {
    saveJoin(wholesaler.partyId);
    expect(await outcome(`v1/${path}`, xml)).toBe(expected);
  });

  test('of a hybrid PDF, the XML counts', async () => {
    const send = async (id: string, xml: string): Promise<string> =>
      outcome(`v1/${id}/salesInvoice/send`, await hybridPdf(xml), 'application/pdf');
    const facturX = example('cii-facturx/invoice-typical.xml');
    expect(await send(seller.partyId, facturX)).toBe('200');
    expect(await send(buyer.partyId, facturX)).toBe(party(seller.partyId));
    expect(await send(buyer.partyId, example(ORDER))).toBe(format(BIS_ORDER, 'accepted by sendSalesInvoice'));
    expect(await send(seller.partyId, '<Invoice>')).toContain('API400-XML');
  });
});
