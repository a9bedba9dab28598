import {expect, test} from 'vitest';
import {verdictOf} from '../../../../src/validation/findings';
import {checkExamples} from '../../../../src/validation/node/checkExamples';
import {type Finding, type Result, type Severity} from '../../../../src/validation/model';
import {type Pool} from '../../../../src/validation/node/pool';
import {type Settings} from '../../../../src/validation/node/settings';
import {type Task} from '../../../../src/validation/node/tasks';
import {NAMESPACE, NOTE} from '../support';

const settings: Settings = {messages: [NOTE], ruleSets: {}, schemas: '', rules: '', dicoCodes: '', compiled: ''};

const finding = (rule: string, severity: Severity): Finding => ({
  rule,
  severity,
  message: 'Wrong.',
  location: '/Note[1]',
  source: 'set',
});

/** Checks a task for which the engine finds this. */
async function outcome(rules: string[], ...findings: Finding[]): ReturnType<typeof checkExamples> {
  const identity = {root: 'Note', namespace: NAMESPACE, customizationId: '', profileId: ''};
  const result: Result = {...identity, message: 'note', schema: 'passed', verdict: verdictOf(findings), findings};
  const pool: Pool = {
    validateWithin: async () => Promise.resolve(result),
    identify: async () => Promise.resolve('note'),
    running: () => 0,
    close: async () => Promise.resolve(),
  };
  const task: Task = {name: 'note/a.xml', file: new Uint8Array(), as: 'note', rules};
  return checkExamples(pool, settings, {tasks: [task], problems: []}, {});
}

test.each([
  ['an example without findings', [], []],
  ['an example of which only something is to know', [], [finding('R-1', 'information')]],
  [
    'a rejection by its rules, each as often as it likes',
    ['R-2', 'R-1'],
    [finding('R-1', 'fatal'), finding('R-2', 'warning')],
  ],
])('%s is as it must be', async (_what, rules, findings) => {
  const {record, problems} = await outcome(rules, ...findings);
  expect([problems, Object.keys(record)]).toEqual([[], ['note/a.xml']]);
});

test.each([
  ['an example with a warning', [], [finding('R-1', 'warning')], /examples pass without a warning[\s\S]*warning R-1/],
  ['a rejection by another rule', ['R-1'], [finding('R-2', 'fatal')], /Exactly R-1 must fire, but R-2 did/],
  ['a rejection by one rule too many', ['R-1'], [finding('R-1', 'fatal'), finding('R-2', 'fatal')], /but R-1, R-2 did/],
  ['a rejection that passes', ['R-1'], [], /but no rule did/],
])('%s is a problem and has no entry', async (_what, rules, findings, problem) => {
  const {record, problems} = await outcome(rules, ...findings);
  expect([problems.length, record]).toEqual([1, {}]);
  expect(problems[0]).toMatch(problem);
});

test('an entry says what was found, and whether that rejects', async () => {
  const entry = async (severity: Severity) => (await outcome(['R-1'], finding('R-1', severity))).record['note/a.xml'];
  expect(await entry('fatal')).toMatchObject({
    message: 'note',
    ruleSets: [],
    result: 'rejected',
    findings: [{rule: 'R-1', severity: 'fatal', location: '/Note[1]'}],
  });
  expect(await entry('warning')).toMatchObject({result: 'passed'});
});
