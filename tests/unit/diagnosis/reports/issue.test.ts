import fs from 'node:fs';
import {expect, test} from 'vitest';
import {rootElement, type XmlElement} from '../../../../src/contracts/xml/element';
import {issueOf} from '../../../../src/diagnosis/reports/issue';
import {fullReport, officialText, ORIGIN, reportOf, validate} from './support';

/** What belongs to the format, and what makes the validator choose it. */
const OF_FORMAT = new Set([
  'CustomizationID',
  'ProfileID',
  'GuidelineSpecifiedDocumentContextParameter',
  'BusinessProcessSpecifiedDocumentContextParameter',
]);

/** A text of its own in place of each value of a document, with digits where it has digits and letters where it has letters if `isAlike`. */
function marked(xml: string, isAlike: boolean): {xml: string; values: string[]} {
  const values: string[] = [];
  let number = 0;
  let element = '';
  const other = (value: string): string => {
    number += 1;
    const digits = String(7_310_000 + number * 37);
    const mark =
      isAlike && /^\d{4}-\d{2}-\d{2}$/.test(value)
        ? `${3000 + number}-0${1 + (number % 9)}-1${number % 9}`
        : isAlike && /^[-\d.]+$/.test(value)
          ? `${digits}.${10 + (number % 89)}`
          : `Qx${digits}zv`;
    values.push(mark);
    return mark;
  };
  const written = xml
    .replace(/<!--[^]*?-->/g, '')
    .replace(/<(?<name>[\w:]+)(?<rest>(?:\s[^>]*)?)>(?<text>[^<]*)/g, (whole, ...found) => {
      const {name, rest, text} = found.at(-1) as Record<'name' | 'rest' | 'text', string>;
      const parent = element;
      element = name.split(':').at(-1) ?? '';
      if (OF_FORMAT.has(element) || OF_FORMAT.has(parent)) return whole;
      const attributes = rest.replace(/(?<=\s(?!xmlns)[\w:]+=")[^"]+(?=")/g, other);
      return `<${name}${attributes}>${text.trim() ? other(text) : text}`;
    });
  return {xml: written, values};
}

const EXAMPLES = [
  'ubl-bisv3/invoice-typical.xml',
  'ubl-bisv3/allowances-and-charges.xml',
  'ubl-nlcius/invoice-typical.xml',
  'ubl-xrechnung/invoice-typical.xml',
  'cii-bisv3/invoice-typical.xml',
  'cii-xrechnung/invoice-typical.xml',
  'cii-facturx/invoice-typical.xml',
  'order-bisv3/order-typical.xml',
  'despatch-bisv3/typical.xml',
  'dico-sales005-invoice/typical.xml',
  'timecard-setu14/typical.xml',
];

const leaked = (text: string, values: readonly string[]): string[] => values.filter((value) => text.includes(value));

const cases = EXAMPLES.flatMap((file) => [
  [file, 'values of the same kind', true] as const,
  [file, 'values of another kind', false] as const,
]);

test.each(cases)('of %s with %s nothing is in the issue', async (file, _kind, isAlike) => {
  const {xml, values} = marked(fs.readFileSync(`documents/examples/${file}`, 'utf8'), isAlike);
  expect(values.length).toBeGreaterThan(20);
  const report = reportOf(await validate(xml), `${values[0]}.xml`);
  const messages = report.causes.map(({title}) => title);
  // Otherwise there would be nothing to leave out.
  expect(messages.filter((message) => leaked(message, values).length > 0).length).toBeGreaterThan(0);
  const document: XmlElement = rootElement(xml);
  expect(leaked(issueOf(report, ORIGIN, {officialText, document}), values)).toEqual([]);
  expect(leaked(issueOf(report, ORIGIN, {document}), values)).toEqual([]);
  expect(leaked(issueOf(report, ORIGIN), values)).toEqual([]);
});

const SECRET = 'Qx 7312\u202E <b>|zv';

test('a report with a value in every place has none in the issue', () => {
  const issue = issueOf(fullReport(SECRET), ORIGIN);
  expect(issue).not.toMatch(/Qx|7312|zv|1331|1100\.00|221\.00|1321|12,345|line 12/i);
  expect(issue).toContain('## Invalid: Peppol BIS Billing');
  expect(issue).toContain('The bus rejects this document with API400-RULES.');
  expect(issue).toContain('- `/Invoice[1]/LegalMonetaryTotal[1]`');
  expect(issue).toContain('| Peppol BIS Billing | 3.0.21 | 2026-05 | **Passed** |');
  expect(issue).toContain("> Element 'ID': '…' is not a valid value of the atomic type 'xs:date'.");
  expect(issue).toContain('| Receiver | **Rejected** | API400 |');
  expect(issue).toContain('The message is omitted because it can contain values from the document.');
});

test('the official text of a rule is used, of several the one that the message is made from', () => {
  const texts = ['A code … is wrong.', 'Amount … of … is wrong.'];
  const report = fullReport('x');
  const [cause] = report.causes;
  const [finding] = cause?.findings ?? [];
  if (!cause || !finding) throw new Error('The report has no cause');
  const causes = [{...cause, findings: [{...finding, message: '[X-1]-Amount 731 of Qx is wrong.'}]}];
  const issue = issueOf({...report, causes}, ORIGIN, {officialText: () => texts});
  expect(issue).toContain('> Amount … of … is wrong.');
  expect(issueOf({...report, causes}, ORIGIN, {officialText: () => texts[0]})).toContain('> A code … is wrong.');
});

test.each([
  '<Invoice><Name>Jansen <jan.jansen@example.com> BV</Name></Invoice>',
  '<Invoice><Name>Jansen &Qx7312; BV</Name></Invoice>',
  '<Invoice><Name a="Qx7312" a="Qx7312"/></Invoice>',
  '<!DOCTYPE Qx7312><Invoice/>',
  '<Invoice xmlns="urn:Qx7312"><CustomizationID>Qx7312</CustomizationID><ProfileID>jansen</ProfileID></Invoice>',
  '<Invoice><Qx7312>',
])('of %s, which is no document of a format, only the kind of finding is in the issue', async (xml) => {
  const issue = issueOf(reportOf(await validate(xml), 'Qx7312.xml'), ORIGIN, {officialText});
  expect(issue).not.toMatch(/Qx|7312|jan/i);
  expect(issue).toMatch(/The file (?:is not|has)/);
});
