import fs from 'node:fs';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {advisoriesIn} from '../../advisories/audit';
import {judgedOf, todo} from '../../advisories/judge';

/** As npm 11 prints it (https://docs.npmjs.com/cli/v11/commands/npm-audit, auditReportVersion 2), shortened. */
const REPORT = JSON.stringify({
  auditReportVersion: 2,
  vulnerabilities: {
    braces: {
      name: 'braces',
      severity: 'high',
      via: [
        {
          source: 1,
          name: 'braces',
          title: 'Uncontrolled resource use',
          url: 'https://github.com/advisories/GHSA-1',
          severity: 'high',
        },
      ],
    },
    micromatch: {name: 'micromatch', severity: 'high', via: ['braces']},
  },
});
const BRACES = {
  id: 'https://github.com/advisories/GHSA-1',
  package: 'braces',
  title: 'Uncontrolled resource use',
  severity: 'high',
};
const JUDGED = {id: BRACES.id, package: 'braces', reason: 'It reads only patterns of this project.', until: 'braces 4'};

test('each advisory is read once, with the package that has it', () => {
  expect(advisoriesIn(REPORT)).toEqual([BRACES]);
});

test.each([
  [
    '{"message":"405 Method Not Allowed","statusCode":405,"error":{"summary":"","detail":""}}',
    '405 Method Not Allowed',
  ],
  ['{"error":{"code":"ENOTFOUND","summary":"no such host"}}', 'no such host'],
  ['', 'npm audit printed nothing'],
])('an answer without advisories is no good news: %s', (printed, words) => {
  expect(() => advisoriesIn(printed)).toThrow(words);
});

test('a new advisory is to be dealt with, and a judged one is not', () => {
  expect(todo([BRACES], [], new Set())).toEqual([expect.stringContaining('braces: Uncontrolled resource use (high, ')]);
  expect(todo([BRACES], [JUDGED], new Set())).toEqual([]);
});

test('an advisory of what reaches the reader cannot be judged away', () => {
  expect(todo([BRACES], [JUDGED], new Set(['braces']))).toEqual([expect.stringContaining('It reaches the reader')]);
});

test('a judgement of what is no longer reported is to be deleted', () => {
  expect(todo([], [JUDGED], new Set())).toEqual([expect.stringContaining('no longer reported')]);
});

test('each committed judgement has a reason and an end', () => {
  expect(judgedOf(parse(fs.readFileSync('tests/advisories/judged.yaml', 'utf8')))).toEqual(expect.any(Array));
  expect(() => judgedOf([{...JUDGED, reason: 'fine'}])).toThrow();
});
