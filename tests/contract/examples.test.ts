import {describe, expect, test} from 'vitest';
import type {OpenApiDocument} from '../../src/contracts/openapi/document';
import {contracts} from './support/contract';
import {checkerOf, examplesOf} from '../../src/contentCheck/openapi/examples';

test.each(contracts)('$file has examples', ({document}) => {
  expect(examplesOf(document).length).toBeGreaterThan(50);
});

describe('the checker', () => {
  const document = {
    components: {
      schemas: {
        Kind: {type: 'string', enum: ['a']},
        Size: {type: 'object', properties: {size: {type: 'number'}}},
      },
      examples: {far: {value: 7}},
    },
  } as unknown as OpenApiDocument;
  const check = checkerOf(document);

  test.each([
    ['a null that is allowed', {type: 'string', nullable: true}, null],
    ['a null in an enumeration that allows it', {type: 'string', enum: ['a'], nullable: true}, null],
    ['a null beside a reference', {allOf: [{$ref: '#/components/schemas/Kind'}], nullable: true}, null],
    [
      'parts that complete each other',
      {allOf: [{$ref: '#/components/schemas/Size'}, {type: 'object', properties: {a: {}}}]},
      {size: 1, a: 1},
    ],
    ['a date-time with offset', {type: 'string', format: 'date-time'}, '2026-11-16T09:30:12+01:00'],
  ])('takes %s', (_kind, schema, value) => {
    expect(check(schema, value)).toBeUndefined();
  });

  test.each([
    ['a null that is not allowed', {type: 'string'}, null],
    ['a value outside a referenced enumeration', {$ref: '#/components/schemas/Kind'}, 'b'],
    ['a property that the schema lacks', {$ref: '#/components/schemas/Size'}, {sise: 1}],
    ['a date-time without offset', {type: 'string', format: 'date-time'}, '2026-11-16T09:30:12'],
    ['a wrong UUID', {type: 'string', format: 'uuid'}, '5a2c'],
  ])('refuses %s', (_kind, schema, value) => {
    expect(check(schema, value)).toBeDefined();
  });

  test('finds examples beside a schema, in a schema, by reference, and of a property that is called example', () => {
    const node = {
      a: {
        schema: {type: 'string', example: 'in'},
        example: 'beside',
        examples: {named: {$ref: '#/components/examples/far'}},
      },
      b: {properties: {example: {type: 'string', example: 'of the property'}}},
    };
    expect(examplesOf(document, node).map(({where, value}) => [where, value])).toEqual([
      ['/a/example', 'beside'],
      ['/a/examples/named', 7],
      ['/a/schema/example', 'in'],
      ['/b/properties/example/example', 'of the property'],
    ]);
  });
});
