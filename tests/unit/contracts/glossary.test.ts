import {expect, test} from 'vitest';
import {glossaryOf, type Term} from '../../../src/contracts/glossary';
import {parseYaml} from '../../../src/contracts/yamlFile';

const read = (...lines: readonly string[]): Term[] => glossaryOf(parseYaml(lines.join('\n'), 'docs/glossary.yaml'));

const entry = (id: string, term: string, ...more: readonly string[]): string[] => [
  `- id: ${id}`,
  `  term: ${term}`,
  ...more,
  '  definition: A word.',
];

test('an entry has its forms, and its expansion in bold before its definition', () => {
  const [smp, hook] = read(
    '- {id: smp, term: SMP, variants: [SMPs], expansion: Service Metadata Publisher, definition: A `register`., link: /a.html}',
    ...entry('hook', 'hook'),
  );
  expect(smp).toMatchObject({id: 'smp', term: 'SMP', variants: ['SMPs'], except: [], link: '/a.html'});
  expect(smp?.definitionHtml).toBe(
    '<strong>Service Metadata Publisher.</strong> A <span data-joined><code>register</code>.</span>',
  );
  expect(hook?.definitionHtml).toBe('A word.');
});

test.each([
  ['an id that is there twice', [...entry('a', 'one'), ...entry('a', 'two')], "4: id 'a' is also in line 1", 'Remove'],
  ['a term that is there twice', [...entry('a', 'one'), ...entry('b', 'One')], "5: 'One' is also in line 1", 'Remove'],
  [
    'a variant that is another term',
    [...entry('a', 'one'), ...entry('b', 'two', '  variants:', '    - twos', '    - one')],
    "8: 'one' is also in line 1",
    'Remove one of them',
  ],
  ['a variant that is its own term', entry('a', 'one', '  variants: [one]'), "3: 'one' is also in line 1", 'Remove'],
  ['a missing definition', ['- {id: a, term: one}'], '1: 0.definition: Invalid input', 'Correct the value'],
  ['an empty definition', ['- id: a', '  term: one', '  definition: " "'], '3: 0.definition: Too small', 'Correct'],
  ['an unknown key', entry('a', 'one', '  plural: ones'), '1: 0: Unrecognized key: "plural"', 'Correct the value'],
  ['an id with capitals', entry('aB', 'one'), '1: 0.id: An id consists of lower-case letters', 'Correct the value'],
  [
    'a link in a definition',
    ['- id: a', '  term: one', '  definition: A [word](/a.html).'],
    "3: 0.definition: A tooltip can't contain a link",
    'Correct the value',
  ],
])('%s fails with file, line and remedy', (_kind, lines, problem, remedy) => {
  expect(() => read(...lines)).toThrow(`docs/glossary.yaml:${problem}`);
  expect(() => read(...lines)).toThrow(remedy);
});

test('one term can have forms that differ in their capitals', () => {
  expect(read(...entry('kvk', 'KvK', '  variants: [KVK]'))).toHaveLength(1);
});
