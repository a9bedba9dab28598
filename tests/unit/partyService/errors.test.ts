import {describe, expect, test} from 'vitest';
import {createPartyService} from '../../../src/partyService/service';
import {askOver, codesOf, dataOf, party} from './support/fixture';

const ask = askOver([party(1, 'Molenrak')]);

describe('codes', () => {
  test.each([
    ['', 'GRAPHQL_PARSE_FAILED'],
    ['{ party', 'GRAPHQL_PARSE_FAILED'],
    ['{ party(name: "Molenrak) { id } }', 'GRAPHQL_PARSE_FAILED'],
    ['fragment F on party { id }', 'GRAPHQL_VALIDATION_FAILED'],
    ['{ party(name: "x") { kvk } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['{ party(name: "x") }', 'GRAPHQL_VALIDATION_FAILED'],
    ['{ party(name: 1) { id } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['{ company { code } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['mutation { party(name: "x") { id } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['subscription { party(name: "x") { id } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['query A { sbi { code } } query B { sbi { code } }', 'BAD_USER_INPUT'],
    ['query ($name: String!) { party(name: $name) { id } }', 'BAD_USER_INPUT'],
  ])('%s', (query, code) => {
    const result = ask(query);
    expect(codesOf(result)).toEqual([code]);
    expect(result.data).toBeUndefined();
  });

  test('variables of the wrong type', () => {
    const query =
      'query ($most: Int, $network: network) { party(id: "p-1", maxResults: $most) { eDelivery { canReceive(network: $network) } } }';
    expect(codesOf(ask(query, {variables: {most: '10'}}))).toEqual(['BAD_USER_INPUT']);
    expect(codesOf(ask(query, {variables: {network: 'FAX'}}))).toEqual(['BAD_USER_INPUT']);
    expect(codesOf(ask(query, {variables: {most: 10, network: 'PEPPOL'}}))).toEqual([]);
  });

  test('an operation that the request does not have', () => {
    expect(codesOf(ask('query A { sbi { code } }', {operationName: 'B'}))).toEqual(['BAD_USER_INPUT']);
  });
});

describe('arguments that the service does not accept', () => {
  const long = 'a'.repeat(201);
  test.each([
    ['party { id }', 'party requires an argument to search by'],
    ['party(lang: "en", maxResults: 5, skip: 1) { id }', 'party requires an argument'],
    ['party(name: "  ", search: "", city: null) { id }', 'party requires an argument'],
    ['party(name: "x", maxResults: 0) { id }', 'maxResults must be between 1 and 100, but is 0.'],
    ['party(name: "x", maxResults: 101) { id }', 'maxResults must be between 1 and 100, but is 101.'],
    ['party(name: "x", skip: -1) { id }', 'skip must be between 0 and 1000, but is -1.'],
    ['party(name: "x", skip: 1001) { id }', 'skip must be between 0 and 1000'],
    [
      'party(country: "Nederland") { id }',
      'country must be an ISO 3166-1 alpha-2 code such as NL, but is "Nederland".',
    ],
    ['party(name: "x", lang: "es") { id }', 'lang must be one of nl, en, de, fr, but is "es".'],
    ['party(name: "x", lang: "") { id }', 'lang must be one of'],
    [`party(name: "${long}") { id }`, 'name must have at most 200 characters, but has 201.'],
    ['find(args: {}) { score }', 'args of find requires a field'],
    ['find(args: {ids: {}, name: ""}) { score }', 'args of find requires a field'],
    ['find(args: {country: "31"}) { score }', 'args.country must be'],
    ['find(args: {name: "x"}, maxResults: 101) { score }', 'maxResults must be'],
    [`find(args: {ids: {vat: "${long}"}}) { score }`, 'args.ids.vat must have at most 200 characters'],
    ['company(country: "") { code }', 'country must be'],
    ['company(country: "NLD") { code }', 'country must be'],
    ['company(country: "NL", lang: "es") { code }', 'lang must be one of nl, en, de, fr'],
    [`company(country: "NL", codes: ["41", "${long}"]) { code }`, 'codes must have at most 200 characters'],
    ['sbi(lang: "de") { code }', 'lang must be one of nl, en, but is "de".'],
    [`nace(search: "${long}") { code }`, 'search must have at most 200 characters'],
  ])('%s', (field, message) => {
    const result = ask(`{ wrong: ${field} nace { code } }`);
    expect(result.errors?.map(({extensions, path}) => [extensions.code, path])).toEqual([
      ['BAD_USER_INPUT', ['wrong']],
    ]);
    expect(result.errors?.[0]?.message).toContain(message);
    // The other root fields are answered.
    expect(result.data).toMatchObject({wrong: null, nace: [{code: 'H'}]});
  });

  test('null is as good as nothing, so that optional variables can stay empty', () => {
    const query = `query ($lang: String, $most: Int, $skip: Int) { party(id: "p-1", lang: $lang, maxResults: $most, skip: $skip) { id } }`;
    for (const variables of [{}, {lang: null, most: null, skip: null}]) {
      expect(JSON.parse(JSON.stringify(ask(query, {variables})))).toEqual({data: {party: [{id: 'p-1'}]}});
    }
  });
});

test('errors of a response share its ID, which is another one each time', () => {
  const ids = (): unknown[] =>
    ask('{ a: party { id } b: party { id } }').errors?.map(({extensions}) => extensions.requestId) ?? [];
  const [first, second] = [ids(), ids()];
  expect(first).toHaveLength(2);
  expect(new Set(first).size).toBe(1);
  expect(first[0]).toMatch(/^[0-9a-f]{16}$/);
  expect(second[0]).not.toBe(first[0]);
});

test('a fault of the service says nothing of its inside, and is no reason to throw', () => {
  const broken = party(1, 'Molenrak');
  Object.defineProperty(broken, 'eDelivery', {
    get: () => {
      throw new Error('secret of the service');
    },
  });
  const service = createPartyService(dataOf([broken]));
  const result = service.execute({query: '{ party(id: "p-1") { eDelivery { canReceive } } }'});
  expect(codesOf(result)).toEqual(['INTERNAL_SERVER_ERROR']);
  expect(JSON.stringify(result)).not.toContain('secret');
  expect(JSON.stringify(result)).toContain('An unexpected error occurred.');
});

test('an argument that a variable makes null at a required place is a wrong value', () => {
  const query = 'query ($country: String = "NL") { company(country: $country) { code } }';
  expect(codesOf(ask(query))).toEqual([]);
  expect(codesOf(ask(query, {variables: {country: null}}))).toEqual(['BAD_USER_INPUT']);
});

test('a value that breaks the schema is a fault of the service', () => {
  const service = createPartyService(
    dataOf([
      party(1, 'Molenrak', {
        eDelivery: [
          {
            document: 'LETTER',
            network: 'PEPPOL',
            format: 'x',
            documentTypeId: null,
            endpointId: 'x',
            since: '2024-01-01',
          },
        ],
      }),
    ]),
  );
  const result = service.execute({query: '{ party(id: "p-1") { eDelivery { options { document } } } }'});
  expect(codesOf(result)).toEqual(['INTERNAL_SERVER_ERROR']);
});

test('a text may have as many characters as the limit says', () => {
  expect(codesOf(ask(`{ party(name: "${'a'.repeat(200)}") { id } }`))).toEqual([]);
});
