import {expect, test} from 'vitest';
import {fillTokens} from '../../../src/sources/tokens';

test('a token becomes its value, in text, code and links alike', () => {
  const text = 'Host `{{psb.accp.host}}`, party {{seller.partyId}}, [link]({{contact.url}})';
  expect(fillTokens(text, 'a.mdx')).toBe(
    'Host `accp-psb.example.com`, party NL:KVK:85912046, [link](https://www.example.com/contact)',
  );
});

test('spaces inside the braces do not count', () => {
  expect(fillTokens('{{ sample.orderNumber }}', 'a.mdx')).toBe('PO-2041');
});

test('an escaped token stays as literal braces', () => {
  expect(fillTokens('\\{{id}} and {{sample.hookId}}', 'a.mdx')).toBe('{{id}} and invoice-events');
});

test('an unknown token fails with file, line and remedy', () => {
  expect(() => fillTokens('one\ntwo {{psb.hots}}', 'docs/a.mdx')).toThrow(
    /^docs\/a\.mdx:2: unknown token \{\{psb\.hots\}\}\. Use a key of src\/service .*\\\{\{…\}\}/,
  );
});

test('a group is no value, and neither is what every object has', () => {
  expect(() => fillTokens('{{psb}}', 'a.mdx')).toThrow('a.mdx:1: unknown token {{psb}}');
  expect(() => fillTokens('{{seller.constructor.name}}', 'a.mdx')).toThrow('unknown token');
});

test('the number of lines never changes', () => {
  expect(fillTokens('a\n{{seller.name}}\nb', 'a.mdx').split('\n')).toHaveLength(3);
});

test('a name that ends in a full stop ends the sentence, in bold too', () => {
  const text = 'You are **{{seller.name}}**. {{buyer.name}} buys from {{seller.name}}.\nOf {{belgian.name}}.';
  expect(fillTokens(text, 'a.mdx')).toBe(
    'You are **Zilverlinde Kantoorinrichting B.V.** Molenrak Logistiek B.V. buys from Zilverlinde Kantoorinrichting B.V.\nOf Scheldeblauw Interieur BV.',
  );
});
