import {createHash} from 'node:crypto';
import fs from 'node:fs';
import {describe, expect, test} from 'vitest';
import {codeLists, documentTypes, openApi, partySchemes, processes, publishedList} from '../support/contracts';

/**
 * The publication of each list, and its hash: of agency, source, version and all codes with their names, as the publication has them. It was
 * computed from the publication, not from the file beside the pages. codesOfRules.test.ts compares the codes with the rules.
 */
const SOURCES: Readonly<Record<string, readonly [publication: string, hash: string]>> = {
  'invoice-response': ['post-award-UNCL4343-T111', '49feea3fa6ab619b'],
  'response-reason': ['post-award-OPStatusReason', '7fe70db331f7914b'],
  'response-action': ['post-award-OPStatusAction', 'b972209a29d9d462'],
  'order-response': ['post-award-UNCL4343-T76', 'd7a193e6c71798e1'],
  'order-line-status': ['post-award-UNCL1229', '3cafeb9cd8d7b0a3'],
  'order-line-change': ['post-award-UNCL1229_CHANGE', '2b30f0079f083adf'],
  'invoice-type': ['billing-UNCL1001-inv', 'd63d78bc0e7fb6e3'],
  'credit-note-type': ['billing-UNCL1001-cn', 'bee9c627fd9ebb24'],
  // Three of its codes.
  'self-billing-type': ['post-award-UNCL1001', '24991e21dd3c6b41'],
  'order-type': ['post-award-UNCL1001_T01', 'a4abc88d032f70df'],
  'payment-means': ['billing-UNCL4461', 'b2ba917d867757b4'],
  'vat-category': ['billing-UNCL5305', '4c179aa6e7762221'],
  'vat-exemption': ['billing-VATEX', '79d4f771c294a77f'],
  'vat-point-date': ['billing-UNCL2005', '2029430a89bd257b'],
  unit: ['billing-UNECERec20-11e', 'fdbe3ee6c6dfcf40'],
  // Without ANG and BGN, which no rule set permits.
  currency: ['billing-ISO4217_2015', 'd2f1c6a58f0eb823'],
  country: ['billing-ISO3166-1_Alpha2', 'e1c14498b9c23098'],
  'allowance-reason': ['billing-UNCL5189', '96d7ecaf0770cc62'],
  'charge-reason': ['billing-UNCL7161', '306a4de90532f533'],
  'endpoint-scheme': ['billing-eas', '9288d3e33bf6d09a'],
  'item-classification': ['billing-UNCL7143', '787c6e1a7ec58360'],
  'media-type': ['billing-MimeCode', '5f0bcee1ae6b8fef'],
  'media-type-order': ['post-award-MimeCode', '36ff9edafcb2db90'],
};

const lists = codeLists();

test('the registry has each list of the table, and no other', () => {
  expect(lists.map(({name}) => name)).toEqual(Object.keys(SOURCES));
});

describe.each(lists)('$name', ({name, prefix, common, others}) => {
  const [, hash = ''] = SOURCES[name] ?? [];

  test('shows each of its codes once', () => {
    const shown = [...common, ...others].map(({code}) => code);
    expect(shown.sort()).toEqual(
      publishedList(name)
        .codes.map(({id}) => id)
        .sort(),
    );
  });

  test('has an anchor for each code that no other list has', () => {
    const anchors = [...common, ...others].map(({anchor}) => anchor);
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(anchors.every((anchor) => anchor.startsWith(`${prefix}-`))).toBe(true);
    const elsewhere = new Set(
      lists
        .filter((list) => list.name !== name)
        .flatMap((list) => [...list.common, ...list.others].map((row) => row.anchor)),
    );
    expect(anchors.filter((anchor) => elsewhere.has(anchor))).toEqual([]);
  });

  test('has the names of the published list', () => {
    const {agency, source, version, codes} = publishedList(name);
    const published = codes.filter((code) => code.source === undefined);
    const lines = published.map((code) => `${code.id}\t${code.name}\n`).sort();
    const text = `${[agency, source, version].join('\n')}\n${lines.join('')}`;
    expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toBe(hash);
  });
});

