import fs from 'node:fs';
import {parse} from 'yaml';
import {expect, test} from 'vitest';

interface Rule {
  readonly expected: string;
  readonly pattern: string;
  readonly specs?: readonly {readonly from: string; readonly to: string}[];
}

const {rules} = parse(fs.readFileSync('src/words/plainEnglish.yml', 'utf8')) as {rules: Rule[]};

/** The text after the rule, worked out here and not by prh: every match is replaced. */
function corrected(text: string, {pattern, expected}: Rule): string {
  const [, source = '', flags = ''] = /^\/(.*)\/([a-z]*)$/.exec(pattern) ?? [];
  return text.replace(new RegExp(source, `gu${flags}`), expected);
}

test('the word list is long enough to keep the language of the site', () => {
  expect(rules.length).toBeGreaterThan(150);
});

test.each(rules)('$pattern finds the words that it is for and leaves others alone', (rule) => {
  const specs = rule.specs ?? [];
  expect(specs.map(({from}) => corrected(from, rule))).toEqual(specs.map(({to}) => to));
  expect(specs.some(({from, to}) => from !== to)).toBe(true);
  expect(specs.some(({from, to}) => from === to)).toBe(true);
});
