import {expect, test} from 'vitest';
import {withNumber} from '../../../src/sandbox/soap/documents/payload';

test.each([
  ['an empty one', '<Invoice><ID></ID><x><ID>7</ID></x></Invoice>', '<Invoice><ID>9</ID><x><ID>7</ID></x></Invoice>'],
  ['a prefix', '<a:I xmlns:a="urn:a"><a:ID s="a"> </a:ID></a:I>', '<a:I xmlns:a="urn:a"><a:ID s="a">9</a:ID></a:I>'],
  ['another number', '<Invoice><ID><!-- no -->7</ID></Invoice>', '<Invoice><ID>9</ID></Invoice>'],
  [
    'a reference only',
    '<Invoice><x><ID>PO-2041</ID></x><y/></Invoice>',
    '<Invoice><x><ID>PO-2041</ID></x><y/></Invoice>',
  ],
  ['a reference before', '<I><x><ID></ID></x><ID></ID></I>', '<I><x><ID></ID></x><ID>9</ID></I>'],
  ['a comment', '<I><!-- <ID/> --><ID></ID></I>', '<I><!-- <ID/> --><ID>9</ID></I>'],
  ['CDATA', '<I><x><![CDATA[<ID/>]]></x><ID></ID></I>', '<I><x>&lt;ID/&gt;</x><ID>9</ID></I>'],
  ['an attribute', '<I x="&lt;ID/>"><ID></ID></I>', '<I x="&lt;ID/>"><ID>9</ID></I>'],
])('%s: the number is in the ID of the root, and nowhere else', (_, xml, expected) => {
  expect(withNumber(xml, '9')).toBe(expected);
});

test('canonical XML stays as it is, with namespaces that nothing uses', () => {
  const xml = (id: string): string =>
    `<I xmlns="urn:i" xmlns:b="urn:b" xmlns:c="urn:c"><c:ID>${id}</c:ID><b:x q="1"></b:x>\n</I>`;
  expect(withNumber(xml(''), '9')).toBe(xml('9'));
});

test('a comment of many tags is read once', () => {
  const xml = (id: string): string => `<I><!--${'<ID '.repeat(5_000_000)}--><ID>${id}</ID></I>`;
  expect(withNumber(xml(''), '9') === xml('9')).toBe(true);
});
