import {expect, test} from 'vitest';
import {untracked} from '../../src/sources/files';
import {formatRegistry} from '../../src/sources/formats';
import {messagesOf} from '../../src/contracts/formats/registry';
import {each, repeated} from './support/partyData';

const FAMILIES: Readonly<Record<string, string>> = {
  INVOICE: 'Invoice',
  CREDIT_NOTE: 'Invoice',
  INVOICE_RESPONSE: 'InvoiceResponse',
  ORDER: 'Order',
  ORDER_RESPONSE: 'OrderResponse',
  DESPATCH_ADVICE: 'DespatchAdvice',
  TIMECARD: 'TimeCard',
};
const messages = new Map(messagesOf(untracked(formatRegistry)).map(({message}) => [message.id, message]));
const options = each(({eDelivery}) => eDelivery);
const labelled = (some: typeof options): string[] =>
  some.map(([{id}, {document, network, format}]) => `${id} ${document} ${network} ${format}`);

test('delivery options name a message of documents/formats.yaml of the kind of document', () => {
  const wrong = options.filter(([, {document, format}]) => messages.get(format)?.family !== FAMILIES[document]);
  expect(labelled(wrong)).toEqual([]);
});

test('delivery options use formats that Peppol knows on Peppol, and DICO formats on DICO alone', () => {
  const wrong = options.filter(([, {network, format}]) => {
    const dico = format.startsWith('dico-');
    return dico !== (network === 'DICO') || (network === 'PEPPOL' && messages.get(format)?.registered === false);
  });
  expect(labelled(wrong)).toEqual([]);
});

test('delivery options occur once in a party, and cover all kinds of documents and all networks', () => {
  expect(repeated(labelled(options))).toEqual([]);
  expect([...new Set(options.map(([, {document}]) => document))].sort()).toEqual(Object.keys(FAMILIES).sort());
  const networks = new Set(options.map(([, {network}]) => network));
  expect([...networks].sort()).toEqual(['COUPA', 'DICO', 'PEPPOL', 'TUNGSTEN']);
});
