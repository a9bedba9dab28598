import {micromark} from 'micromark';
import {gfm, gfmHtml} from 'micromark-extension-gfm';
import {expect, test} from 'vitest';
import {markdownOf} from '../../../../src/diagnosis/reports/markdown';
import {parsed} from '../../../support/html';
import {cleanReport, fullReport, HOSTILE_CASES, ORIGIN} from './support';

/** Markdown as a program reads it that lets HTML and every address through. */
const drawn = (markdown: string) =>
  parsed(
    micromark(markdown, {
      extensions: [gfm()],
      htmlExtensions: [gfmHtml()],
      allowDangerousHtml: true,
      allowDangerousProtocol: true,
    }),
  );

test('a report has its parts as Markdown', () => {
  const markdown = markdownOf([fullReport('1331.00'), cleanReport()], ORIGIN);
  for (const part of [
    '# Check of 2 documents',
    '## `1331.00.xml`',
    '**Invalid** At least one check rejects the document.',
    '- Format: [Peppol BIS Billing](https://docs.example.com/base/documents/invoices/ubl/bisv3.html)',
    '- 2 findings with 1 cause',
    '### **Fatal** The invoice total is 1331.00',
    '> \\[BR-CO-15\\]-Invoice total amount with VAT (BT-112) = BT-109 + BT-110. 1331.00',
    '- Line 12, `/Invoice[1]/LegalMonetaryTotal[1]`',
    '| + | Total VAT (BT-110) | `221.00` |',
    '| = | Recalculated | `1321.00` |',
    '```xml\n<a>\n  <b>1331.00</b>\n</a>\n```',
    '- `H87`: [Piece](https://docs.example.com/base/documents/codelists/units.html#H87)',
    '- No findings',
  ]) {
    expect(markdown).toContain(part);
  }
});

/** The elements of a report, and where its links lead. */
function structure(markdown: string): string[] {
  const $ = drawn(markdown);
  return $('body *')
    .get()
    .flatMap((element) => {
      const name = 'name' in element ? element.name : '';
      // A value is code, or text where code can't be.
      return name === 'code' ? [] : [`${name} ${$(element).attr('href') ?? ''}`];
    });
}

const expected = structure(markdownOf([fullReport('plain')], ORIGIN));

test.each(HOSTILE_CASES)('%s is text: no markup, no link, no other cell', (_name, value) => {
  const markdown = markdownOf([fullReport(value)], ORIGIN);
  expect(structure(markdown)).toEqual(expected);
  expect(markdown).not.toMatch(/[\0-\x08\x0B-\x1F\x7F\u202A-\u202E\u2066-\u2069]/);
  expect(markdown.length).toBeLessThan(50_000);
});

test.each(HOSTILE_CASES.slice(0, -1))('%s is read as it was written', (_name, value) => {
  const seen = drawn(markdownOf([fullReport(value)], ORIGIN))('h3')
    .eq(1)
    .text();
  const lone = value.replace(
    /[\0\x07\x1B\x7F\uD800\u202E\u2066]/g,
    (sign) => `[U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`,
  );
  expect(seen).toBe(`Fatal The invoice total is ${lone.replace(/\s+/g, ' ')}`);
});

test('many findings and amounts are cut', () => {
  const report = fullReport('x');
  const [cause] = report.causes;
  const finding = cause?.findings[0];
  const sum = cause?.sums[0];
  if (!finding || !sum) throw new Error('The report has no cause');
  const findings = Array.from({length: 30}, (_none, index) => ({...finding, line: index + 1}));
  const parts = Array.from({length: 50}, () => ({sign: '+', term: 'BT-131', label: 'Line', amount: '1'}) as const);
  const markdown = markdownOf([{...report, causes: [{...cause, findings, sums: [{...sum, parts}]}]}], ORIGIN);
  expect(markdown).toContain('- Line 20, ');
  expect(markdown).not.toContain('- Line 21, ');
  expect(markdown).toContain('- 10 more places');
  expect(markdown).toContain('30 more amounts');
});
