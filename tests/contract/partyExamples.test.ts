import fs from 'node:fs';
import {buildSchema, parseConstValue, valueFromASTUntyped} from 'graphql';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {readFilled} from '../support/contracts';
import {partyService} from '../support/partyData';
import {legalForms, nace, parties, sbi, type ActivityEntry} from './support/partyData';
import {describedParts, exampleOf} from './support/sdl';

const schema = buildSchema(readFilled('vpd/schema.graphql'));

/** The value of an example; nothing for one that is a query. */
function valueOf(example: string): unknown {
  try {
    return valueFromASTUntyped(parseConstValue(example));
  } catch {
    return undefined;
  }
}

/** The examples of a type and its fields, each as an object of the type. */
function examplesOf(type: string): {path: string; value: object}[] {
  return describedParts(schema).flatMap(({path, kind, description}) => {
    const value = valueOf(exampleOf(description) ?? '');
    if (kind === 'type' && path === type && typeof value === 'object' && value) return [{path, value}];
    const [, of, field] = /^(\w+)\.(\w+)$/.exec(path) ?? [];
    return of === type && field && value !== undefined ? [{path, value: {[field]: value}}] : [];
  });
}

const [buyer] = parties.filter(({id}) => id === 'p-100002');
if (!buyer) throw new Error('vpd/parties.json has no p-100002');

/** The numbers of schemes in identifiers. */
const NUMBERS: Readonly<Record<string, string>> = {'NL:KVK': '0106', 'NL:VAT': '9944', GLN: '0088'};

const identifiers = buyer.identifiers.map(({scheme, value, validatedOn}) => ({
  ...{scheme, value, validatedOn, partyId: `${scheme}:${value}`, endpointId: `${NUMBERS[scheme]}:${value}`},
}));
const kind = (scheme: string): typeof identifiers => identifiers.filter((each) => each.scheme === scheme);

/** A code of a classification by the published list, with its neighbours in it. */
function codeIn(list: readonly ActivityEntry[], code: string): Record<string, unknown> {
  const level = (of: string): number => (/^[A-Z]$/.test(of) ? 1 : of.replaceAll('.', '').length);
  const entry = list.find((each) => each.code === code);
  const children = list.filter(({parent}) => parent === code).map((each) => ({code: each.code}));
  return {
    code,
    description: entry?.nl,
    level: level(code),
    parent: {code: entry?.parent},
    children,
    ...(entry?.nace && {nace: {code: entry.nace}}),
  };
}

const form = legalForms.find(({country, code}) => country === 'NL' && code === buyer.legalForm?.code);
const legalForm = {country: 'NL', code: form?.code, name: form?.nl, abbreviation: form?.abbreviation};
const main = {isMain: true, code: codeIn(sbi, '49.41')};

interface Formats {
  readonly formats: readonly {
    readonly id: string;
    readonly messages: readonly {
      readonly customizationId: string;
      readonly documents: readonly {namespace: string; root: string}[];
    }[];
  }[];
}
const [bis] = (parse(fs.readFileSync('documents/formats.yaml', 'utf8')) as Formats).formats;
const [message] = bis?.messages ?? [];
const [document] = message?.documents ?? [];
const options = buyer.eDelivery.map((option) => ({
  ...option,
  documentTypeId: `${document?.namespace}::${document?.root}##${message?.customizationId}::2.1`,
}));

const highlight = {field: 'tradeNames', text: buyer.tradeNames[1], ranges: [{start: 0, end: 'Molenrak'.length}]};

/** What is sent in the example of `find`, of which the service gives the rest. */
const sent = {name: 'Molenrak logistiek', postcode: '3011'};
const found = partyService().execute({
  query: `query ($args: findArgs!) {
    find(args: $args, maxResults: 1) { score level party { preferredName } fields { field given found agrees similarity } }
  }`,
  variables: {args: sent},
}).data?.find as {readonly party: unknown; readonly fields: readonly object[]}[];

/** The one record that all examples of a type describe, made from the sample data. */
const RECORDS: Readonly<Record<string, object>> = {
  party: {
    ...buyer,
    legalForm,
    preferredName: buyer.legalName,
    description: buyer.description.nl,
    identifiers: {legal: kind('NL:KVK')},
    partyIds: identifiers.map(({partyId}) => partyId),
    sectorCodes: [main],
    eDelivery: {canReceive: true},
    highlights: [highlight],
  },
  partyIdentifier: {
    ...{legal: kind('NL:KVK'), vat: kind('NL:VAT'), oin: kind('NL:OINO'), gln: kind('GLN'), all: identifiers},
  },
  partyId: identifiers[0] ?? {},
  activity: main,
  classificationCode: codeIn(sbi, '49.41'),
  sbiCode: codeIn(sbi, '49.4'),
  naceCode: codeIn(nace, '49.4'),
  companyCode: legalForm,
  location: buyer.locations[0] ?? {},
  eDelivery: {canReceive: true, options},
  eDeliveryOption: options[0] ?? {},
  highlight,
  textRange: highlight.ranges[0] ?? {},
  source: buyer.sources[0] ?? {},
  matchResult: found[0] ?? {},
  matchField: found[0]?.fields[1] ?? {},
  findArgs: {...sent, nameAdditional: buyer.locations[1]?.name, country: 'NL', ids: {vat: kind('NL:VAT')[0]?.value}},
  findIds: {
    legal: identifiers[0]?.value,
    vat: identifiers[1]?.value,
    iban: buyer.ibans[0],
    oin: null,
    gln: identifiers[2]?.value,
  },
};

/** Whether a record has all that an example shows: of a list, the first entries. */
function shows(record: unknown, example: unknown): boolean {
  if (Array.isArray(example)) {
    if (!Array.isArray(record) || (example.length === 0 && record.length > 0)) return false;
    return example.every((each, at) => shows(record[at], each));
  }
  if (typeof example !== 'object' || example === null) return record === example;
  if (typeof record !== 'object' || record === null) return false;
  return Object.entries(example).every(([key, value]) => key in record && shows(Reflect.get(record, key), value));
}

test.each(Object.entries(RECORDS))('every example of %s is of one record of the sample data', (type, record) => {
  const examples = examplesOf(type);
  expect(examples.length).toBeGreaterThan(1);
  expect(examples.filter(({value}) => !shows(record, value))).toEqual([]);
});

test('no type is left out', () => {
  const types = describedParts(schema).filter(({path, kind: of}) => of === 'type' && path !== 'Query');
  const withFields = types.filter(({path}) =>
    describedParts(schema).some((part) => part.path.startsWith(`${path}.`) && part.type),
  );
  expect(withFields.map(({path}) => path).sort()).toEqual(Object.keys(RECORDS).sort());
});

/** Root fields of the examples, each of which must give something. */
test('every query of an example returns data', () => {
  const queries = describedParts(schema)
    .filter(({path, kind: of}) => path.startsWith('Query') && (of === 'type' || of === 'field'))
    .map(({path, description}) => (path === 'Query' ? exampleOf(description) : `{ ${exampleOf(description)} }`));
  expect(queries).toHaveLength(6);
  for (const query of queries) {
    const {data, errors} = partyService().execute({query: query ?? ''});
    expect([query, errors]).toEqual([query, undefined]);
    for (const results of Object.values(data ?? {})) expect((results as unknown[]).length).toBeGreaterThan(0);
  }
});
