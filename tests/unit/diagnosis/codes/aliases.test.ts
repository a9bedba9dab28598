import fs from 'node:fs';
import {expect, test} from 'vitest';
import {codeAliasesOf} from '../../../../src/contracts/codeLists/aliases';
import {parseYaml} from '../../../../src/contracts/yamlFile';

const FOLDER = 'documents/codelists';

/** Entries of the file, read as text: `- {code: H87, words: […]}` below `unit:`. */
function entriesInText(): {list: string; code: string}[] {
  let list = '';
  return fs
    .readFileSync(`${FOLDER}/aliases.yaml`, 'utf8')
    .split('\n')
    .flatMap((line) => {
      list = /^([a-z-]+):$/.exec(line)?.[1] ?? list;
      const code = /^ {2}- \{code: '?([^,']+)'?, words:/.exec(line)?.[1];
      return code === undefined ? [] : [{list, code}];
    });
}

test('each alias is for a code that is in the published list', () => {
  const entries = entriesInText();
  expect(entries.length).toBeGreaterThan(80);
  const wrong = entries.filter(
    ({list, code}) => !fs.readFileSync(`${FOLDER}/${list}.json`, 'utf8').includes(`{"id": "${code}",`),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['units: [{code: A, words: [a]}]', /no code list 'units'/],
  ['unit: [{code: ZZZ, words: [a]}]', /unit has no code 'ZZZ'/],
  ['unit: [{code: H87, words: [Stuks]}]', /must be in lower case/],
  ['unit: [{code: H87}]', /unit\.0\.words/],
])('an entry that is wrong stops the build: %s', (yaml, problem) => {
  const known = (list: string) => (list === 'unit' ? new Set(['H87']) : undefined);
  expect(() => codeAliasesOf(parseYaml(yaml, 'aliases.yaml'), known)).toThrow(problem);
});
