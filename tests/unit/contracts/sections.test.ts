import {expect, test} from 'vitest';
import {sectionsOf} from '../../../src/contracts/sections';
import {parseYaml} from '../../../src/contracts/yamlFile';
import {untracked} from '../../../src/sources/files';
import {sections, tasks} from '../../../src/sources/sections';

const FILE = `about: What it is.
start: []
firstSteps: []
sections:
  - {label: A, page: /a.html, what: Some pages}
`;

test('a section without tasks has an empty list of them', () => {
  expect(sectionsOf(parseYaml(FILE, 'sections.yaml')).sections).toEqual([
    {label: 'A', page: '/a.html', what: 'Some pages', tasks: []},
  ]);
});

test('a wrong entry is named with its line', () => {
  const wrong = FILE.replace('/a.html', 'a.html');
  expect(() => sectionsOf(parseYaml(wrong, 'sections.yaml'))).toThrow(/^sections\.yaml:5: sections\.0\.page/);
});

test('every section but the reference has at least one group of tasks, and no task is a first step too', () => {
  untracked(() => {
    const {firstSteps, groups} = tasks();
    for (const {label, page, tasks: ofSection} of sections().sections)
      expect(ofSection.length > 0, label).toBe(page !== '/');
    const pages = groups.flatMap(({tasks: ofGroup}) => ofGroup.map(({page}) => page));
    for (const {page} of firstSteps) expect(pages).not.toContain(page);
  });
});
