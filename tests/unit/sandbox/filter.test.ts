import {expect, test} from 'vitest';
import {yamlFile} from '../../../src/sources/yaml';
import {untracked} from '../../../src/sources/files';
import {filterProblem} from '../../../src/sandbox/hookSyntax/filter';

interface Filters {
  readonly fields: readonly {readonly example: string}[];
  readonly operators: readonly {readonly example: string}[];
  readonly examples: readonly {readonly filter: string}[];
}

const {fields, operators, examples} = untracked(() => yamlFile('openapi/filters.yaml')).data as Filters;

test.each([...fields, ...operators].map(({example}) => example).concat(examples.map(({filter}) => filter)))(
  'the contract example %s parses',
  (filter) => {
    expect(filterProblem(filter)).toBeUndefined();
  },
);

test.each(['', ' a=="b" ', '!!a == ""', '((a.b.c2 != "\\\\"))', '!(a == "b" || c == "d") && e != "&&"'])(
  '%s parses',
  (filter) => {
    expect(filterProblem(filter)).toBeUndefined();
  },
);

test.each([
  ['sender', 'character 7 must be == or !='],
  ['sender = "a"', 'character 8 must be == or !='],
  ["sender == 'a'", 'character 11 must be a text in double quotes'],
  ['sender == "a\\n"', 'character 11 must be a text in double quotes'],
  ['sender == "a" & id == "b"', 'character 15 must be &&, || or the end'],
  ['(sender == "a"', 'character 15 must be &&, || or )'],
  ['sender == "a" ||', 'character 17 must be a field, ! or ('],
  ['details.2 == "a"', 'character 8 must be == or !='],
  ['"a" == sender', 'character 1 must be a field, ! or ('],
  ['sender == "a" "b"', 'character 15 must be &&, || or the end'],
])('%s does not parse', (filter, where) => {
  expect(filterProblem(filter)).toBe(`Filter can't be parsed: ${where}.`);
});

test.each([
  ['parentheses', '('.repeat(1_000_000)],
  ['negations', '!'.repeat(1_000_000)],
  ['a text', `a == "${'x'.repeat(20_000_000)}"`],
  ['a field', 'a' + '.a'.repeat(10_000_000)],
])('%s of megabytes are too long', (_, filter) => {
  expect(filterProblem(filter)).toBe("Filter can't be parsed: it is too long.");
});
