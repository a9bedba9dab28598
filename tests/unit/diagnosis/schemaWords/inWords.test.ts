import fs from 'node:fs';
import {XmlDocument, XmlLibError, XsdValidator} from 'libxml2-wasm';
import {expect, test} from 'vitest';
import {brokenBy} from '../../../../src/contracts/formats/rejections';
import {schemaInWords} from '../../../../src/diagnosis/schemaWords/inWords';
import {pointed} from '../../../../src/diagnosis/source/find';
import {scan} from '../../../../src/diagnosis/source/scan';
import {projectSettings} from '../../../../src/validation/node/settings';
import {nodeValidator} from '../../../../src/validation/node/validator';

/** A schema with each kind of rule that a schema can have for a value. */
const SCHEMA = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:x" xmlns="urn:x" elementFormDefault="qualified">
  <xs:element name="Root"><xs:complexType><xs:choice maxOccurs="unbounded">
    <xs:element name="Enumeration"><xs:simpleType><xs:restriction base="xs:string"><xs:enumeration value="a"/><xs:enumeration value="b"/></xs:restriction></xs:simpleType></xs:element>
    <xs:element name="Length"><xs:simpleType><xs:restriction base="xs:string"><xs:length value="3"/></xs:restriction></xs:simpleType></xs:element>
    <xs:element name="MinLength"><xs:simpleType><xs:restriction base="xs:string"><xs:minLength value="3"/></xs:restriction></xs:simpleType></xs:element>
    <xs:element name="MaxLength"><xs:simpleType><xs:restriction base="xs:string"><xs:maxLength value="3"/></xs:restriction></xs:simpleType></xs:element>
    <xs:element name="Pattern"><xs:simpleType><xs:restriction base="xs:string"><xs:pattern value="[A-Z]{3}"/></xs:restriction></xs:simpleType></xs:element>
    <xs:element name="Fraction"><xs:simpleType><xs:restriction base="xs:decimal"><xs:fractionDigits value="2"/></xs:restriction></xs:simpleType></xs:element>
    <xs:element name="Digits"><xs:simpleType><xs:restriction base="xs:decimal"><xs:totalDigits value="4"/></xs:restriction></xs:simpleType></xs:element>
    <xs:element name="Least"><xs:simpleType><xs:restriction base="xs:integer"><xs:minInclusive value="5"/></xs:restriction></xs:simpleType></xs:element>
    <xs:element name="Most"><xs:simpleType><xs:restriction base="xs:integer"><xs:maxInclusive value="5"/></xs:restriction></xs:simpleType></xs:element>
    <xs:element name="Above"><xs:simpleType><xs:restriction base="xs:integer"><xs:minExclusive value="5"/></xs:restriction></xs:simpleType></xs:element>
    <xs:element name="Below"><xs:simpleType><xs:restriction base="xs:integer"><xs:maxExclusive value="5"/></xs:restriction></xs:simpleType></xs:element>
    <xs:element name="Fixed" type="xs:string" fixed="VAT"/>
    <xs:element name="Nothing"><xs:complexType><xs:attribute name="kind" use="required" type="xs:boolean"/></xs:complexType></xs:element>
    <xs:element name="Day" type="xs:date"/>
  </xs:choice></xs:complexType></xs:element>
