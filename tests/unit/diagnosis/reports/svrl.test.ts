import fs from 'node:fs';
import {XmlDocument, XsdValidator} from 'libxml2-wasm';
import {expect, test} from 'vitest';
import {svrlOf} from '../../../../src/diagnosis/reports/svrl';
import {cleanReport, fullReport, HOSTILE_CASES, ORIGIN, reportOf, validate} from './support';
import {SVRL_SCHEMA} from './svrlSchema';

const schema = XsdValidator.fromDoc(XmlDocument.fromString(SVRL_SCHEMA));
const NAMES = {svrl: 'http://purl.oclc.org/dsdl/svrl'};

/** Reads SVRL, which must be valid. */
function read(text: string): XmlDocument {
  const tree = XmlDocument.fromString(text);
  schema.validate(tree);
  return tree;
}

const valuesAt = (tree: XmlDocument, path: string): string[] => tree.find(path, NAMES).map(({content}) => content);

test('the schema and each rule set are a pattern, with what they found', () => {
  const tree = read(svrlOf(fullReport('7'), ORIGIN));
  expect(valuesAt(tree, '//svrl:active-pattern/@name')).toEqual([
    'Well-formed XML',
    'UBL 2.1',
    'EN 16931 for UBL 1.3.16',
    'Peppol BIS Billing 3.0.21',
    'Checks of the bus',
  ]);
  expect(valuesAt(tree, '//svrl:failed-assert/@id')).toEqual(['XSD', 'BR-CO-15', 'RECEIVER']);
  expect(valuesAt(tree, '//svrl:failed-assert/@flag')).toEqual(['fatal', 'fatal', 'fatal']);
  expect(valuesAt(tree, '//svrl:failed-assert/@location')[1]).toBe(
    "/*[local-name()='Invoice'][1]/*[local-name()='LegalMonetaryTotal'][1]",
  );
  expect(valuesAt(tree, "//svrl:failed-assert[@id='BR-CO-15']/svrl:text")).toEqual([
    '[BR-CO-15]-Invoice total amount with VAT (BT-112) = BT-109 + BT-110. 7',
  ]);
});

test('a document without findings has patterns without failed asserts', () => {
  const tree = read(svrlOf(cleanReport(), ORIGIN));
  expect(valuesAt(tree, '//svrl:active-pattern/@id')).toHaveLength(4);
  expect(valuesAt(tree, '//svrl:failed-assert')).toEqual([]);
});

test('a rule set that could not be run is no pattern, and a file that is no XML has one', () => {
  const report = cleanReport();
  const checks = report.checks.map((check) => ({...check, outcome: 'undone'}) as const);
  const tree = read(svrlOf({...report, checks, undone: ['Too slow.']}, ORIGIN));
  expect(valuesAt(tree, '//svrl:active-pattern/@name')).toEqual(['Well-formed XML']);
  expect(valuesAt(tree, '/*/svrl:text')).toContain('Too slow.');
});

test.each(HOSTILE_CASES)('%s is text', (_name, value) => {
  const tree = read(svrlOf(fullReport(value), ORIGIN));
  expect(valuesAt(tree, '//svrl:failed-assert')).toHaveLength(3);
  const expected = value.replace(/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g, '\uFFFD').replaceAll('\uD800', '\uFFFD');
  expect(valuesAt(tree, "//svrl:failed-assert[@id='XSD']/svrl:text")).toEqual([
    `Element 'ID': '${expected}' is not a valid value of the atomic type 'xs:date'.`,
  ]);
  expect(valuesAt(tree, '/*/@title')).toEqual([`Check of ${expected}.xml`]);
});

test('a location leads to the element in the document', async () => {
  const xml = fs
    .readFileSync('documents/examples/ubl-bisv3/invoice-typical.xml', 'utf8')
    .replace(/(?<tag><cbc:PayableAmount[^>]*>)[^<]+/, '$<tag>1.00')
    .replace(/unitCode="[^"]*"/, 'unitCode="PCS"');
  const tree = read(svrlOf(reportOf(await validate(xml), 'x.xml'), ORIGIN));
  const document = XmlDocument.fromString(xml);
  const found = valuesAt(tree, '//svrl:failed-assert/@location').map((path) => document.get(path)?.content);
  expect(found.length).toBeGreaterThan(1);
  expect(found.filter((content) => content === undefined)).toEqual([]);
  expect(found.some((content) => content?.includes('1.00'))).toBe(true);
  const attribute = svrlOf(fullReport('7'), ORIGIN);
  expect(attribute).toContain("/*[local-name()='ID'][1]/@schemeID");
});
