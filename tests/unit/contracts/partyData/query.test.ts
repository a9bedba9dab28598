import {buildSchema} from 'graphql';
import {expect, test} from 'vitest';
import {checkedQuery} from '../../../../src/contracts/partyData/operations';

const schema = buildSchema('type Query { party(name: String): String }');
const check = (text: string): string => checkedQuery(text, 'vpd/operations/proof.graphql', schema);

test('a query that fits the schema is returned without the lines around it', () => {
  expect(check('\n# For proof.\n{ party(name: "x") }\n')).toBe('# For proof.\n{ party(name: "x") }');
});

test.each([
  ['{\n  party\n  kvk\n}', /^vpd\/operations\/proof\.graphql:3: Cannot query field "kvk"/],
  ['{\n  party(name: 1)\n}', /^vpd\/operations\/proof\.graphql:2: String cannot represent/],
  ['{\n  party\n', /^vpd\/operations\/proof\.graphql:3: Syntax Error/],
])('%j fails with file and line', (text, message) => {
  expect(() => check(text)).toThrow(message);
});
