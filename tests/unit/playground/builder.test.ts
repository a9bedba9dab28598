import fs from 'node:fs';
import {buildSchema, Kind, validate, parse, type FieldNode, type GraphQLObjectType} from 'graphql';
import {expect, test} from 'vitest';
import {argumentOf, exchanged, fieldsOf, queryWith, selectionOf, valueOf} from '../../../src/playground/builder/texts';
import {definitionsOf} from '../../../src/playground/state/definitions';

const schema = buildSchema(fs.readFileSync('vpd/schema.graphql', 'utf8'));
const root = schema.getQueryType() as GraphQLObjectType;

/** A query after the fields of its first operation have changed. */
function changed(query: string, change: (fields: readonly FieldNode[]) => readonly FieldNode[]): string {
  const definitions = definitionsOf(query) ?? [];
  const old = definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  const fields = (old?.selectionSet.selections ?? []).filter((each) => each.kind === Kind.FIELD);
  return queryWith(query, definitions, old, change(fields));
}

const added = (name: string) => (fields: readonly FieldNode[]) =>
  [root.getFields()[name]].flatMap((field) => (field ? [...fields, selectionOf(field)] : []));

test.each(Object.keys(root.getFields()))('%s is a valid query as soon as it is ticked', (name) => {
  const query = changed('', added(name));
  expect(query).toContain(name);
  expect(validate(schema, parse(query))).toEqual([]);
});

test('every field of every type is valid as soon as it is ticked', () => {
  const party = root.getFields().party;
  const fieldsOfParty = fieldsOf(schema.getType('party') as GraphQLObjectType);
  expect(fieldsOfParty.length).toBeGreaterThan(10);
  const node = party && {...selectionOf(party), arguments: []};
  const selections = fieldsOfParty.map(selectionOf);
  const query = changed('', () => (node ? [{...node, selectionSet: {kind: Kind.SELECTION_SET, selections}}] : []));
  for (const {name} of fieldsOfParty) expect(query).toContain(name);
  expect(validate(schema, parse(query))).toEqual([]);
});

test('a tick keeps the operation’s name, its variables, other operations, fragments and the comment above', () => {
  const query = `# Mine
query A($n: String) { party(name: $n) { ...F } }
query B { sbi { code } }
fragment F on party { id }`;
  const after = changed(query, added('company'));
  expect(after).toMatch(/^# Mine\nquery A\(\$n: String\) \{\n {2}party\(name: \$n\) \{/);
  expect(after).toContain('company(country: "")');
  expect(after).toContain('query B');
  expect(after).toContain('fragment F on party');
});

test('a variable goes with its last use, but not one that the reader has yet to use, or one that a fragment uses', () => {
  const query =
    'query A($used: String, $new: String, $both: String) { party(name: $used, city: $both) { ...F } sbi { code } } ';
  const fragment = 'fragment F on party { locations(type: $both) { city } }';
  const after = changed(query + fragment, (fields) => fields.slice(1));
  expect(after).toContain('query A($new: String, $both: String)');
  const last = changed('query A($n: String) { party(name: $n) { id } }', () => []);
  expect(last).toBe('');
});

test('the last field takes its operation along, and what is left stays', () => {
  expect(changed('# Note\nquery A { sbi { code } } query B { nace { code } }', () => [])).toBe(
    '# Note\nquery B {\n  nace {\n    code\n  }\n}',
  );
});

test.each([
  ['String', 'O\'Neill "x"', {kind: 'StringValue', value: 'O\'Neill "x"'}],
  ['String', '$name', {kind: 'Variable'}],
  ['String', '$', {kind: 'StringValue', value: '$'}],
  ['Date', '2026-11-20', {kind: 'StringValue'}],
  ['Int', '12', {kind: 'IntValue', value: '12'}],
  ['documentKind', 'INVOICE', {kind: 'EnumValue', value: 'INVOICE'}],
  ['Int', '', undefined],
  ['findArgs', '{name:', undefined],
])('the value of a %s typed as %s', (type, typed, node) => {
  const value = valueOf(schema.getType(type) as never, typed);
  if (node) expect(value).toMatchObject(node);
  else expect(value).toBeUndefined();
});

test('an argument begins with a value of its type', () => {
  const args = [...(root.getFields().party?.args ?? []), ...(root.getFields().find?.args ?? [])];
  const kinds = Object.fromEntries(args.map((each) => [each.name, argumentOf(each).value.kind]));
  expect(kinds).toMatchObject({search: 'StringValue', maxResults: 'IntValue', args: 'ObjectValue'});
});

test('an item is exchanged in its place, added at the end, or removed', () => {
  expect(exchanged(['a', 'b'], 'a', 'c')).toEqual(['c', 'b']);
  expect(exchanged(['a', 'b'], undefined, 'c')).toEqual(['a', 'b', 'c']);
  expect(exchanged(['a', 'b'], 'a', undefined)).toEqual(['b']);
});
