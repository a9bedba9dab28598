import {describe, expect, test} from 'vitest';
import {anchorsOf} from '../../../../src/contracts/structure/anchors';
import {annotate, INVOICE, terms, tree} from './support';
import {cardinalitiesOf} from '../../../../src/contracts/structure/cardinality';
import {fulfils, pathText} from '../../../../src/contracts/structure/conditions';
import {descendantsOf, rootElement} from '../../../../src/contracts/xml/element';
import {listNamed} from '../../../../src/contracts/structure/lists';
import {mandatoryRows} from '../../../../src/contracts/structure/mandatory';
import type {MandatoryRow} from '../../../../src/contracts/structure/mandatoryElements';
import {askedInWords, merged, narrowingOf} from '../../../../src/contracts/structure/narrowing';
import {everyElement} from '../../../../src/contracts/structure/tree';
import {usedLists} from '../../../../src/contracts/structure/usedCodes';
import {parseYaml} from '../../../../src/contracts/yamlFile';

const named = (id: string) => {
  const found = everyElement(tree.elements).find((element) => element.terms.includes(id));
  if (!found) throw new Error(id);
  return found;
};

test('a tree has paths below its root, separate terms, and names in sentence case', () => {
  expect(tree.root).toBe('Invoice');
  expect(named('BT-99')).toMatchObject({path: 'cac:AllowanceCharge/cbc:Amount', terms: ['BT-92', 'BT-99']});
  expect(named('BG-20').label).toBe('Allowances and VAT');
  expect(everyElement(tree.elements).at(-1)?.cardinality).toBe('0..n');
});

test('the first element of a term has its number as anchor, others one of their path, each once', () => {
  const anchors = anchorsOf(tree);
  const ids = everyElement(tree.elements).map((element) => anchors.get(element));
  expect(ids).toContainEqual({own: 'BT-92', more: ['BT-99']});
  expect(ids).toContainEqual({own: 'el-OrderReference', more: []});
  expect(ids).toContainEqual({own: 'el-AllowanceCharge-Amount-currencyID', more: []});
});

describe('a document', () => {
  const root = rootElement(INVOICE);

  test('has its elements with attributes, texts and lines', () => {
    expect(descendantsOf(root).find(({name}) => name === 'cbc:Amount')).toMatchObject({
      text: '10.00',
      attributes: {currencyID: 'EUR'},
      line: 6,
    });
  });

  test('tells terms of one element apart by the conditions of their paths', () => {
    expect(annotate(INVOICE)).toEqual([
      'cbc:ID BT-1',
      'cbc:ID BT-13',
      'cac:AllowanceCharge BG-20',
      'cbc:Amount BT-92',
      'cac:AllowanceCharge BG-21',
      'cbc:Amount BT-99',
    ]);
  });

  test('fulfils conditions about siblings and attributes', () => {
    const amount = descendantsOf(root).find(({name}) => name === 'cbc:Amount');
    if (!amount) throw new Error('no amount');
    expect(fulfils(amount, "/a/cbc:Amount[preceding-sibling::cbc:ChargeIndicator='false']")).toBe(true);
    expect(fulfils(amount, "/a/cbc:Amount[preceding-sibling::cbc:ChargeIndicator='true']")).toBe(false);
    expect(fulfils(amount, "/a/cbc:Amount[@currencyID='EUR']")).toBe(true);
    expect(fulfils(amount, "/a/cbc:Amount[not(@currencyID='EUR')]")).toBe(false);
    expect(fulfils(amount, '/a/cbc:Amount')).toBeUndefined();
  });
});

test('a path is shown without its conditions, which follow in words', () => {
  expect(pathText("/a/b[following-sibling::cac:TaxScheme/cbc:ID!='VAT']")).toEqual({
    path: '/a/b',
    where: 'cac:TaxScheme/cbc:ID isn’t VAT',
  });
  expect(pathText("/a/b[@schemeID=('VA','VAT')]").where).toBe('@schemeID is VA or VAT');
  expect(pathText('/a/b[exists(@schemeID)]').where).toBe('@schemeID is present');
  expect(pathText('/a/b[empty(following-sibling::ram:GlobalID/@schemeID)]').where).toBe(
    'ram:GlobalID/@schemeID is absent',
  );
});

