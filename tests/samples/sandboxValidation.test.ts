import {describe, expect, test} from 'vitest';
import {cast} from '../../src/service';
import {hybridPdf} from './support/hybridPdf';
import {
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

const {seller, buyer} = cast;

const XRECHNUNG = `${UBL}Invoice-2::Invoice##urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0::2.1`;

interface Assertion {
  readonly artifact: string;
  readonly flag: string;
  readonly rule: string | null;
  readonly location: string | null;
  readonly text: string;
}

interface Body {
  readonly isValid?: boolean;
  readonly source?: {readonly typeId: string};
  readonly assertions?: readonly Assertion[];
}

describe('validate', () => {
  const validate = async (body: BodyInit, type?: string): Promise<Required<Body>> => {
    const response = await post('v1-beta/generic/validate', body, type);
    expect(response.status).toBe(200);
    return (await response.json()) as Required<Body>;
  };
  const told = ({assertions}: Required<Body>): string[] =>
    assertions.map(({artifact, flag, rule}) => `${artifact} ${flag} ${rule}`);

  test('a valid document, also in a PDF, has no findings', async () => {
    for (const result of [await validate(INVOICE), await validate(await hybridPdf(INVOICE), 'application/pdf')]) {
      expect(result).toEqual({
        isValid: true,
        source: {typeId: BIS_INVOICE},
        assertions: [
          {
            artifact: 'schema',
            flag: 'success',
            rule: null,
            location: null,
            text: 'The document follows the UBL 2.1 schema of Invoice.',
          },
          {
            artifact: 'business-rules',
            flag: 'success',
            rule: null,
            location: null,
            text: 'The document follows every rule of Peppol BIS Billing.',
          },
        ],
      });
    }
    expect(await validate(example(ORDER))).toMatchObject({isValid: true, source: {typeId: BIS_ORDER}});
  });

  test('a wrong amount due breaks a rule, at its place', async () => {
    const broken = INVOICE.replace(/(<cbc:PayableAmount[^>]*>)\d/, '$19');
    const result = await validate(broken);
    expect([result.isValid, ...told(result)]).toEqual([false, 'schema success null', 'business-rules error BR-CO-16']);
    expect(result.assertions[1]).toMatchObject({
      location: expect.stringMatching(/LegalMonetaryTotal/) as string,
      text: expect.stringMatching(/^\[BR-CO-16\]-Amount due for payment/) as string,
    });
  });

  test('a warning leaves a document valid', async () => {
    const result = await validate(INVOICE.replace(`schemeID="0106">${buyer.kvk}<`, 'schemeID="0106">860.441.75<'));
    expect([result.isValid, ...told(result)]).toEqual([
      true,
      'schema success null',
      'business-rules warning PEPPOL-COMMON-R054',
    ]);
  });

  test('after the schema, the rules are not checked', async () => {
    const result = await validate(INVOICE.replace(/<cbc:PayableAmount.*/, '<cbc:Unknown>1</cbc:Unknown>'));
    expect(result.isValid).toBe(false);
    expect(new Set(told(result))).toEqual(new Set(['schema error null']));
  });

  test.each([
    [
      'a format without a public schema',
      'v1-beta/generic/validate',
      example('dico-sales005-invoice/corrective.xml'),
      "isn't public",
    ],
    [
      'a conversion that only the bus can do',
      `v1-beta/generic/transform?targetFormat=${encodeURIComponent(BIS_INVOICE)}`,
      example('dico-sales005-invoice/corrective.xml'),
      "can't do this conversion, although the bus can",
    ],
  ])('%s is refused with 501 and the reason', async (_, path, xml, why) => {
    const response = await post(path, xml);
    expect([response.status, await response.text()]).toEqual([501, expect.stringContaining(why)]);
  });
});

test('optionId checks by other rules, if the validation is on', async () => {
  const path = 'v1-beta/generic/validate?optionId=';
  const result = (await (await post(`${path}nlcius`, INVOICE)).json()) as Required<Body>;
  // It is checked as if it said that it has the other format.
  expect(result.isValid).toBe(true);
  const named = INVOICE.replace('<cbc:PaymentMeansCode>', '<cbc:PaymentMeansCode name="SEPA">');
  const warned = (await (await post(`${path}nlcius`, named)).json()) as Required<Body>;
  expect(warned.isValid).toBe(true);
  expect(warned.assertions.filter(({flag}) => flag === 'warning').map(({rule}) => rule)).toContain('BR-NL-29');
  const wrong = INVOICE.replace(/(<cbc:PayableAmount[^>]*>)\d/, '$19');
  expect(await (await post(`${path}nlcius`, wrong)).json()).toMatchObject({isValid: false});
  expect(await outcomeOf(await post(`${path}xrechnung`, INVOICE))).toContain(
    "400 API400 Parameter 'optionId': 'xrechnung' is turned off",
  );
  expect(await outcomeOf(await post(`${path}other`, INVOICE))).toContain("400 API400 Parameter 'optionId'");
});

describe('transform', () => {
  const transform = (target: string, xml: string): Promise<Response> =>
    post(`v1-beta/generic/transform?targetFormat=${encodeURIComponent(target)}`, xml);

  test('the example of the contract is converted', async () => {
    expect(await (await transform(BIS_CII, INVOICE)).text()).toBe(example(CII));
    expect(await (await transform(BIS_INVOICE, example(CII))).text()).toContain('<cbc:ID>2026-0417</cbc:ID>');
  });

  test('another document is converted too, and the result follows the rules', async () => {
    const converted = await transform(BIS_CII, example('ubl-bisv3/credit-note.xml'));
    const checked = await post('v1-beta/generic/validate', await converted.text());
    expect(await checked.json()).toMatchObject({isValid: true, source: {typeId: BIS_CII}});
  });

  test('a document that breaks rules is converted with its errors', async () => {
    const wrong = INVOICE.replace(/(<cbc:PayableAmount[^>]*>)\d/, '$19');
    const converted = await (await transform(BIS_CII, wrong)).text();
    expect(await (await post('v1-beta/generic/validate', converted)).json()).toMatchObject({isValid: false});
  });

  test('a self-billed invoice never becomes an ordinary one', async () => {
    const selfBilled = example('ubl-nlcius/invoice-self-billed.xml');
    for (const target of [BIS_CII, BIS_INVOICE]) {
      expect(await outcomeOf(await transform(target, selfBilled))).toContain('422 API422 No conversion');
    }
  });

  test('what the bus does not convert, or lacks data, is API422', async () => {
    expect(await outcomeOf(await transform(BIS_ORDER, INVOICE))).toContain('422 API422 No conversion');
    expect(await outcomeOf(await transform('a::b##c', INVOICE))).toContain('422 API422');
    expect(await outcomeOf(await transform(XRECHNUNG, INVOICE.replace(/<cbc:BuyerReference>.*/, '')))).toContain(
      '422 API422',
    );
  });

  test('documents are converted before delivery, and as they are downloaded', async () => {
    const path = `v1/${seller.partyId}/generic/send?targetFormat=${encodeURIComponent(BIS_CII)}`;
    const {id} = (await (await post(path, INVOICE)).json()) as {id: string};
    await sandbox().bus().clock.advance(60_000);
    const download = (query = ''): Promise<Response> =>
      fetch(`${sandbox().url}/api/v1/${buyer.partyId}/purchaseInvoice/${id}/download${query}`, {
        headers: sandbox().credentials(),
      });
    expect(await (await download()).text()).toBe(example(CII));
    const back = await download(`?targetFormat=${encodeURIComponent(BIS_INVOICE)}`);
    expect(await back.text()).toContain('<cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>');
    const [event] = sandbox()
      .bus()
      .journal.of('event')
      .filter(({title}) => title === 'InvoiceSent');
    expect(JSON.parse(event?.facts.event ?? '')).toMatchObject({
      details: {sourceDocumentTypeId: BIS_INVOICE, targetDocumentTypeId: BIS_CII},
    });
  });
});

test('Prefer gives the example of the contract, whatever is sent', async () => {
  const headers = {...sandbox().credentials(), 'content-type': 'application/xml'};
  const wanted = {
    method: 'POST',
    body: example('ubl-bisv3/credit-note.xml'),
    headers: {...headers, prefer: 'code=200'},
  };
  const response = await fetch(`${sandbox().url}/api/v1-beta/generic/transform?targetFormat=a::b%23%23c`, wanted);
  expect(await response.text()).toBe(example(CII));
});
