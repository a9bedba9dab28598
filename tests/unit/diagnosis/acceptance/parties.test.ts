import {expect, test} from 'vitest';
import {changed, checkNamed, contentChecks, example} from './support';

const invoice = example('ubl-bisv3/invoice-typical.xml');
const SELLER = '<cbc:EndpointID schemeID="0106">85912046</cbc:EndpointID>';
const BUYER = '<cbc:EndpointID schemeID="0106">86044175</cbc:EndpointID>';

const checkOf = async (xml: string, id: string) => checkNamed(await contentChecks(xml), id);

test('the receiver is given in both notations, where it is in the document', async () => {
  const line = invoice.slice(0, invoice.indexOf(BUYER)).split('\n').length;
  expect(await checkOf(invoice, 'receiver')).toMatchObject({
    outcome: 'passed',
    text: expect.stringContaining('NL:KVK:86044175 (0106:86044175)') as string,
    location: '/Invoice[1]/AccountingCustomerParty[1]/Party[1]/EndpointID[1]',
    line,
  });
});

test('the sender must be the party in the path', async () => {
  const {outcome, text, href} = await checkOf(invoice, 'sender');
  expect([outcome, href]).toEqual(['passed', '/endpoints/overview.html#API400-PARTY']);
  expect(text).toMatch(/^The sender is NL:KVK:85912046 \(0106:85912046\)\..*API400-PARTY\.$/);
});

test.each([
  ['ubl-bisv3selfbilling/invoice-typical.xml', '389', '86044175'],
  ['ubl-bisv3selfbilling/credit-note.xml', '261', '86044175'],
])('%s is self-billed: the sender is the customer', async (file, code, buyer) => {
  const xml = example(file);
  expect((await checkOf(xml, 'sender')).text).toContain(
    `The sender is NL:KVK:${buyer} (0106:${buyer}). The document is self-billed (type code '${code}'), so the sender is the customer.`,
  );
  expect((await checkOf(xml, 'receiver')).location).toContain('AccountingSupplierParty');
  expect(await checkOf(xml, 'operation')).toMatchObject({
    text: expect.stringMatching(
      /^Send the document with sendSalesInvoice or sendGeneric\. It is self-billed/,
    ) as string,
    href: '/introduction/invoice/sendSelfbilling.html',
  });
});

test.each([
  ['no endpoint ID', BUYER, '', /^The document has no endpoint ID for the receiver\. Set receiverId/],
  ['an empty one', BUYER, '<cbc:EndpointID schemeID="0106"/>', /is empty\. Set receiverId/],
  ['no scheme', BUYER, '<cbc:EndpointID>86044175</cbc:EndpointID>', /'86044175', has no schemeID\. Set receiverId/],
  [
    'a scheme of email',
    BUYER,
    '<cbc:EndpointID schemeID="EM">a@b.example</cbc:EndpointID>',
    /'EM' .* is not a participant scheme\./,
  ],
  ['a removed scheme', BUYER, BUYER.replace('0106', '9954'), /has been removed .* Use 0190 instead\. Set receiverId/],
  ['a value with its scheme', BUYER, BUYER.replace('>8', '>0106:8'), /'0106:86044175', contains a colon\./],
  [
    'seven digits',
    BUYER,
    BUYER.replace('86044175', '8604417'),
    /^The value of 'NL:KVK:8604417' does not match the pattern of NL:KVK\..*InvoiceSentError/,
  ],
  [
    'a wrong GLN',
    BUYER,
    '<cbc:EndpointID schemeID="0088">8712345000027</cbc:EndpointID>',
    /^The check digits of 'GLN:8712345000027' are wrong\..*InvoiceSentError/,
  ],
])('a receiver with %s is a notice', async (_what, from, to, text) => {
  const check = await checkOf(changed(invoice, from, to), 'receiver');
  expect([check.outcome, check.code]).toEqual(['notice', undefined]);
  expect(check.text).toMatch(text);
});

test('a sender of no participant scheme is a notice, without a claim about the path', async () => {
  const check = await checkOf(changed(invoice, SELLER, SELLER.replace('0106', '9999')), 'sender');
  expect(check.outcome).toBe('notice');
  expect(check.text).not.toContain('API400-PARTY');
});

test('a wrong endpoint ID of the receiver is told once', async () => {
  const checks = await contentChecks(changed(invoice, BUYER, BUYER.replace('86044175', '8604417')));
  expect(checks.filter(({text}) => text.includes('8604417')).map(({id}) => id)).toEqual(['receiver']);
  expect(checks.filter(({outcome}) => outcome === 'notice')).toHaveLength(1);
});

test('a timecard has no endpoint IDs, so the request names the receiver', async () => {
  const check = await checkOf(example('timecard-setu14/minimal.xml'), 'receiver');
  expect(check.text).toMatch(
    /^The document has no endpoint ID for the receiver\. It identifies the receiver as NL:KVK:\d{8} \(0106:\d{8}\)\. Set receiverId/,
  );
});

test('a CII invoice with another prefix is read the same', async () => {
  const xml = example('cii-bisv3/invoice-typical.xml');
  const renamed = xml.replaceAll('ram:', 'x:').replace('xmlns:ram=', 'xmlns:x=');
  const texts = async (each: string) =>
    (await contentChecks(each)).map(({id, text}) => [id, id === 'size' ? '' : text]);
  expect(await texts(renamed)).toEqual(await texts(xml));
});

const facts = (number: string, sender: string, root = 'Invoice') => ({number, sender, root});
const NUMBER = /<cbc:ID>([^<]+)<\/cbc:ID>/.exec(invoice)?.[1] ?? '';

test('a number of the same sender in another file is a notice, because the bus does not compare numbers', async () => {
  const others = [
    {name: 'b.xml', facts: facts(NUMBER, 'NL:KVK:85912046')},
    {name: 'other-sender.xml', facts: facts(NUMBER, 'NL:KVK:86044175')},
    {name: 'order.xml', facts: facts(NUMBER, 'NL:KVK:85912046', 'Order')},
  ];
  expect(checkNamed(await contentChecks(invoice, {others}), 'number')).toMatchObject({
    outcome: 'notice',
    text: `The same sender and the number '${NUMBER}' also appear in 'b.xml'. The bus does not compare document numbers. It accepts every upload that has a new X-PSB-DocumentId.`,
  });
  const fine = checkNamed(await contentChecks(invoice, {others: others.slice(1)}), 'number');
  expect(fine.outcome).toBe('passed');
});
