import {expect, test} from 'vitest';
import {sdlOf} from '../../../../src/contracts/sdl/sdl';

const SDL = `
schema { query: Query }
"A day. Example: \`\\"2026-11-20\\"\`"
scalar Day
"The root."
type Query {
  "Finds things. Example: \`thing(kind: BIG) { name }\`"
  thing(
    "The kind. Example: \`BIG\`"
    kind: kind = SMALL
    "How many. Example: \`3\`"
    most: Int!
    where: where
  ): [thing!]
}
"A \`thing\` with <b>markup</b> and a [link](javascript:alert(1)). Example: \`{ name: \\"a\\" }\`"
type thing implements named {
  "Its name. Example: \`\\"a\\"\`"
  name: String!
  "Its day. Example: \`\\"2026-11-20\\"\`"
  day: Day
  "Its first name. Example: \`\\"b\\"\`"
  old: String @deprecated(reason: "Use \`name\`.")
}
interface named { name: String! }
enum kind {
  "Large."
  BIG
  SMALL
}
input where {
  "Its day. Example: \`\\"2026-11-20\\"\`"
  day: Day
  kinds: [kind!] = [BIG]
}
`;

const read = (text = SDL): ReturnType<typeof sdlOf> => sdlOf(text, 'a.graphql');
const typeNamed = (name: string): ReturnType<typeof sdlOf>['types'][number] | undefined =>
  read().types.find((each) => each.name === name);

test('types are in the order of the SDL, without the root and those of GraphQL itself', () => {
  expect(read().types.map(({name, kind}) => `${name} ${kind}`)).toEqual([
    'Day scalar',
    'thing object',
    'named interface',
    'kind enum',
    'where input object',
  ]);
});

test('arguments have type, default and example, and are required when nothing stands in for them', () => {
  const [thing] = read().queries;
  expect(thing?.args.map(({name, required, example}) => ({name, required, example}))).toEqual([
    {name: 'kind', required: false, example: 'BIG'},
    {name: 'most', required: true, example: '3'},
    {name: 'where', required: false, example: undefined},
  ]);
  expect(thing?.args[0]).toMatchObject({
    type: [{text: 'kind', schema: 'kind'}],
    constraints: [{text: 'default', code: 'SMALL'}],
  });
  expect(thing?.type).toEqual([{text: '['}, {text: 'thing', schema: 'thing'}, {text: '!]'}]);
  expect(thing?.args[1]?.type).toEqual([{text: 'Int!'}]);
});

test('a description loses its example, keeps markup as text, and a script address is no link', () => {
  const html = typeNamed('thing')?.descriptionHtml ?? '';
  expect(html).toContain('<code>thing</code>');
  expect(html).toContain('&lt;b&gt;');
  expect(html).not.toContain('Example');
  expect(html).not.toContain('javascript');
});

test('the reason of a deprecation ends the description', () => {
  expect(typeNamed('thing')?.fields[2]).toMatchObject({
    deprecated: true,
    descriptionHtml: 'Its first name. Use <span data-joined><code>name</code>.</span>',
  });
});

test('an example is made of the examples of all fields that are not deprecated', () => {
  expect(JSON.parse(typeNamed('thing')?.example?.text ?? '')).toEqual({name: 'a', day: '2026-11-20'});
  expect(typeNamed('Day')?.example?.text).toBe('"2026-11-20"');
  expect(typeNamed('kind')?.example).toBeUndefined();
});

test('a type knows its interfaces, its values, and where it is used', () => {
  expect(typeNamed('thing')).toMatchObject({interfaces: ['named'], usedBy: ['Query.thing']});
  expect(typeNamed('named')?.implementations).toEqual(['thing']);
  expect(typeNamed('kind')?.usedBy).toEqual(['Query.thing(kind:)', 'where.kinds']);
  expect(typeNamed('kind')?.values.map(({value, descriptionHtml}) => [value, descriptionHtml])).toEqual([
    ['BIG', 'Large.'],
    ['SMALL', ''],
  ]);
  expect(typeNamed('where')?.fields[1]?.constraints).toEqual([{text: 'default', code: '[BIG]'}]);
});

test.each([
  ['type Query {', /^a\.graphql:1: Syntax Error/],
  ['type Query { a: missing }', /^a\.graphql: Unknown type "missing"\. Correct/],
])('%s is refused with its file', (text, problem) => {
  expect(() => read(text)).toThrow(problem);
});