</xs:schema>`;

const schema = XsdValidator.fromDoc(XmlDocument.fromString(SCHEMA));

/** The messages of libxml2 for a document, in words. */
function words(xml: string): (string | undefined)[] {
  try {
    schema.validate(XmlDocument.fromString(xml));
    return [];
  } catch (error) {
    if (!(error instanceof XmlLibError)) throw error;
    const element = scan(xml).children[0];
    return error.details.map(({message}) => schemaInWords(message, {element, labelOf: () => undefined}));
  }
}

test.each([
  ['<Enumeration>c</Enumeration>', "The element Enumeration contains 'c'. It must be one of these values: 'a', 'b'."],
  ['<Length>ab</Length>', 'The element Length has 2 characters, but must have exactly 3.'],
  ['<MinLength>ab</MinLength>', 'The element MinLength has 2 characters, but must have at least 3.'],
  ['<MaxLength>abcd</MaxLength>', 'The element MaxLength has 4 characters, but must have at most 3.'],
  ['<Pattern>eur</Pattern>', "The element Pattern contains 'eur'. It must match the pattern [A-Z]{3}."],
  ['<Fraction>1.234</Fraction>', "The element Fraction contains '1.234'. It can have at most 2 decimal places."],
  ['<Digits>12345</Digits>', "The element Digits contains '12345'. It can have at most 4 digits."],
  ['<Least>4</Least>', "The element Least contains '4'. It must be at least 5."],
  ['<Most>6</Most>', "The element Most contains '6'. It must be at most 5."],
  ['<Above>5</Above>', "The element Above contains '5'. It must be greater than 5."],
  ['<Below>5</Below>', "The element Below contains '5'. It must be less than 5."],
  ['<Fixed>BTW</Fixed>', "The element Fixed contains 'BTW'. It must be 'VAT'."],
  ['<Nothing/>', 'The element Nothing must have the attribute kind.'],
  ['<Nothing kind="true">x</Nothing>', 'The element Nothing must be empty.'],
  ['<Nothing kind="yes"/>', "The attribute kind of Nothing contains 'yes'. It must be true or false."],
  ['<Nothing kind="true" other="1"/>', 'The element Nothing must not have the attribute other.'],
  ['<Day>29-11-2026</Day>', "The element Day contains '29-11-2026'. It must be a date, such as 2026-11-29."],
  ['<Day/>', 'The element Day is empty. It must be a date, such as 2026-11-29.'],
  [
    'text',
    'The element Root contains text, but it can contain only other elements. Move the text into one of these elements, or remove it.',
  ],
])('%s in words', (content, sentence) => {
  expect(words(`<Root xmlns="urn:x">${content}</Root>`)).toContain(sentence);
});

test('a root that the schema does not have', () => {
  expect(words('<Other xmlns="urn:x"><a/></Other>')[0]).toMatch(/^The element Other can't be the root element/);
});

test('each message of this schema has words', () => {
  const all = ['Enumeration', 'Length', 'Pattern', 'Fraction', 'Least', 'Fixed', 'Day', 'Nothing', 'Unknown'].flatMap(
    (name) =>
      ['', 'x y', '<b/>', '-1.23456'].flatMap((value) =>
        words(`<Root xmlns="urn:x"><${name}>${value}</${name}></Root>`),
      ),
  );
  expect(all.length).toBeGreaterThan(30);
  expect(all).not.toContain(undefined);
});

const {validate} = nodeValidator({
  ...projectSettings(),
  messages: projectSettings().messages.map((each) => ({...each, ruleSets: []})),
});
const ORDER = [
  'cbc:CustomizationID',
  'cbc:ProfileID',
  'cbc:ID',
  'cbc:IssueDate',
  'cbc:DueDate',
  'cbc:InvoiceTypeCode',
  'cbc:Note',
  'cbc:DocumentCurrencyCode',
  'cbc:BuyerReference',
];
const PREFIXES = {'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2': 'cbc'};

/** What the schema says of a broken invoice, in words. */
async function ofInvoice(from: RegExp, to: string): Promise<string | undefined> {
  const good = fs.readFileSync('documents/examples/ubl-bisv3/invoice-minimal.xml', 'utf8');
  const [found = ''] = from.exec(good) ?? [];
  const wrong = brokenBy(good, [{from: found, to: found.replace(from, to)}]);
  const {findings} = await validate(new TextEncoder().encode(wrong), {as: 'ubl-bisv3'});
  const [finding] = findings.filter(({rule}) => rule === 'XSD');
  const element = finding && pointed(scan(wrong, PREFIXES), finding.location)?.element;
  const labelOf = ({local}: {local: string}): string | undefined =>
    local === 'DueDate' ? 'Payment due date' : undefined;
  return finding && schemaInWords(finding.message, {element, labelOf, order: ORDER});
}

test.each([
  [
    /(<cbc:IssueDate>.*<\/cbc:IssueDate>)(\s*)(<cbc:DueDate>.*<\/cbc:DueDate>)/,
    '$3$2$1',
    'The elements in Invoice are in the wrong order. cbc:IssueDate must be before cbc:DueDate (Payment due date).',
  ],
  [
    /(<cbc:DueDate>.*<\/cbc:DueDate>)(\s*)(<cbc:InvoiceTypeCode>.*<\/cbc:InvoiceTypeCode>)/,
    '$3$2$1',
    'The element cbc:DueDate (Payment due date) is in the wrong place in Invoice. It must be before cbc:InvoiceTypeCode.',
  ],
  [
    /<cbc:IssueDate>.*<\/cbc:IssueDate>/,
    '',
    'The element cbc:IssueDate is missing in Invoice. It must be before cbc:DueDate (Payment due date).',
  ],
  [
    /<cbc:DueDate>.*<\/cbc:DueDate>/,
    '$&$&',
    'The element cbc:DueDate (Payment due date) occurs too many times in Invoice. It can occur only once.',
  ],
  [
    /<cbc:BuyerReference>/,
    '<cbc:Foo>1</cbc:Foo>$&',
    /^The element cbc:Foo isn't allowed at this position in Invoice\. After cbc:DocumentCurrencyCode, the schema allows .*, or other elements\.$/,
  ],
  [
    /<cbc:DueDate>(.*)<\/cbc:DueDate>/,
    '<DueDate>$1</DueDate>',
    'The element DueDate (Payment due date) is in the namespace urn:oasis:names:specification:ubl:schema:xsd:Invoice-2, but must be in the namespace urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2.',
  ],
  [
    /<cac:TaxScheme>\s*<cbc:ID>VAT<\/cbc:ID>\s*<\/cac:TaxScheme>\s*<\/cac:PartyTaxScheme>\s*<cac:PartyLegalEntity>\s*<cbc:RegistrationName>Zilver/,
    '</cac:PartyTaxScheme><cac:PartyLegalEntity><cbc:RegistrationName>Zilver',
    "The element cac:PartyTaxScheme isn't complete. It must contain",
  ],
])('of an invoice: %s', async (from, to, sentence) => {
  const said = await ofInvoice(from, to);
  if (typeof sentence === 'string') expect(said?.startsWith(sentence), said).toBe(true);
  else expect(said).toMatch(sentence);
});

test('values are cut off, and invisible signs are shown', () => {
  const place = {element: undefined, labelOf: () => undefined};
  const said = schemaInWords(
    `Element '{urn:x}Day': '\u202E${'x'.repeat(100_000)}' is not a valid value of the atomic type 'xs:date'.`,
    place,
  );
  expect(said).toMatch(/^The element Day contains '\uFFFDx+…'/);
  expect(said?.length).toBeLessThan(300);
});

test('a message of another kind has no words', () => {
  const place = {element: undefined, labelOf: () => undefined};
  expect(schemaInWords('Something else happened.', place)).toBeUndefined();
  expect(schemaInWords("Element 'a': Something else happened.", place)).toBeUndefined();
});
