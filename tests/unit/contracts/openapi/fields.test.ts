import {expect, test} from 'vitest';
import {fieldsOf, parameterOf, typeOf, valuesOf} from '../../../../src/contracts/openapi/fields';
import type {SchemaObject} from '../../../../src/contracts/openapi/document';
import type {Field} from '../../../../src/contracts/model';
import {petDocument} from './petDocument';

const {schemas} = petDocument.components;

function wordsOf(schema: SchemaObject | undefined): string {
  return typeOf(petDocument, schema)
    .map((part) => (part.schema ? `<${part.schema}>` : part.text))
    .join('');
}

function fieldNamed(schema: string, name: string): Field | undefined {
  return fieldsOf(petDocument, schemas[schema]).find((field) => field.name === name);
}

test.each([
  ['mother', '<Pet>'],
  ['friends', 'array of <Pet>'],
  ['tags', 'map of array of string'],
  ['kind', '<Kind>'],
  ['name', 'string'],
])('the type of %s reads %s', (name, words) => {
  expect(wordsOf(schemas.Pet?.properties?.[name])).toBe(words);
});

test('alternatives, parts, formats and absent schemas have words too', () => {
  expect(wordsOf(schemas.Either)).toBe('string or <Kind>');
  expect(wordsOf(schemas.Dog)).toBe('<Pet> and object');
  expect(wordsOf({type: 'string', format: 'uuid'})).toBe('string (uuid)');
  expect(wordsOf({})).toBe('any');
  expect(wordsOf(undefined)).toBe('any');
});

test('an enumeration has codes and meanings', () => {
  expect(valuesOf(schemas.Kind ?? {})).toEqual([
    {value: 'Cat', code: 'CA', descriptionHtml: 'Says <span data-joined><code>meow</code>.</span>'},
    {value: 'Dog', code: undefined, descriptionHtml: ''},
  ]);
  expect(valuesOf({type: 'array', items: {enum: ['a']}}).map(({value}) => value)).toEqual(['a']);
});

test('a field knows whether it is required, and its limits', () => {
  expect(fieldNamed('Pet', 'name')).toMatchObject({
    required: true,
    constraints: [{text: '1 to 20 characters'}],
    descriptionHtml: 'Its <em>name</em>.',
    example: 'Bo',
  });
  expect(fieldNamed('Pet', 'friends')).toMatchObject({required: false, constraints: [{text: 'at most 3 items'}]});
  expect(fieldNamed('Pet', 'secret')).toMatchObject({
    deprecated: true,
    constraints: [{text: 'default', code: 'none'}, {text: 'write-only'}],
  });
});

test('a recursive field ends at the link to its schema, with the description of that schema', () => {
  expect(fieldNamed('Pet', 'mother')).toMatchObject({
    type: [{text: 'Pet', schema: 'Pet'}],
    descriptionHtml: 'A pet.',
    values: [],
  });
});

test('a field around one allOf keeps its own description and that it may be null', () => {
  expect(fieldNamed('Pet', 'kind')).toMatchObject({
    descriptionHtml: 'Which kind.',
    constraints: [{text: 'may be null'}],
  });
});

test('allOf gives the fields of all parts', () => {
  const names = fieldsOf(petDocument, schemas.Dog).map(({name}) => name);
  expect(names).toEqual(['name', 'mother', 'friends', 'tags', 'kind', 'secret', 'breed']);
  expect(fieldNamed('Dog', 'name')?.required).toBe(true);
  expect(fieldNamed('Dog', 'breed')?.required).toBe(true);
});

test('a parameter takes pattern and example, its own before those of the schema', () => {
  const id = petDocument.paths['/pet/{id}']?.parameters?.[0];
  expect(id && parameterOf(petDocument, id)).toMatchObject({
    name: 'id',
    in: 'path',
    required: true,
    example: '7',
    constraints: [{text: 'pattern', code: '^\\d+$'}],
  });
});

test.each([
  ['its own', {$ref: '#/components/schemas/Pet', description: 'The *mother*.'}, 'The <em>mother</em>.'],
  ['that of the schema that it names', {$ref: '#/components/schemas/Pet'}, 'A pet.'],
  ['none, when the schema that it names has none', {$ref: '#/components/schemas/Dog'}, ''],
  ['none, when it names no schema', {type: 'string'}, ''],
])('the description of a field is %s', (_whose, property, html) => {
  const [field] = fieldsOf(petDocument, {properties: {field: property}});
  expect(field?.descriptionHtml).toBe(html);
});

test.each([
  ['its own', 'Its *own*.', {$ref: '#/components/schemas/Pet'}, 'Its <em>own</em>.'],
  ['that of the schema that it names', undefined, {$ref: '#/components/schemas/Pet'}, 'A pet.'],
  ['that of its schema', undefined, {type: 'string', description: 'Of the *schema*.'}, 'Of the <em>schema</em>.'],
  ['none, when neither has one', undefined, {type: 'string'}, ''],
  ['none, without a schema', undefined, undefined, ''],
])('the description of a parameter is %s', (_whose, description, schema, html) => {
  const parameter = parameterOf(petDocument, {name: 'p', in: 'query', description, schema});
  expect(parameter.descriptionHtml).toBe(html);
});

test.each<[SchemaObject, string]>([
  [{type: 'string', minLength: 1}, 'at least 1 character'],
  [{type: 'string', minLength: 2}, 'at least 2 characters'],
  [{type: 'array', minItems: 1}, 'at least 1 item'],
  [{type: 'integer', minimum: 1}, 'at least 1'],
])('the limit of %j reads %s', (schema, text) => {
  const [field] = fieldsOf(petDocument, {type: 'object', properties: {a: schema}});
  expect(field?.constraints).toEqual([{text}]);
});
