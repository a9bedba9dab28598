import {expect, test} from 'vitest';
import {tokenOf} from '../../../src/playground/request/post';
import {operationNameOf} from '../../../src/playground/state/operationName';
import {destinationOf} from '../../../src/playground/state/texts';

const EXAMPLE = {query: 'query A { a }', variables: '{"a": 1}'};
const OTHER = {query: 'query B { b }', variables: ''};
const TYPED = {query: 'query A { a typed }', variables: '{"a": 1}'};

test.each([
  ['an empty tab', [{query: ' ', variables: ''}], {kind: 'active'}],
  ['another example as it was', [OTHER], {kind: 'active'}],
  ['what the reader typed', [TYPED], {kind: 'new'}],
  ['an example with other variables', [{...OTHER, variables: '{}'}], {kind: 'new'}],
  ['the example itself', [EXAMPLE], {kind: 'tab', index: 0}],
])('in place of %s', (_what, tabs, destination) => {
  expect(destinationOf(EXAMPLE, tabs, 0, [EXAMPLE, OTHER])).toEqual(destination);
});

test('an example that is in another tab is shown there', () => {
  expect(destinationOf(EXAMPLE, [TYPED, EXAMPLE], 0, [EXAMPLE])).toEqual({kind: 'tab', index: 1});
});

test.each([
  ['query A { a }', 'B', undefined],
  ['query A { a } query B { b }', 'B', 'B'],
  ['query A { a } query B { b }', 'Gone', 'A'],
  ['query A {', 'A', undefined],
  ['', null, undefined],
])('the operation of %s', (query, chosen, name) => expect(operationNameOf(query, chosen)).toBe(name));

test.each([
  ['', ''],
  ['  abc.def-_~+/=  ', 'abc.def-_~+/='],
  ['Bearer abc', 'abc'],
  ['Authorization: bearer abc', 'abc'],
  ['two words', undefined],
  ['line\nbreak', undefined],
  ['“quoted”', undefined],
])('the token in %j', (pasted, token) => expect(tokenOf(pasted)).toBe(token));
