import fs from 'node:fs';
import {Kind, parse, type OperationDefinitionNode} from 'graphql';
import {expect, test} from 'vitest';
import {untracked} from '../../src/sources/files';
import {partyService} from '../../src/sources/party/data';
import {partyAnswer, partyOperations} from '../../src/sources/party/operations';
import {cast} from '../../src/service';
import {SAMPLE_LANGUAGES} from '../../src/contracts/samples';
import {readFilled} from '../support/contracts';
import {sampleFile} from '../support/samples';
import {ANSWERS} from './support/operationAnswers';
import {ownTypes} from './support/sdl';
import {coverageOf, outputFields} from './support/sdlCoverage';

const operations = untracked(partyOperations);
const service = untracked(partyService);
const {schema} = service;
const named = operations.map((operation) => [operation.name, operation] as const);

/** The fields that no example query selects, and why. */
const NOT_SHOWN = ['party.partyIds'];

const operationsIn = (query: string): OperationDefinitionNode[] =>
  parse(query).definitions.flatMap((each) => (each.kind === Kind.OPERATION_DEFINITION ? [each] : []));

/** The same text with one space between words. */
const squeezed = (text: string): string => text.replaceAll(/\s+/g, ' ');

test('the list and the folder have the same queries, at least twelve', () => {
  const files = fs.readdirSync('vpd/operations').filter((file) => file.endsWith('.graphql'));
  expect(operations.map(({name}) => `${name}.graphql`).sort()).toEqual(files.sort());
  expect(Object.keys(ANSWERS).sort()).toEqual(operations.map(({name}) => name).sort());
  expect(operations.length).toBeGreaterThanOrEqual(12);
});

test('each has a short instruction of its own as title, and one sentence that says what it shows', () => {
  const problems = operations.filter(({title, shows}) => title.length > 40 || !/^[A-Z`][^.]*\.$/.test(shows));
  expect(problems).toEqual([]);
  expect(new Set(operations.map(({title}) => title)).size).toBe(operations.length);
});

test.each(named)(
  '%s begins with a comment that says when to use it, and has one operation of its name',
  (name, operation) => {
    expect(operation.query).toMatch(/^# Use .+\.\n(?!#)/);
    const [only, ...others] = operationsIn(operation.query);
    expect(only?.name?.value).toBe(name.charAt(0).toUpperCase() + name.slice(1));
    expect(others).toEqual([]);
  },
);

test.each(named)('%s has a value for each variable without a default, and no other', (_, {query, variables = {}}) => {
  const declared = operationsIn(query).flatMap(({variableDefinitions = []}) => variableDefinitions);
  const names = declared.map(({variable}) => variable.name.value);
  const needed = declared.flatMap(({variable, type, defaultValue}) =>
    type.kind === Kind.NON_NULL_TYPE && !defaultValue ? [variable.name.value] : [],
  );
  expect(names).toEqual(expect.arrayContaining(Object.keys(variables)));
  expect(Object.keys(variables)).toEqual(expect.arrayContaining(needed));
});

test.each(named)('%s gives what it promises', (name) => {
  expect(untracked(() => partyAnswer(name))).toMatchObject({data: ANSWERS[name]});
});

test('together they use every root query, every type and at least nine fields of ten', () => {
  const {types, fields} = coverageOf(
    schema,
    operations.map(({query}) => parse(query)),
  );
  const all = outputFields(schema);
  const unused = all.filter((field) => !fields.has(field));
  expect(unused).toEqual(NOT_SHOWN);
  expect(unused.length).toBeLessThan(all.length / 10);
  expect(all.filter((field) => field.startsWith('Query.') && !fields.has(field))).toEqual([]);
  expect(ownTypes(schema).flatMap(({name}) => (types.has(name) ? [] : [name]))).toEqual([]);
});

test('the best match for a mistyped address is the party that it means', () => {
  const answer = untracked(() => partyAnswer('findMessyAddress'));
  expect(answer).toMatchObject({data: {find: {0: {party: {preferredName: cast.buyer.name}}}}});
});

test('the next page has other parties than the first', () => {
  const query = readFilled('vpd/operations/nextPage.graphql');
  const page = (skip: number): string =>
    JSON.stringify(service.execute({query, variables: {country: 'NL', maxResults: 5, skip}}).data);
  const ids = (skip: number): string[] => page(skip).match(/p-\d+/g) ?? [];
  expect(new Set([...ids(0), ...ids(5)]).size).toBe(10);
});

test.each(SAMPLE_LANGUAGES)(
  'the first query in $label is the query byNameAndCity with its variables',
  ({extension}) => {
    const sample = squeezed(readFilled(sampleFile('first-query', extension)));
    const {query, variables = {}} = operations.find(({name}) => name === 'byNameAndCity') ?? {query: '?'};
    expect(sample).toContain(squeezed(query.replace(/^#.*\n/, '')));
    for (const [name, value] of Object.entries(variables)) {
      expect(sample).toMatch(new RegExp(`\\b${name}\\b['"]?\\s?(:|=>|=|,) ['"]${String(value)}['"]`));
    }
  },
);
