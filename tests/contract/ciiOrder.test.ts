import fs from 'node:fs';
import path from 'node:path';
import {XMLParser} from 'fast-xml-parser';
import {expect, test} from 'vitest';
import {SCHEMAS, treeRoot, type Written} from './support/structure';

const FOLDER = path.join(SCHEMAS, 'cii-d16b/data/standard');
const PREFIXES = {
  rsm: '',
  ram: '_ReusableAggregateBusinessInformationEntity',
  udt: '_UnqualifiedDataType',
  qdt: '_QualifiedDataType',
};

interface Declared {
  readonly '@name': string;
  readonly '@type': string;
  readonly '@minOccurs'?: string;
  readonly '@maxOccurs'?: string;
}

interface ComplexType {
  readonly '@name': string;
  readonly sequence?: {readonly element: readonly Declared[]};
  readonly choice?: {readonly element: readonly Declared[]};
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  isArray: (name) => name === 'element' || name === 'complexType',
});

/** The elements of each complex type of CII D16B, in their order, with their prefixes. */
const types = new Map<string, readonly (Declared & {readonly term: string})[]>(
  Object.entries(PREFIXES).flatMap(([prefix, part]) => {
    const text = fs.readFileSync(path.join(FOLDER, `CrossIndustryInvoice${part}_100pD16B.xsd`), 'utf8');
    const {schema} = parser.parse(text) as {schema: {complexType: ComplexType[]}};
    return schema.complexType.map(
      (type) =>
        [
          `${prefix}:${type['@name']}`,
          ((type.sequence ?? type.choice)?.element ?? []).map((each) => ({
            ...each,
            term: `${prefix}:${each['@name']}`,
          })),
        ] as const,
    );
  }),
);

/** What is wrong with the children of an element, and of those. */
function faults({term, children = []}: Written, type: string): string[] {
  const declared = types.get(type) ?? [];
  const own = children.filter((child) => !child.term.startsWith('@'));
  const places = own.map((child) => declared.findIndex((each) => each.term === child.term));
  const order = places.every((place, index) => place > (places[index - 1] ?? -1))
    ? []
    : [`${term}: order, or an unknown element`];
  const counts = own.flatMap((child, index) => {
    const schema = declared[places[index] ?? -1];
    const [least, most] = child.cardinality.split('..');
    const few = least === '0' && (schema?.['@minOccurs'] ?? '1') !== '0';
    const many = most !== '1' && schema?.['@maxOccurs'] !== 'unbounded';
    return few || many ? [`${term}/${child.term}: ${child.cardinality}`] : [];
  });
  const below = own.flatMap((child, index) => faults(child, declared[places[index] ?? -1]?.['@type'] ?? ''));
  return [...order, ...counts, ...below];
}

test('the elements of a CII invoice are in the order of the schema, which permits as many', () => {
  expect(types.size).toBeGreaterThan(100);
  expect(faults(treeRoot('cii-invoice'), 'rsm:CrossIndustryInvoiceType')).toEqual([]);
});
