import {createHash} from 'node:crypto';
import fs from 'node:fs';
import {describe, expect, test} from 'vitest';
import {
  codeLists,
  documentTypes,
  listEntries,
  openApi,
  partySchemes,
  processes,
  publishedList,
} from '../support/contracts';

/**
 * How many codes each list has in its publication, the publication, and its hash: of agency, source, version and all codes with their names, as
 * the publication has them. It was computed from the publication, not from the file beside the pages.
 */
const SOURCES: Readonly<Record<string, readonly [count: number, publication: string, hash: string]>> = {
  'invoice-response': [7, 'post-award-UNCL4343-T111', '49feea3fa6ab619b'],
  'response-reason': [14, 'post-award-OPStatusReason', '7fe70db331f7914b'],
  'response-action': [7, 'post-award-OPStatusAction', 'b972209a29d9d462'],
  'order-response': [4, 'post-award-UNCL4343-T76', 'd7a193e6c71798e1'],
  'order-line-status': [5, 'post-award-UNCL1229', '3cafeb9cd8d7b0a3'],
  'order-line-change': [5, 'post-award-UNCL1229_CHANGE', '2b30f0079f083adf'],
  'invoice-type': [27, 'billing-UNCL1001-inv', 'd63d78bc0e7fb6e3'],
  'credit-note-type': [5, 'billing-UNCL1001-cn', 'bee9c627fd9ebb24'],
  // Three codes of 728.
  'self-billing-type': [3, 'post-award-UNCL1001', '24991e21dd3c6b41'],
  'order-type': [6, 'post-award-UNCL1001_T01', 'a4abc88d032f70df'],
  'payment-means': [84, 'billing-UNCL4461', 'b2ba917d867757b4'],
  'vat-category': [10, 'billing-UNCL5305', '4c179aa6e7762221'],
  'vat-exemption': [87, 'billing-VATEX', '79d4f771c294a77f'],
  'vat-point-date': [3, 'billing-UNCL2005', '2029430a89bd257b'],
  unit: [2162, 'billing-UNECERec20-11e', 'fdbe3ee6c6dfcf40'],
  currency: [178, 'billing-ISO4217_2015', 'fe58919d284379e2'],
  country: [251, 'billing-ISO3166-1_Alpha2', 'e1c14498b9c23098'],
  'allowance-reason': [19, 'billing-UNCL5189', '96d7ecaf0770cc62'],
  'charge-reason': [178, 'billing-UNCL7161', '306a4de90532f533'],
  'endpoint-scheme': [92, 'billing-eas', '9288d3e33bf6d09a'],
  'item-classification': [185, 'billing-UNCL7143', '787c6e1a7ec58360'],
  'media-type': [6, 'billing-MimeCode', '5f0bcee1ae6b8fef'],
  'media-type-order': [9, 'post-award-MimeCode', '36ff9edafcb2db90'],
};

/** Peppol BIS Billing 3.0.21, PEPPOL-EN16931-CL008. */
const EAS_IN_BILLING = 82;

const lists = codeLists();

test('the registry has each list of the table, and no other', () => {
  expect(lists.map(({name}) => name)).toEqual(Object.keys(SOURCES));
});

describe.each(lists)('$name', ({name, prefix, common, others}) => {
  const [count = 0, , hash = ''] = SOURCES[name] ?? [];

  test(`shows each of its ${count} codes once`, () => {
    expect(new Set([...common, ...others].map(({code}) => code)).size).toBe(count);
    expect(common.length + others.length).toBe(count);
    expect(publishedList(name).codes).toHaveLength(count);
  });

  test('has an anchor for each code that no other list has', () => {
    const anchors = [...common, ...others].map(({anchor}) => anchor);
    expect(new Set(anchors).size).toBe(count);
    expect(anchors.every((anchor) => anchor.startsWith(`${prefix}-`))).toBe(true);
    const elsewhere = new Set(
      lists
        .filter((list) => list.name !== name)
        .flatMap((list) => [...list.common, ...list.others].map((row) => row.anchor)),
    );
    expect(anchors.filter((anchor) => elsewhere.has(anchor))).toEqual([]);
  });

  test('is the published list', () => {
    const {agency, source, version, codes} = publishedList(name);
    const lines = codes.map((code) => `${code.id}\t${code.name}\n`).sort();
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

test('a final response code can be followed by none, and every code by one of its list', () => {
  const final = (name: string): string[] =>
    (lists.find((list) => list.name === name)?.common ?? []).flatMap(({code, next}) =>
      next?.length === 0 ? [code] : [],
    );
  expect(final('invoice-response')).toEqual(['RE', 'PD']);
  expect(final('order-response').sort()).toEqual(['AP', 'CA', 'RE']);
});

test('the endpoint schemes are participant schemes; BIS Billing permits as many as its rules', () => {
  const {common, others, removed} = partySchemes();
  const schemes = new Set([...common, ...others, ...removed].map(({code}) => code));
  const entry = listEntries().find(({name}) => name === 'endpoint-scheme');
  const permitted = [entry?.permitted?.[0]?.codes, entry?.more].flat();
  expect(new Set(permitted).size).toBe(EAS_IN_BILLING);
  expect(permitted.filter((code) => !schemes.has(code ?? ''))).toEqual([]);
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
