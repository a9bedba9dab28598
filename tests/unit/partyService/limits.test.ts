import {getIntrospectionQuery} from 'graphql';
import {describe, expect, test} from 'vitest';
import {askOver, codesOf, limits, party} from './support/fixture';

const ask = askOver([party(1, 'Molenrak')]);

/** A query of nested parents. */
const nested = (levels: number): string => `{ sbi ${'{ parent '.repeat(levels - 2)}{ code ${'}'.repeat(levels)}`;

const times = (count: number, make: (at: number) => string): string =>
  Array.from({length: count}, (_, at) => make(at)).join(' ');

describe('depth', () => {
  test('8 levels are allowed, 9 are not', () => {
    expect(codesOf(ask(nested(limits.depth)))).toEqual([]);
    const {data, errors} = ask(nested(limits.depth + 1));
    expect(data).toBeUndefined();
    expect(errors?.map(({message, extensions}) => [message, extensions.code])).toEqual([
      ['The query has 9 levels of fields. The limit is 8.', 'QUERY_TOO_DEEP'],
    ]);
  });

  test('levels in fragments count where they are used', () => {
    const fragments =
      'fragment F on sbiCode { parent { parent { parent { ...G } } } } fragment G on sbiCode { parent { parent { code } } }';
    expect(codesOf(ask(`{ sbi { parent { ...F } } } ${fragments}`))).toEqual([]);
    expect(codesOf(ask(`{ sbi { parent { parent { ...F } } } } ${fragments}`))).toEqual(['QUERY_TOO_DEEP']);
    expect(codesOf(ask(`{ sbi { ... on sbiCode { parent { parent { ...F } } } } } ${fragments}`))).toEqual([
      'QUERY_TOO_DEEP',
    ]);
  });

  test('the error is at the root field that is too deep, in each operation', () => {
    const query = `{\n  party(id: "p-1") { id }\n  ${nested(9).slice(2)}`;
    expect(ask(query).errors?.[0]?.locations).toEqual([{line: 3, column: 3}]);
    expect(codesOf(ask(`query A { nace { code } } query B ${nested(9)}`, {operationName: 'A'}))).toEqual([
      'QUERY_TOO_DEEP',
    ]);
  });

  test('introspection is free of it: the query of code generators is answered', () => {
    const {data, errors} = ask(getIntrospectionQuery());
    expect(errors).toBeUndefined();
    expect(data?.__schema).toBeDefined();
  });

  test.each([
    ['fields', '{a'.repeat(50_000)],
    ['a list', `{ sbi(codes: ${'['.repeat(50_000)}`],
    ['fields that end', `${'{a'.repeat(50_000)}${'}'.repeat(50_000)}`],
  ])('a text with 50,000 levels of %s gets an error, whatever the stack', (_, query) => {
    expect(['QUERY_TOO_DEEP', 'GRAPHQL_PARSE_FAILED', 'QUERY_TOO_LARGE']).toContain(codesOf(ask(query))[0]);
  });
});

describe('root fields', () => {
  const aliases = (count: number): string => times(count, (at) => `a${at}: party(id: "p-1") { id }`);

  test('10 are allowed, 11 are not; each alias counts', () => {
    expect(codesOf(ask(`{ ${aliases(limits.rootFields)} }`))).toEqual([]);
    expect(ask(`{ ${aliases(11)} }`).errors?.map(({message, extensions}) => [message, extensions.code])).toEqual([
      ['The query has 11 root fields. The limit is 10.', 'QUERY_TOO_LARGE'],
    ]);
  });

  test('fragments hide none', () => {
    expect(
      codesOf(
        ask(
          `{ ...F ... on Query { ${aliases(6)} } } fragment F on Query { ${times(5, (at) => `b${at}: sbi { code }`)} }`,
        ),
      ),
    ).toEqual(['QUERY_TOO_LARGE']);
  });

  test('introspection counts none', () => {
    expect(codesOf(ask(`{ ${aliases(10)} __typename __schema { queryType { name } } }`))).toEqual([]);
  });
});

describe('fields', () => {
  const wide = (count: number): string => `{ sbi { ${times(count, (at) => `a${at}: code`)} } }`;

  test('500 are allowed, 501 are not', () => {
    expect(codesOf(ask(wide(limits.fields - 1)))).toEqual([]);
    expect(ask(wide(limits.fields)).errors?.map(({message, extensions}) => [message, extensions.code])).toEqual([
      ['The query has 501 fields. The limit is 500.', 'QUERY_TOO_LARGE'],
    ]);
  });

  test('a fragment counts each time that it is used', () => {
    const fragment = `fragment F on sbiCode { ${times(60, (at) => `a${at}: code`)} }`;
    const uses = (count: number): string => times(count, (at) => `r${at}: sbi { ...F }`);
    expect(codesOf(ask(`{ ${uses(8)} } ${fragment}`))).toEqual([]);
    expect(codesOf(ask(`{ ${uses(9)} } ${fragment}`))).toEqual(['QUERY_TOO_LARGE']);
  });

  test('fragments within fragments, which double 60 times, are counted without being followed each time', () => {
    const doubling = times(60, (at) => `fragment F${at} on sbiCode { ...F${at + 1} ...F${at + 1} }`);
    const result = ask(`{ sbi { ...F0 } } ${doubling} fragment F60 on sbiCode { code }`);
    expect(codesOf(result)).toEqual(['QUERY_TOO_LARGE']);
  });

  test('fragments that contain each other are an error of validation', () => {
    const circle = 'fragment F on sbiCode { code ...G } fragment G on sbiCode { code ...F ...F }';
    expect(new Set(codesOf(ask(`{ sbi { ...F } } ${circle}`)))).toEqual(new Set(['GRAPHQL_VALIDATION_FAILED']));
    expect(codesOf(ask('{ sbi { ...Unknown } }'))).toEqual(['GRAPHQL_VALIDATION_FAILED']);
  });
});
