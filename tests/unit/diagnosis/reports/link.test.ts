import {expect, test} from 'vitest';
import {checkerFor, checkerPage} from '../../../../src/addresses/places';
import {linkOf, selectionIn} from '../../../../src/diagnosis/reports/link';

test('a link selects a format and a rule, and is read again', () => {
  expect(linkOf({format: 'ubl-bisv3', rule: 'BR-CO-15'})).toBe('#format=ubl-bisv3&rule=BR-CO-15');
  expect(selectionIn('https://x.example/documents/validate.html#format=ubl-bisv3&rule=BR-CO-15')).toEqual({
    format: 'ubl-bisv3',
    rule: 'BR-CO-15',
  });
  expect(selectionIn('#rule=nlcius_1.0')).toEqual({rule: 'nlcius_1.0'});
});

test('the links of other pages select a format in the same way', () => {
  expect(checkerFor('ubl-bisv3')).toBe(checkerPage + linkOf({format: 'ubl-bisv3'}));
});

test('what is no id is in no link', () => {
  expect(linkOf({format: 'ubl-bisv3', rule: '<b>'})).toBe('#format=ubl-bisv3');
  expect(linkOf({format: '', rule: 'a'.repeat(81)})).toBe('');
});

test.each([
  '',
  'https://x.example/?format=ubl-bisv3',
  '#format=',
  '#format=%75bl',
  '#format=<script>&rule=a b',
  '#format=a/../b&rule=a"b',
  `#format=${'a'.repeat(81)}`,
  `#${'x&'.repeat(1000)}format=late`,
  '#content=<Invoice/>&xformat=a&__proto__=a&formatx=a',
  '#format=a%0Ab&rule=é',
])('%s selects nothing', (address) => {
  expect(selectionIn(address)).toEqual({});
});

test('of a repeated key the first counts, also where it is no id', () => {
  expect(selectionIn('#rule=A-1&rule=B-2&format=<&format=ubl')).toEqual({rule: 'A-1'});
});
