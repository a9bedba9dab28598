import {describe, expect, test} from 'vitest';
import {formatInWords, nearestMessage} from '../../../src/diagnosis/formatWords';
import type {ValidatedMessage} from '../../../src/validation/model';

const INVOICE = 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2';
const BILLING = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
const XRECHNUNG = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';

const message = (id: string, customizationId: string): ValidatedMessage => ({
  ...{id, customizationId, ruleSets: [], documents: [{root: 'Invoice', namespace: INVOICE}]},
});
const messages = [message('billing', BILLING), message('xrechnung', XRECHNUNG)];
const formats = {messages, titleOf: (id: string) => `the format ${id}`};
const identity = (customizationId: string, root = 'Invoice', namespace = INVOICE) => ({
  ...{root, namespace, customizationId, profileId: ''},
});

describe('the nearest format', () => {
  test.each([
    ['another version', BILLING.replace('3.0', '3.1'), 'billing'],
    ['a sign less', XRECHNUNG.replace('_3.0', '3.0'), 'xrechnung'],
    ['the id with a sign before it', `x${BILLING}`, 'billing'],
    ['an id of something else', 'urn:example:of:something:else:entirely', undefined],
    ['no id', '', undefined],
    ['an endless id', BILLING + 'x'.repeat(1000), undefined],
  ])('of %s', (_name, customizationId, expected) => {
    expect(nearestMessage(identity(customizationId), messages)?.id).toBe(expected);
  });

  test('has the root element of the document', () => {
    expect(nearestMessage(identity(BILLING, 'Order'), messages)).toBeUndefined();
  });
});

test.each([
  [
    'a known format checked as another',
    identity(XRECHNUNG),
    'billing',
    'the format xrechnung, and it was checked as the format billing',
  ],
  ['an unknown id', identity('urn:x'), undefined, "'urn:x' is not known"],
  [
    'an unknown id checked as the nearest format',
    identity('urn:x'),
    'billing',
    `whose customization ID is '${BILLING}'`,
  ],
  ['no id', identity(''), undefined, 'has no customization ID'],
  ['an envelope', identity('', 'StandardBusinessDocument', 'urn:sbdh'), undefined, 'SBDH envelope'],
  ['no namespace', identity('', 'Invoice', ''), undefined, `Add xmlns="${INVOICE}"`],
  ['another root element', identity('', 'html', 'urn:web'), undefined, "html in the namespace 'urn:web'"],
])('the words for %s', (_name, given, checkedAs, words) => {
  expect(formatInWords(given, checkedAs, formats)).toContain(words);
});

test('an endless value is cut in the words', () => {
  expect(formatInWords(identity('x'.repeat(10_000)), undefined, formats).length).toBeLessThan(400);
});
