import {expect, test} from 'vitest';
import {sectionsOf} from '../../../src/contracts/sections';
import {parseYaml} from '../../../src/contracts/yamlFile';
import {untracked} from '../../../src/sources/files';
import {sections, taskCards} from '../../../src/sources/sections';

const FILE = `about: What it is.
start: []
sections:
  - {label: A, page: /a.html, what: Some pages}
`;

test('a section without tasks has no cards', () => {
  expect(sectionsOf(parseYaml(FILE, 'sections.yaml')).sections).toEqual([
    {label: 'A', page: '/a.html', what: 'Some pages', tasks: []},
  ]);
});

test('a wrong entry is named with its line', () => {
  const wrong = FILE.replace('/a.html', 'a.html');
  expect(() => sectionsOf(parseYaml(wrong, 'sections.yaml'))).toThrow(/^sections\.yaml:4: sections\.0\.page/);
});

test('every section but the reference has at least one card, and every task a page', () => {
  untracked(() => {
    const cards = taskCards();
    expect(new Set(cards.map(({section}) => section))).toEqual(
      new Set(sections().sections.flatMap(({label, page}) => (page === '/' ? [] : [label]))),
    );
    for (const {tasks} of cards) expect(tasks.length).toBeGreaterThan(0);
  });
});
