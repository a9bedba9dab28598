import type {ExecutionResult} from 'graphql';
import {describe, expect, test} from 'vitest';
import {publishedPartySchemes} from '../../src/sources/codeLists';
import {untracked} from '../../src/sources/files';
import {cast} from '../../src/service';
import {partyData, partyErrors, partyService} from '../support/partyData';
import {everyField} from './support/everyField';

const {schema, execute} = partyService();
const {parties, limits} = partyData();

const all = (type: string): string => {
  const named = schema.getType(type);
  if (!named) throw new Error(`no type ${type}`);
  return everyField(schema, named);
};

/** The result of the root field `list`, as JSON has it. */
function listOf<T>(query: string, variables: Record<string, unknown> = {}): T[] {
  const text = JSON.stringify(execute({query, variables}));
  const {data, errors} = JSON.parse(text) as ExecutionResult<{list: T[]}>;
  expect(errors).toBeUndefined();
  return data?.list ?? [];
}

describe('every party', () => {
  const byId = `query ($id: String!) { list: party(id: $id) ${all('party')} }`;

  const byName = 'query ($name: String!, $country: String) { list: party(name: $name, country: $country) { id } }';

  test('has a value of its type for every field of the schema', () => {
    for (const {id} of parties) expect(listOf(byId, {id}), id).toMatchObject([{id, __typename: 'party'}]);
  });

  test('is found first by its name in its country, and alone by each of its identifiers', () => {
    for (const {id, legalName, tradeNames, identifiers, isActive, locations} of parties) {
      const name = legalName ?? tradeNames[0];
      const [first] = listOf<{id: string}>(byName, {name, country: locations[0]?.country});
      if (isActive) expect(first?.id, name).toBe(id);
      for (const {value} of identifiers) expect(listOf(byId, {id: value}), value).toMatchObject([{id}]);
    }
  });

  test('is the certain match of each identifier', () => {
    const query = 'query ($args: findArgs!) { list: find(args: $args) { level party { id } } }';
    for (const {id, identifiers} of parties) {
      for (const {scheme, value} of identifiers) {
        const kind =
          scheme === 'GLN' ? 'gln' : scheme.endsWith(':VAT') ? 'vat' : /OINO|LWID/.test(scheme) ? 'oin' : 'legal';
        const [match] = listOf(query, {args: {ids: {[kind]: value}}});
        expect(match, value).toEqual({level: 'CERTAIN', party: {id}});
      }
    }
  });

  test('has endpoint IDs and document types from the published lists', () => {
    const codes = new Map(untracked(publishedPartySchemes).schemes.map(({schemeId, code}) => [schemeId, code]));
    for (const {identifiers, eDelivery} of parties) {
      for (const {scheme, value, endpointId} of identifiers) {
        const code = codes.get(scheme);
        expect(endpointId).toBe(code === undefined ? null : `${code}:${value}`);
      }
      for (const {network, document, documentTypeId} of eDelivery) {
        expect(documentTypeId === null, `${document} on ${network}`).toBe(network !== 'PEPPOL');
        if (document === 'CREDIT_NOTE' && documentTypeId?.includes('ubl:'))
          expect(documentTypeId).toContain('::CreditNote##');
        if (document === 'INVOICE') expect(documentTypeId ?? '').not.toContain('::CreditNote##');
      }
    }
    expect(parties[1]?.identifiers[0]?.endpointId).toBe(cast.buyer.endpoint);
  });
});

describe('codes', () => {
  test.each([
    ['sbi', 'sbiCode'],
    ['nace', 'naceCode'],
  ] as const)('every %s code has a value for every field', (field, type) => {
    const codes = partyData()[field].map(({code}) => code);
    const query = `query ($codes: [String!]!) { list: ${field}(codes: $codes) ${all(type)} }`;
    expect(listOf<{code: string}>(query, {codes}).map(({code}) => code)).toEqual(codes);
  });

  test('every legal form has a value for every field', () => {
    const countries = [...new Set(partyData().company.map(({country}) => country))];
    const query = `query ($country: String!) { list: company(country: $country) ${all('companyCode')} }`;
    expect(countries.flatMap((country) => listOf(query, {country}))).toHaveLength(partyData().company.length);
  });
});

test('no response contains a bank account, and only find by the whole account finds its party', () => {
  const ibans = parties.flatMap(({ibans: own}) => own);
  expect(ibans.length).toBeGreaterThan(10);
  const responses = [
    ...parties.map(({id}) => execute({query: `{ party(id: "${id}") ${all('party')} }`})),
    ...ibans.map((iban) => execute({query: `{ find(args: {ids: {iban: "${iban}"}}) ${all('matchResult')} }`})),
    ...ibans.map((iban) => execute({query: `{ a: party(id: "${iban}") { id } b: party(search: "${iban}") { id } }`})),
    ...ibans.map((iban) => execute({query: `{ find(args: {name: "${iban}", nameAdditional: "x"}) { score } }`})),
  ].map((response) => JSON.stringify(response));
  expect(responses.filter((text) => text.includes('"errors"'))).toEqual([]);
  for (const iban of ibans) expect(responses.filter((text) => text.includes(iban))).toEqual([]);
  expect(responses.slice(-2 * ibans.length, -ibans.length)).toEqual(ibans.map(() => '{"data":{"a":[],"b":[]}}'));
});

/** A request that gets each error of the catalogue with the status 200. */
const REQUESTS: Readonly<Record<string, string>> = {
  GRAPHQL_PARSE_FAILED: '{\n  party(name: "Molenrak") {\n',
  GRAPHQL_VALIDATION_FAILED: '{\n  party(name: "Molenrak") {\n    kvk\n  }\n}',
  BAD_USER_INPUT: '{\n  party(name: "Molenrak", maxResults: 500) { id }\n}',
  QUERY_TOO_DEEP: `{\n  sbi ${'{ parent '.repeat(7)} { code ${'}'.repeat(9)}`,
  QUERY_TOO_LARGE: `{ ${Array.from({length: 12}, (_, at) => `a${at}: party(id: "p-10000${at}") { id }`).join(' ')} }`,
};

test.each(partyErrors().filter(({status}) => status === 200))(
  'the service returns the example of $code in vpd/errors.yaml',
  ({code, example}) => {
    const response = JSON.stringify(execute({query: REQUESTS[code] ?? ''}));
    const withoutId = (text: string): unknown => JSON.parse(text.replace(/(?<="requestId": ?")[0-9a-f]{16}/g, 'id'));
    expect(withoutId(response)).toEqual(withoutId(example.text));
  },
);

test('the limits are those of vpd/limits.yaml', () => {
  expect(limits).toEqual({depth: 8, fields: 500, rootFields: 10, textLength: 200, maxResults: 100, skip: 1000});
});

test.each([
  ['search', `{ party(search: "logistiek rotterdam", maxResults: 100) ${all('party')} }`],
  ['match', `{ find(args: {name: "Molenrack logistiek", postcode: "3011"}, maxResults: 100) ${all('matchResult')} }`],
])('a %s in all parties may ask for every field', (_, query) => {
  expect(execute({query}).errors).toBeUndefined();
});
