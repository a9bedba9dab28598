import {expect, test} from 'vitest';
import {excerptOf} from '../../../src/contracts/xml/excerpt';

const XML = `<?xml version="1.0"?>
<r xmlns:c="urn:c">
  <c:a x="1">one</c:a>
  <c:b><c:n>1</c:n><c:m>&lt;&amp;</c:m></c:b>
  <c:b><c:n>2</c:n><c:m>é</c:m></c:b>
</r>`;

test('an excerpt has the elements with those around them, in the order of the document', () => {
  expect(excerptOf(XML, ['c:b[2]/c:m', 'c:a'])).toBe('<c:a x="1">one</c:a>\n<c:b>\n  <c:m>é</c:m>\n</c:b>');
});

test('a path without a position leads to every element of the name', () => {
  expect(excerptOf(XML, ['c:b/c:n'])).toBe('<c:b>\n  <c:n>1</c:n>\n</c:b>\n<c:b>\n  <c:n>2</c:n>\n</c:b>');
});

test('characters stay escaped', () => {
  expect(excerptOf(XML, ['c:b[1]/c:m'])).toContain('<c:m>&lt;&amp;</c:m>');
});

test.each(['c:x', 'c:b[3]/c:n', 'c:b/c:x'])('a path that leads nowhere is an error: %s', (path) => {
  expect(() => excerptOf(XML, ['c:a', path])).toThrow(`no element '${path}'`);
});

test('a path that is none is an error', () => {
  expect(() => excerptOf(XML, ['c:a//b'])).toThrow('no step of a path');
});
