import {createHash} from 'node:crypto';
import {expect, test} from 'vitest';
import {htmlOf} from '../../../../src/diagnosis/reports/html';
import {parsed} from '../../../support/html';
import {cleanReport, fullReport, HOSTILE_CASES, ORIGIN} from './support';

const html = htmlOf([fullReport('1331.00'), cleanReport()], ORIGIN);

test('the policy permits the style of the report and nothing else', () => {
  const $ = parsed(html);
  const hash = createHash('sha256').update($('style').text()).digest('base64');
  expect($('meta[http-equiv="Content-Security-Policy"]').attr('content')).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`,
  );
  expect($('script, link, img, iframe, [style], form').length).toBe(0);
});

test('a report shows verdict, file, format, rule sets, causes, sums, excerpts and the checks of the bus', () => {
  const $ = parsed(html);
  const text = $('body').text().replace(/\s+/g, ' ');
  expect($('h2').first().text()).toBe('1331.00.xml');
  expect($('b.invalid').last().text()).toBe('Invalid');
  expect($('b.valid').last().text()).toBe('Valid');
  expect(text).toContain('Checked on 2026-11-28');
  expect(text).toContain('Format: Peppol BIS Billing');
  expect(text).toContain('Peppol BIS Billing3.0.212026-05Passed');
  expect(text).toContain('Meaning: Add BT-109 and BT-110.');
  expect(text).toContain('Total without VAT (BT-109)1100.00 +Total VAT (BT-110)221.00 =Recalculated1321.00');
  expect(text).toContain('Invoice total with VAT (BT-112) in the document1331.00');
  expect($('figure pre mark').first().text()).toBe('1331.00');
  expect($('figcaption').text()).toBe('In the document, from line 12Corrected, from line 12');
  expect(text).toContain(
    'ReceiverRejectedThe endpoint 1331.00 is wrong. Error code: API400. Line 3, /Invoice[1]/ID[1]',
  );
});

test('links are absolute, and those to other schemes are only words', () => {
  const report = fullReport('x');
  const causes = report.causes.map((cause) => ({
    ...cause,
    links: [
      {text: 'bad', href: 'javascript:alert(1)'},
      {text: 'data', href: 'data:text/html,<script>'},
      {text: 'quote', href: 'https://x.example/"onclick="a'},
      {text: 'other host', href: '//evil.example'},
      {text: 'good', href: 'https://good.example/a?b&c'},
    ],
  }));
  const $ = parsed(htmlOf([{...report, causes}], ORIGIN));
  const hrefs = $('a')
    .get()
    .map((link) => $(link).attr('href') ?? '');
  expect(hrefs.filter((href) => !href.startsWith('https://docs.example.com/base/'))).toEqual([
    'https://good.example/a?b&c',
  ]);
  expect($('body').text()).toContain('other host');
});

/** What a report is made of: its elements with the names of their attributes. */
const structure = (text: string): string[] => {
  const $ = parsed(text);
  return $('*')
    .get()
    .map((element) => `${'name' in element ? element.name : ''} ${Object.keys($(element).attr() ?? {}).join()}`);
};

const expected = structure(htmlOf([fullReport('plain')], ORIGIN));

test.each(HOSTILE_CASES)('%s is text and changes no element', (_name, value) => {
  const text = htmlOf([fullReport(value)], ORIGIN);
  expect(structure(text)).toEqual(expected);
  expect(text).not.toMatch(/[\0-\x08\x0B-\x1F\x7F\u202A-\u202E\u2066-\u2069]/);
  expect(text).not.toMatch(/\p{Cs}/u);
  expect(text.length).toBeLessThan(100_000);
});

test('readers see signs that change the direction of text, and markup as it is written', () => {
  const $ = parsed(htmlOf([fullReport('a\u202Eb<i>\0')], ORIGIN));
  expect($('h2').text()).toBe('a[U+202E]b<i>[U+0000].xml');
});

test('marks that are outside their excerpt or overlap draw nothing wrong', () => {
  const report = fullReport('x');
  const marks = [
    {start: 2, end: 4},
    {start: 3, end: 9},
    {start: 90, end: 99},
    {start: -1, end: 1},
  ];
  const causes = report.causes.map((cause) => ({...cause, before: {line: 1, text: 'abcdef', marks}}));
  const $ = parsed(htmlOf([{...report, causes}], ORIGIN));
  expect($('figure').first().find('code').html()).toBe('ab<mark>cd</mark>ef');
});
