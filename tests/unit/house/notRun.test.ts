import path from 'node:path';
import {expect, test} from 'vitest';

const {LACKS, notRunList} = (await import(path.resolve('tests/setup/notRun.mjs'))) as {
  LACKS: RegExp;
  notRunList: (lines: readonly {tool: string; tests: number}[]) => string[];
};

test('the list names what is missing once, with the number of its tests', () => {
  const lines = [
    {tool: 'PHP with curl', tests: 80},
    {tool: 'nginx', tests: 2},
    {tool: 'PHP with curl', tests: 4},
  ];
  expect(notRunList(lines)).toEqual([
    'Not run here: PHP with curl, 84 tests (not found)',
    'Not run here: nginx, 2 tests (not found)',
  ]);
  expect(notRunList([])).toEqual([]);
});

test.each([
  ['a test of Vitest, by its name', 'send-invoice: the answer is understood (this machine lacks a JDK of 17 or later)'],
  ['a test of Playwright, by its annotation', 'this machine lacks a JDK of 17 or later'],
])('what is missing is read from %s', (_kind, text) => {
  expect(LACKS.exec(text)?.[1]).toBe('a JDK of 17 or later');
});
