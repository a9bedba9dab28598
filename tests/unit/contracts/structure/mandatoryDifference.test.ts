import {expect, test} from 'vitest';
import {mandatoryDifference} from '../../../../src/contracts/structure/mandatoryDifference';
import type {MandatoryRow} from '../../../../src/contracts/structure/mandatoryElements';

/** A row with a case for each text, such as `If X: R-1 R-2`, or `R-1` for what is always mandatory. */
const row = (key: string, cases: readonly string[], noteHtml?: string): MandatoryRow => ({
  key,
  href: `#${key}`,
  paths: [`cbc:${key}`],
  cardinality: '0..1',
  cases: cases.map((text) => {
    const [rules = '', whenHtml] = text.split(': ').reverse();
    return {rules: rules.split(' ').map((rule) => ({text: rule})), ...(whenHtml && {whenHtml})};
  }),
  ...(noteHtml && {noteHtml}),
});

const keys = (rows: readonly MandatoryRow[]): string[] => rows.map(({key}) => key);

const other = [
  row('always', ['EN-1 P-1']),
  row('dropped', ['P-2']),
  row('some', ['If S: EN-2', 'If T: P-3']),
  row('none', ['If U: P-4']),
  row('remark', ['EN-3'], 'A remark.'),
  row('moved', ['If V: EN-4']),
];

/** The format has the rules of the standard, and its own. */
const isRule = (rule: string): boolean => /^(?:EN|N)-/.test(rule);

test('rows that differ only by rules of the other format are not repeated', () => {
  const own = [row('always', ['EN-1']), row('some', ['If S: EN-2']), row('remark', ['EN-3']), row('new', ['N-1'])];
  const found = mandatoryDifference(own, other, isRule);
  expect(keys(found.rows)).toEqual(['new']);
  expect(found.rules).toEqual(['P-1', 'P-2', 'P-3', 'P-4']);
  expect(keys(found.unremarked)).toEqual(['remark']);
  // 'none' is explained by its rule; 'moved' isn't, because the format has EN-4, which asks for something else there.
  expect(keys(found.dropped)).toEqual(['dropped', 'moved']);
});

test('a row of other conditions, another cardinality or a remark of its own replaces that of the other format', () => {
  const own = [
    row('always', ['If S: EN-1']),
    {...row('some', ['If S: EN-2']), cardinality: '1..1'},
    row('remark', ['EN-3'], 'Another remark.'),
    row('moved', ['If V: EN-4'], 'A remark.'),
  ];
  expect(keys(mandatoryDifference(own, other, isRule).rows)).toEqual(['always', 'some', 'remark', 'moved']);
});

test('formats that ask for the same differ in nothing', () => {
  expect(mandatoryDifference(other, other, () => true)).toEqual({rows: [], dropped: [], rules: [], unremarked: []});
});
