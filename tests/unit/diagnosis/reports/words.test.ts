import {expect, test} from 'vitest';
import {addressOf} from '../../../../src/diagnosis/reports/origin';
import {cut, oneLine} from '../../../../src/diagnosis/reports/shown';
import {wordsOfHtml} from '../../../../src/diagnosis/reports/siteHtml';
import {acceptedSentence, counted} from '../../../../src/diagnosis/reports/words';

test('whether the bus accepts a document is a sentence', () => {
  expect(acceptedSentence({outcome: 'rejected', code: 'API400-RULES'})).toBe(
    'The bus rejects this document with API400-RULES.',
  );
  expect(acceptedSentence({outcome: 'rejected'})).toBe('The bus rejects this document.');
  expect([counted(1, 'finding'), counted(0, 'finding')]).toEqual(['1 finding', '0 findings']);
});

test('HTML of the site becomes words and code', () => {
  expect(
    wordsOfHtml(
      '<p>Write <code data-name>cbc:<wbr>ID</code> &amp; <a href="/x">the &#8216;id&#x2019;</a>.</p>\n<ul><li>1 &lt; 2</li></ul>',
    ),
  ).toEqual([['Write ', {code: 'cbc:ID'}, ' & ', 'the ‘id’', '.'], ['1 < 2']]);
  expect(wordsOfHtml(undefined)).toEqual([]);
  expect(wordsOfHtml('a < b')).toEqual([['a ', '<', ' b']]);
});

test('a long text is cut between characters, and says how much is left out', () => {
  expect(cut('abc', 3)).toBe('abc');
  expect(cut('a'.repeat(3000), 10)).toBe('aaaaa […2,990 more characters…] aaaaa');
  expect(cut('😀'.repeat(9), 6)).toBe('😀 […14 more characters…] 😀');
  expect(oneLine(' a\r\n\tb\u2028c ')).toBe('a b c');
});

test.each([
  ['/a.html#b', 'https://docs.example.com/a.html#b'],
  ['https://x.example/', 'https://x.example/'],
  ['javascript:alert(1)', undefined],
  ['//x.example', undefined],
  ['#a', undefined],
  ['', undefined],
  [undefined, undefined],
])('the address of %s is %s', (href, expected) => {
  expect(addressOf(href, {siteUrl: 'https://docs.example.com/'})).toBe(expected);
});
