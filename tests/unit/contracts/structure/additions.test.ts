import {expect, test} from 'vitest';
import {additionsOf, withAdditions} from '../../../../src/contracts/structure/additions';
import {everyElement, type Tree} from '../../../../src/contracts/structure/tree';
import {declarationsIn, schemaOf} from '../../../../src/contracts/xml/schema';
import {parseYaml} from '../../../../src/contracts/yamlFile';
import {tree} from './support';

const SCHEMA = 'xmlns:xsd="http://www.w3.org/2001/XMLSchema"';
const sequence = (...elements: string[]): string => `<xsd:sequence>${elements.join('')}</xsd:sequence>`;

const extension = (...more: string[]): string => `<xsd:schema ${SCHEMA}>
  <xsd:element name="Wrapper" type="WrapperType"/>
  <xsd:complexType name="WrapperType">
    <xsd:annotation><xsd:documentation><xsd:element name="Never"/></xsd:documentation></xsd:annotation>
    ${sequence('<xsd:element name="MeterNumber" type="udt:TextType" minOccurs="0" maxOccurs="2"/>', '<xsd:element ref="cac:Party"/>', ...more)}
  </xsd:complexType>
</xsd:schema>`;

const BASE = `<xsd:schema ${SCHEMA}>
  <xsd:element name="Party" type="PartyType"/>
  <xsd:element name="OrderReference" type="PartyType"/>
  <xsd:element name="ID" type="IDType"/>
  <xsd:complexType name="PartyType">
    ${sequence('<xsd:element ref="cac:Party" minOccurs="0" maxOccurs="unbounded"/>', '<xsd:element ref="cbc:ID"/>')}
  </xsd:complexType>
</xsd:schema>`;

const BASIC = `<xsd:schema ${SCHEMA}>
  <xsd:element name="ID" type="IDType"/>
  <xsd:complexType name="IDType"><xsd:simpleContent><xsd:extension base="udt:TextType">
    <xsd:attribute name="schemeID" use="required"/>
  </xsd:extension></xsd:simpleContent></xsd:complexType>
</xsd:schema>`;

const TYPES = `<xsd:schema ${SCHEMA}>
  <xsd:complexType name="TextType"><xsd:simpleContent><xsd:extension base="xsd:string">
    <xsd:attribute name="listID"/>
    <xsd:attribute name="schemeID"/>
  </xsd:extension></xsd:simpleContent></xsd:complexType>
</xsd:schema>`;

const TEXTS: Readonly<Record<string, string>> = {
  new: extension('<xsd:element name="EBCluster" type="udt:TextType"/>', '<xsd:element ref="cac:OrderReference"/>'),
  old: extension('<xsd:element ref="cac:OrderReference"/>'),
  cac: BASE,
  cbc: BASIC,
  udt: TYPES,
};

const added = (yaml: string): Tree =>
  withAdditions(tree, additionsOf(parseYaml(yaml, 'additions.yaml')), (file) => TEXTS[file] ?? '');

const marked = ({elements}: Tree): string[] =>
  everyElement(elements).flatMap(({path, cardinality, marks}) =>
    marks ? [`${path} ${cardinality} ${marks.join()}`] : [],
  );

test('added elements have their places beside the elements that the file names, and marks; others change', () => {
  const {elements} = added(`elements:
  - {term: cbc:First, cardinality: 1..1}
  - {term: cbc:Second, cardinality: 1..1}
  - {term: cbc:ID, cardinality: 2..2, businessTerms: [NL-1], rules: [BR-GA-1]}
  - {term: cac:OrderReference, children: [{term: cbc:ID}, {term: cbc:Last, cardinality: 0..n}]}
  - {term: cbc:End, cardinality: 0..1, children: [{term: '@name', cardinality: 0..1}]}`);
  expect(elements.map(({name}) => name)).toEqual([
    ...['cbc:First', 'cbc:Second', 'cbc:ID', 'cac:OrderReference', 'cac:AllowanceCharge', 'cbc:Note', 'cbc:End'],
  ]);
  expect(elements[2]).toMatchObject({
    cardinality: '2..2',
    terms: ['BT-1', 'NL-1'],
    rules: ['BR-02', 'BR-CO-01', 'BR-GA-1'],
  });
  expect(elements[3]?.children.map(({path}) => path)).toEqual([
    'cac:OrderReference/cbc:ID',
    'cac:OrderReference/cbc:Last',
  ]);
  const marks = everyElement(elements).filter((element) => element.marks?.join() === 'Added');
  expect(marks.map(({name}) => name)).toEqual(['cbc:First', 'cbc:Second', 'cbc:Last', 'cbc:End', '@name']);
  expect(tree.elements.map(({name}) => name)).not.toContain('cbc:First');
});

test('an added element without a cardinality is an error that names the file', () => {
  expect(() => added('elements: [{term: cbc:New}]')).toThrow('additions.yaml: cbc:New has no cardinality');
});

const EXTENSION = `
schema:
  prefix: ext
  file: new
  base: {cac: cac, cbc: cbc, udt: udt}
  earlier: {file: old, mark: New}
  attributes: [listID]
elements: [{term: 'ext:Wrapper', cardinality: 1..1}]`;

test('elements of a schema have its cardinalities, shown attributes, and the mark of their version; of another schema those that the tree has', () => {
  expect(marked(added(EXTENSION))).toEqual([
    'ext:Wrapper 1..1 Added',
    'ext:Wrapper/ext:MeterNumber 0..2 Added',
    'ext:Wrapper/ext:MeterNumber/@listID 0..1 Added',
    'ext:Wrapper/cac:Party 1..1 Added',
    'ext:Wrapper/ext:EBCluster 1..1 Added,New',
    'ext:Wrapper/ext:EBCluster/@listID 0..1 Added,New',
    'ext:Wrapper/cac:OrderReference 1..1 Added',
    'ext:Wrapper/cac:OrderReference/cbc:ID 1..1 Added',
  ]);
});

test('elements of a schema have names in words, types, and what the longest end of their path says', () => {
  const {elements} = added(`${EXTENSION}
about:
  some: [{element: cbc:ID, name: Any}, {element: cac:OrderReference/cbc:ID, name: Order, cardinality: 0..1, rules: [BR-1]}]`);
  const at = (path: string) => everyElement(elements).find((element) => element.path === `ext:Wrapper/${path}`);
  expect(at('ext:MeterNumber')).toMatchObject({label: 'Meter number', type: 'Text'});
  expect(at('ext:EBCluster')).toMatchObject({label: 'EB cluster'});
  expect(at('cac:OrderReference/cbc:ID')).toMatchObject({label: 'Order', cardinality: '0..1', rules: ['BR-1']});
  expect(at('ext:MeterNumber/@listID')?.label).toBeUndefined();
});

test('a schema says what its elements contain as deep as it is asked, and which of an attribute counts; an unknown element is an error', () => {
  const find = schemaOf([declarationsIn('cac', BASE), declarationsIn('cbc', BASIC), declarationsIn('udt', TYPES)]);
  const [inner, id] = find('cac:Party').children();
  expect(inner).toMatchObject({name: 'cac:Party', cardinality: '0..n'});
  expect(
    inner
      ?.children()[0]
      ?.children()
      .map(({name}) => name),
  ).toEqual(['cac:Party', 'cbc:ID']);
  expect(id?.attributes().map(({name, cardinality}) => `${name} ${cardinality}`)).toEqual([
    '@listID 0..1',
    '@schemeID 1..1',
  ]);
  expect(() => find('cac:Nothing')).toThrow('no schema has the element cac:Nothing');
});
