import {buildSchema, type GraphQLField, GraphQLSchema, isInterfaceType, isObjectType} from 'graphql';
import {expect, test} from 'vitest';
import {readFilled} from '../support/contracts';
import {describedParts, exampleOf, ownTypes} from './support/sdl';
import {isGoodExample} from './support/sdlExamples';

const schema = buildSchema(readFilled('vpd/schema.graphql'));

function descriptionProblems(schema: GraphQLSchema): string[] {
  return describedParts(schema).flatMap((part) => {
    const {path, kind, description} = part;
    if (!description) return [`${path}: no description`];
    if (kind === 'enumValue') return /^[A-Z].*\.$/s.test(description) ? [] : [`${path}: not a sentence`];
    const example = exampleOf(description);
    if (!example) return [`${path}: no example at the end`];
    return isGoodExample(schema, example, part) ? [] : [`${path}: the example is not of its type: ${example}`];
  });
}

/** Fields that are deprecated without naming, in backticks, a field of the same type that isn't. */
function deprecationProblems(schema: GraphQLSchema): string[] {
  return ownTypes(schema).flatMap((type) => {
    if (!isObjectType(type) && !isInterfaceType(type)) return [];
    const fields = Object.values<GraphQLField<unknown, unknown>>(type.getFields());
    const current = new Set(fields.flatMap(({name, deprecationReason}) => (deprecationReason ? [] : [name])));
    return fields.flatMap(({name, deprecationReason: reason}) => {
      const named = Array.from(reason?.matchAll(/`([^`]+)`/g) ?? [], ([, each = '']) => each);
      const isGood = !reason || named.some((each) => current.has(each));
      return isGood ? [] : [`${type.name}.${name}: the reason names no field to use instead`];
    });
  });
}

/** Types that no query can reach. */
function unusedTypes(schema: GraphQLSchema): string[] {
  const used = new GraphQLSchema({query: schema.getQueryType()}).getTypeMap();
  return ownTypes(schema).flatMap((type) => {
    const implemented = isObjectType(type) ? type.getInterfaces() : [];
    const isUsed = [type, ...implemented].some(({name}) => name in used);
    return isUsed ? [] : [`${type.name}: unused`];
  });
}

const problemsOf = (schema: GraphQLSchema): string[] => [
  ...descriptionProblems(schema),
  ...deprecationProblems(schema),
  ...unusedTypes(schema),
];

test('everything has a description with a good example, deprecations name an alternative, no type is unused', () => {
  expect(problemsOf(schema)).toEqual([]);
});

test('the root queries are those of the model, and a former field is deprecated', () => {
  expect(Object.keys(schema.getQueryType()?.getFields() ?? {})).toEqual(['party', 'find', 'company', 'sbi', 'nace']);
  const party = schema.getType('party');
  expect(isObjectType(party) && party.getFields().partyIds?.deprecationReason).toContain('`identifiers`');
});

test('the rules find what is wrong', () => {
  const bad = buildSchema(`
    "Queries. Example: \`{ one(size: 1) { name } }\`"
    type Query {
      """One. Example: \`one(size: "big") { name }\`"""
      one(
        """A size. Example: \`"1"\`"""
        size: Int
        "No example."
        day: Date
      ): thing
    }
    "A day. Example: \`2026-11-20\`"
    scalar Date
    """A thing. Example: \`{ title: "x" }\`"""
    type thing {
      name: String
      """Old. Example: \`"x"\`. More."""
      old: String @deprecated(reason: "Use \`older\`.")
      """Older. Example: \`["x"]\`"""
      older: String @deprecated(reason: "Use \`nothing\`.")
      "Colours. Example: \`RED\`"
      colours: [colour]
      """A day. Example: \`"2026-13-20"\`"""
      day: Date
    }
    "A colour. Example: \`GREEN\`"
    enum colour { "red" RED }
    "Nobody's. Example: \`{ a: 1 }\`"
    input unused {
      "A. Example: \`1\`"
      a: Int
    }
  `);
  expect(problemsOf(bad).map((problem) => problem.replace(/: the example .*/, ': example'))).toEqual([
    'Query.one: example',
    'Query.one(size): example',
    'Query.one(day): no example at the end',
    'Date: example',
    'thing: example',
    'thing.name: no description',
    'thing.old: no example at the end',
    'thing.older: example',
    'thing.colours: example',
    'thing.day: example',
    'colour: example',
    'colour.RED: not a sentence',
    'thing.old: the reason names no field to use instead',
    'thing.older: the reason names no field to use instead',
    'unused: unused',
  ]);
});
