import {expect, test} from 'vitest';
import {excerptOf, piecesOf, wordsOf, type Piece} from '../../../src/components/Search/excerpt';
import {resultsPage} from '../../../src/components/Search/resultsPage';

const shown = (pieces: readonly Piece[]): string =>
  pieces.map(({text, marked}) => (marked ? `[${text}]` : text)).join('');

test.each([
  ['Verify each webhook.', ['verifi', 'webhook'], '[Verify] each [webhook].'],
  ['Verification, verified', ['verifi'], '[Verification], [verified]'],
  ['Invoices are invoiced, not the invoicer’s', ['invoic'], '[Invoices] are [invoiced], not the [invoicer]’s'],
  ['A participant of a party', ['parti'], 'A participant of a [party]'],
  ['see error.html#case-too-low now', ['error.html#case-too-low'], 'see [error.html#case-too-low] now'],
  ['hook and unhook', ['hook'], '[hook] and unhook'],
  ['/api/v1/peppol/deliveryOption', ['peppol/deliveryopt'], '/api/v1/[peppol/deliveryOption]'],
  ['a.c abc', ['a.c'], '[a.c] abc'],
  ['salesInvoice/send', ['salesinvoice', 'salesinvoice/send'], '[salesInvoice/send]'],
  ['nothing', [], 'nothing'],
  ['', ['x'], ''],
])('marks the words of %j', (text, terms, wanted) => {
  expect(shown(piecesOf(text, terms))).toBe(wanted);
});

const TEXT = `${'before '.repeat(20)}hook ${'after '.repeat(20)}`.trim();

test('an excerpt is around the first marked word, cut between words', () => {
  const text = shown(excerptOf(TEXT, ['hook'], 100));
  expect(text).toMatch(/^… (before )+\[hook\]( after)+ …$/);
  expect(text.length).toBeLessThanOrEqual(106);
});

test('an excerpt without a marked word is the beginning; a short text is whole', () => {
  expect(shown(excerptOf(TEXT, ['none'], 100))).toMatch(/^before .* …$/);
  expect(shown(excerptOf('short hook', ['hook'], 100))).toBe('short [hook]');
  expect(shown(excerptOf(`hook ${'after '.repeat(40)}`.trim(), ['hook'], 100))).toMatch(/^\[hook\] after/);
  expect(shown(excerptOf(`${'before '.repeat(40)}hook`, ['hook'], 100))).toMatch(/^… before.*\[hook\]$/);
});

test('a query loses the marks around its words', () => {
  expect(wordsOf(' "Review (deprecated)",  /hook/{hookId} X-PSB ?')).toBe('Review deprecated hook/{hookId X PSB');
});

test('the address of the results holds any query', () => {
  expect(resultsPage('a&b #1')).toBe('/search.html?q=a%26b%20%231');
  expect(resultsPage('a', 'Party data')).toBe('/search.html?q=a&kind=Party%20data');
});