test('each condition under which a term is mandatory is a sentence of its own', () => {
  const yaml = parseYaml(
    'terms: {BT-13: {mandatory: [{if: a is b}, {rules: [X-1]}, {if: c is d}], note: Copy it.}}',
    'x.yaml',
  );
  expect([...narrowingOf(yaml).terms.values()].map(askedInWords)).toEqual([
    'Mandatory if a is b. Also mandatory if c is d. Copy it.',
  ]);
});

test('a condition that the standard and the format name is one condition, with the rules of both', () => {
  const standard = narrowingOf(parseYaml('terms: {BT-13: {mandatory: [{if: a is b, rules: [X-1]}]}}', 'x.yaml'));
  const own = narrowingOf(
    parseYaml('terms: {BT-13: {mandatory: [{if: a is b, rules: [Y-1]}, {if: c is d, rules: [Y-2]}]}}', 'y.yaml'),
  );
  expect(merged(standard.terms, own.terms).get('BT-13')?.mandatory).toEqual([
    {if: 'a is b', rules: ['X-1', 'Y-1']},
    {if: 'c is d', rules: ['Y-2']},
  ]);
});

test('a code list names a term once, although two elements with the same last steps carry it', () => {
  const price = named('BT-99');
  const elements = [price, {...price}].map((element) => ({...element, children: []}));
  const lists = usedLists(
    {...tree, elements},
    () => '#price',
    terms,
    () => [{text: 'Units'}],
  );
  expect(lists.map((each) => each.elements.map((element) => element.terms))).toEqual([[['BT-92', 'BT-99']]]);
});

test('a format makes a term mandatory, and with it the elements around it that have no term', () => {
  const yaml = parseYaml('terms: {BT-13: {cardinality: 1..1, rules: [X-1]}}', 'x.yaml');
  const narrowed = narrowingOf(yaml).terms;
  const own = cardinalitiesOf(tree, terms, narrowed, new Map());
  const order = tree.elements[1];
  if (!order) throw new Error('no order reference');
  expect(own.get(order)).toBe('1..1');
  // Where only the published format asks for it, the standard counts.
  const other = cardinalitiesOf(tree, terms, new Map(), narrowed);
  expect(other.get(named('BT-13'))).toBe('0..1');
});

test('mandatory terms come with their rules, those of every document first; a condition is said in words', () => {
  const yaml = parseYaml(
    `terms:
  BT-1: {mandatory: [{rules: [BR-02]}]}
  BT-13: {mandatory: [{if: the seller is Dutch, rules: [BR-NL-2]}], rules: [BR-NL-13]}`,
    'x.yaml',
  );
  const rows = mandatoryRows({
    tree,
    syntax: 'ubl-invoice',
    treeAddress: '/x.html',
    terms,
    anchors: anchorsOf(tree),
    narrowed: narrowingOf(yaml).terms,
    cardinalityOf: ({cardinality}) => cardinality,
    ruleOf: (text) => ({text}),
  });
  const casesOf = ({cases}: MandatoryRow) =>
    cases.map(({whenHtml, rules}) => [whenHtml, ...rules.map(({text}) => text)]);
  expect(rows.map((row) => [row.number, casesOf(row)])).toEqual([
    ['BT-1', [[undefined, 'BR-02']]],
    ['BT-13', [['If the seller is Dutch', 'BR-NL-2']]],
    ['BT-92', [['In each <a href="/x.html#BG-20">BG-20</a> (allowances)']]],
    ['BT-99', [['In each <a href="/x.html#BG-21">BG-21</a> (charges)']]],
  ]);
});

test('a code list is found by its source, that of the same publication first', () => {
  const lists = [
    {name: 'media-type', source: 'A/billing:codelist/MimeCode.xml'},
    {name: 'media-type-order', source: 'A/post-award:codelist/MimeCode.xml'},
    {name: 'currency', source: 'A/billing:codelist/ISO4217_2015.xml'},
  ];
  expect(listNamed('MimeCode', 'A/post-award', lists)).toBe('media-type-order');
  expect(listNamed('ISO4217', 'A/post-award', lists)).toBe('currency');
  expect(listNamed('ICD', 'A/billing', lists)).toBeUndefined();
});