test.each([
  ['v1', 'InvoiceResponseCodes', 'invoice-response', []],
  ['v1', 'InvoiceResponseReasons', 'response-reason', []],
  ['v1', 'InvoiceResponseActions', 'response-action', []],
  ['v1', 'OrderResponseCodes', 'order-response', []],
  ['v1-beta', 'OrderResponseCodes', 'order-response', []],
  // A seller adds a line in the document only.
  ['v1-beta', 'OrderLineCodes', 'order-line-status', ['1']],
] as const)('%s %s has a long name for each code of %s', (version, schema, name, without) => {
  const {enum: values, properties, 'x-enum-codes': codes = {}} = openApi(version).components.schemas[schema] ?? {};
  expect(Object.keys(codes).sort()).toEqual([...(values ?? Object.keys(properties ?? {}))].sort());
  const listed = publishedList(name).codes.map(({id}) => id);
  expect([...Object.values(codes), ...without].sort()).toEqual([...listed].sort());
});

test('the description of each reason and action names the code of its list', () => {
  for (const schema of ['InvoiceResponseReasons', 'InvoiceResponseActions']) {
    const {properties = {}, 'x-enum-codes': codes = {}} = openApi('v1').components.schemas[schema] ?? {};
    for (const [name, {description}] of Object.entries(properties)) {
      expect(description, name).toMatch(new RegExp(` Code ${codes[name]}\\.$`));
    }
  }
});

// As Peppol BIS Invoice Response 3.1, 'Status sequence', and BIS Ordering 3.4 (only AB can be followed) have it.
test.each([
  [
    'invoice-response',
    {
      AB: 'IP UQ CA AP RE PD',
      IP: 'IP UQ CA AP RE PD',
      UQ: 'UQ CA AP RE PD',
      CA: 'AP RE PD',
      AP: 'PD',
      RE: '',
      PD: 'PD',
    },
  ],
  ['order-response', {AB: 'AP CA RE', AP: '', CA: '', RE: ''}],
])('the codes of %s follow each other as in Peppol', (name, wanted) => {
  const rows = lists.find((list) => list.name === name)?.common ?? [];
  const told = rows.map(({code, next}) => [code, next?.map((each) => each.code).join(' ')]);
  expect(Object.fromEntries(told)).toEqual(wanted);
});

test('the endpoint schemes of Peppol are participant schemes, and the others say that documents can not contain them', () => {
  const {common, others, removed} = partySchemes();
  const schemes = new Set([...common, ...others, ...removed].map(({code}) => code));
  const list = lists.find(({name}) => name === 'endpoint-scheme');
  const inPeppol = [...(list?.common ?? []), ...(list?.others ?? [])].filter(({permitted}) =>
    (permitted ?? '').startsWith('All'),
  );
  expect(inPeppol.length).toBeGreaterThan(80);
  expect(inPeppol.map(({code}) => code).filter((code) => !schemes.has(code))).toEqual([]);
  const inDocuments = new Set(inPeppol.map(({code}) => code));
  const absent = [...common, ...others].filter(({code}) => !inDocuments.has(code));
  const noted = [...common, ...others].filter(({noteHtml = ''}) => /documents can.{1,6}t contain/.test(noteHtml));
  expect(noted.map(({code}) => code)).toEqual(absent.map(({code}) => code));
});

test('there are 41 document types, each with an anchor of its own, and 18 processes, each with a document type', () => {
  expect(new Set(documentTypes().map(({anchor}) => anchor)).size).toBe(41);
  expect(documentTypes()).toHaveLength(41);
  expect(processes()).toHaveLength(18);
  expect(processes().filter(({types}) => types.length === 0)).toEqual([]);
  const known = new Set(processes().map(({value}) => value));
  expect(documentTypes().flatMap((type) => type.processes.filter((process) => !known.has(process)))).toEqual([]);
});

test('a document type consists of its parts', () => {
  const file = fs.readFileSync('documents/codelists/document-types.json', 'utf8');
  const {documentTypes: types} = JSON.parse(file) as {documentTypes: {value: string; parts: Record<string, string>}[]};
  for (const {value, parts} of types) {
    // A hybrid PDF has no root element.
    const root = parts.root ? `::${parts.root}` : '';
    expect(value).toBe(`${parts.namespace}${root}##${parts.customizationId}::${parts.syntaxVersion}`);
  }
});
