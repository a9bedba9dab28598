import {expect, test} from 'vitest';
import {provenCorrections, withoutUnproven, type Recheck} from '../../../src/diagnosis/corrected';
import type {Cause, Correction, ReportExcerpt, ReportFinding} from '../../../src/diagnosis/model';
import type {Finding} from '../../../src/validation/model';

const finding = (rule: string, severity: Finding['severity'] = 'fatal'): Finding => ({
  ...{rule, severity, message: '', location: '/A[1]', source: 'set'},
});

const reported = (each: Finding): ReportFinding => ({...each, layer: 'standard', source: {name: 'set'}, href: '/'});

const EXCERPT: ReportExcerpt = {line: 1, text: '', marks: []};

const causeOf = (...findings: Finding[]): Cause => ({
  ...{id: findings[0]?.rule ?? '', title: '', severity: 'fatal', findings: findings.map(reported)},
  ...{values: [], sums: [], near: [], links: []},
});

/** A correction that replaces the first characters of a text. */
const put = (text: string): Correction => ({text: `Write ${text}.`, edits: [{start: 0, end: 1, text}]});

/** A check whose findings are those of the first character, as rules of one letter each; it keeps the texts that it was given. */
function recheckWith(findings: Readonly<Record<string, readonly Finding[]>>): {check: Recheck; texts: string[]} {
  const texts: string[] = [];
  const check: Recheck = (text) => {
    texts.push(text);
    return Promise.resolve(findings[text.charAt(0)] ?? []);
  };
  return {check, texts};
}

const [A, B] = [finding('A'), finding('B')];

/** What is proven for a cause of a text. */
async function provenFor(
  broken: {readonly text: string; readonly findings: readonly Finding[]; readonly cause: Cause},
  proposals: readonly Correction[],
  check: Recheck,
): Promise<string[]> {
  const proven = await provenCorrections({...broken, causes: [broken.cause], proposalsFor: () => proposals}, check);
  expect([...proven.keys()].filter((each) => each !== broken.cause.findings[0])).toEqual([]);
  return [...proven.values()].map(({text}) => text);
}

/** What is proven for a text with the findings A and B, of which A has the proposals, and what was checked. */
async function provenWith(proposals: readonly Correction[], after: Readonly<Record<string, readonly Finding[]>>) {
  const {check, texts} = recheckWith(after);
  return {told: await provenFor({text: '?x', findings: [A, B], cause: causeOf(A)}, proposals, check), texts};
}

test('the first change that removes the findings of its cause is kept, and no other is tried after it', async () => {
  const proposals = [put('1'), put('2'), put('3')];
  expect(await provenWith(proposals, {1: [A, B], 2: [B], 3: [B]})).toEqual({told: ['Write 2.'], texts: ['1x', '2x']});
});

test.each([
  ['brings another finding', [B, finding('C')]],
  ['brings a warning', [B, finding('C', 'warning')]],
  ['brings more of another finding', [B, B]],
  ['leaves the finding', [A, B]],
  ['could not be checked wholly', [B, finding('ENGINE')]],
  ['can be checked no further', [finding('TIME')]],
])('a change that %s is dropped', async (_what, after) => {
  expect(await provenWith([put('1')], {1: after})).toEqual({told: [], texts: ['1x']});
});

test('a change that brings information, or removes more than its cause, is kept', async () => {
  expect((await provenWith([put('1')], {1: [B, finding('C', 'information')]})).told).toEqual(['Write 1.']);
  expect((await provenWith([put('1')], {1: []})).told).toEqual(['Write 1.']);
});

test('a cause of two places is corrected at both of them, whatever else the rule finds', async () => {
  const broken = {text: '?', findings: [A, A, A], cause: causeOf(A, A)};
  expect(await provenFor(broken, [put('1'), put('2')], recheckWith({1: [A, A], 2: [A]}).check)).toEqual(['Write 2.']);
});

test('where a check fails, it says so, and nothing is proven', async () => {
  const failing: Recheck = () => Promise.reject(new Error('no engine'));
  await expect(provenFor({text: '?', findings: [A], cause: causeOf(A)}, [put('1')], failing)).rejects.toThrow(
    'no engine',
  );
});

test('the correction of a sum is tried, and no proposal beside it', async () => {
  const {check, texts} = recheckWith({});
  const cause = {...causeOf(A), correction: put('1')};
  expect(await provenFor({text: '?', findings: [A], cause}, [put('2')], check)).toEqual(['Write 1.']);
  expect(texts).toEqual(['1']);
});

/** How many checks are made for causes with as many proposals, none of which helps. */
async function checksFor(causes: number, proposals: number, text = '?', findings = causes): Promise<number> {
  const all = Array.from({length: findings}, () => finding('A'));
  const {check, texts} = recheckWith({1: all});
  const of = all.slice(0, causes).map((each) => causeOf(each));
  const proposalsFor = () => Array.from({length: proposals}, () => put('1'));
  await provenCorrections({text, findings: all, causes: of, proposalsFor}, check);
  return texts.length;
}

test('a document is checked 40 times at most, and the first twelve causes are tried', async () => {
  expect(await checksFor(1, 3)).toBe(3);
  expect(await checksFor(20, 1)).toBe(12);
  expect(await checksFor(10, 10)).toBe(40);
});

test('a document that is too long, or has too many findings, is not tried', async () => {
  expect(await checksFor(1, 1, '?'.repeat(400_000))).toBe(1);
  expect(await checksFor(1, 1, '?'.repeat(400_001))).toBe(0);
  expect(await checksFor(1, 1, '?', 300)).toBe(1);
  expect(await checksFor(1, 1, '?', 301)).toBe(0);
});

test('of a cause whose correction was not proven, neither the correction nor the text after it is told', () => {
  const cause = {...causeOf(A), correction: put('1'), before: EXCERPT, after: EXCERPT};
  const [first = reported(A)] = cause.findings;
  const told = (proven: Correction | undefined) =>
    withoutUnproven([cause], new Map(proven ? [[first, proven]] : []))[0];
  expect(told(put('1'))).toEqual(cause);
  for (const other of [undefined, put('2')]) {
    expect(told(other)).not.toHaveProperty('correction');
    expect(told(other)).not.toHaveProperty('after');
    expect(told(other)?.before).toEqual(EXCERPT);
  }
});
