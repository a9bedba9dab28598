import {expect, test} from 'vitest';
import {highlight} from '../../../src/contracts/highlight';
import {differenceOf} from '../../../src/contracts/xml/difference';
import {marked} from '../../../src/contracts/xml/mark';

/** The parts that one text lost and the other gained. */
function parts(before: string, after: string): {readonly lost: string[]; readonly gained: string[]} {
  const {lost, gained} = differenceOf(before, after);
  return {
    lost: lost.map(({start, end}) => before.slice(start, end)),
    gained: gained.map(({start, end}) => after.slice(start, end)),
  };
}

test('of a changed element, the changed words differ', () => {
  const endpoint = (scheme: string, id: string): string =>
    `<a>\n  <b:Endpoint schemeID="${scheme}">${id}</b:Endpoint>\n</a>`;
  expect(parts(endpoint('EM', 'a@b.example'), endpoint('0106', '86044175'))).toEqual({
    lost: ['EM', 'a@b.example'],
    gained: ['0106', '86044175'],
  });
  expect(parts('<Date>2026-11-12+01:00</Date>', '<Date>2026-11-12</Date>')).toEqual({
    lost: ['+01:00'],
    gained: [],
  });
  expect(parts('<ID>1</ID>', '<ID schemeID="0088">1</ID>')).toEqual({lost: [], gained: [' schemeID="0088"']});
});

test('an element that only one text has differs as a whole, without its margin; what only moved in is the same', () => {
  expect(parts('<a>\n  <b>1</b>\n</a>', '<a>\n  <b>1</b>\n  <c>2</c>\n</a>')).toEqual({lost: [], gained: ['<c>2</c>']});
  expect(parts('<b>1</b>', '<a>\n  <b>1</b>\n</a>')).toEqual({lost: [], gained: ['<a>', '</a>']});
  expect(parts('<b>1</b>\n<b>2</b>', '<b>2</b>')).toEqual({lost: ['<b>1</b>'], gained: []});
  expect(parts('<a>\n<b>1</b>\n</a>\n<b>2</b>', '<b>2</b>\n<a>\n<b>1</b>\n</a>')).toEqual({
    lost: ['<b>2</b>'],
    gained: ['<b>2</b>'],
  });
  expect(parts('<a/>', '<a/>')).toEqual({lost: [], gained: []});
});

/** The text of highlighted code. */
const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

test('a mark is one element around its part, and elements of the highlighter nest in it or around it', () => {
  const xml = '<a b="1 &amp; 2">x</a>\n<c>3</c>';
  const start = xml.indexOf('1');
  const end = xml.indexOf('</a>');
  const html = marked(highlight(xml, 'xml'), [{start, end}], 'del');
  expect(textOf(html)).toBe(xml);
  const [, inside = '', ...more] = /<del>(.*?)<\/del>/s.exec(html) ?? [];
  expect(more).toEqual([]);
  expect(textOf(inside)).toBe(xml.slice(start, end));
  expect(html).not.toContain('<span class="token property"></span>');
  const open: string[] = [];
  for (const [tag, slash, name = ''] of html.matchAll(/<(\/?)(\w+)[^>]*>/g)) {
    if (slash) expect(open.pop(), tag).toBe(name);
    else open.push(name);
  }
  expect(open).toEqual([]);
});
