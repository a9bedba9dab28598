import {describe, expect, test} from 'vitest';
import {
  checkRows,
  checksOf,
  formatNames,
  permittedCodes,
  permittedText,
} from '../../../../src/contracts/codeLists/checks';
import type {RuleList} from '../../../../src/contracts/codeLists/ruleLists';
import type {Format} from '../../../../src/contracts/formats/registryFile';

const formatOf = (label: string, syntax: string, ruleSets: string[], levels = {}): Format =>
  ({id: `${label}-${syntax}`, label, syntax: {name: syntax}, messages: [{ruleSets, levels}]}) as unknown as Format;

const listOf = (rule: string, codes: string, more: Partial<RuleList> = {}): RuleList => ({
  ...{rule, level: 'fatal', context: '', codes: codes.split(' ')},
  ...more,
});

const SETS: Readonly<Record<string, readonly RuleList[]>> = {
  en: [listOf('BR-CL-01', 'A B C')],
  narrow: [listOf('P-1', 'A', {name: '$list'}), listOf('P-2', 'A', {name: '$list'})],
  dutch: [listOf('BR-NL-7', 'A B', {context: 'cbc:Code[$s]'})],
  advice: [listOf('BR-DE-17', 'A', {level: 'warning'})],
};

const formats = [
  formatOf('Wide', 'UBL', ['en']),
  formatOf('Narrow', 'UBL', ['en', 'narrow']),
  formatOf('Wide', 'CII', ['en', 'advice']),
  formatOf('Dutch invoices', 'CII', ['en', 'dutch']),
];

const checksBy = (...selectors: string[]): ReturnType<typeof checksOf> =>
  checksOf(selectors, formats, (id) => SETS[id] ?? []);

const all = checksBy('BR-CL-01', '$list', 'BR-NL-7', 'BR-DE-17');

describe('where a code is permitted', () => {
  test.each([
    ['A', 'All formats'],
    ['B', 'Wide (UBL), Dutch invoices, Wide (CII) (with a warning)'],
    ['C', 'Wide (UBL), Wide (CII) (with a warning)'],
  ])('%s: %s', (code, text) => {
    expect(permittedText(code, all)).toBe(text);
  });

  test('the formats that reject it are named if that is shorter', () => {
    expect(permittedText('B', checksBy('BR-CL-01', '$list'))).toBe('All except Narrow');
  });

  test('a code that no format permits is none of the list', () => {
    expect([...permittedCodes(all)]).toEqual(['A', 'B', 'C']);
    expect([...permittedCodes(checksOf(['BR-CL-01', '$list'], formats.slice(1, 2), (id) => SETS[id] ?? []))]).toEqual([
      'A',
    ]);
  });

  test('one of two rules is enough where the list says so', () => {
    const [check] = checksOf(['P-1 or BR-CL-01'], formats.slice(1, 2), () => Object.values(SETS).flat());
    expect([...(check?.codes ?? [])]).toEqual(['A', 'B', 'C']);
    expect(check?.rules).toEqual(['BR-CL-01', 'P-1']);
  });
});

test('a format has one name for both syntaxes, and all formats of a syntax have one', () => {
  const [ubl, , cii] = formats;
  const known = formats;
  const names = (...some: (Format | undefined)[]): string[] =>
    formatNames(
      some.flatMap((each) => each ?? []),
      known,
    );
  expect(names(ubl, cii)).toEqual(['Wide']);
  expect(names(ubl)).toEqual(['Wide (UBL)']);
  expect(formatNames(formats.slice(2), known)).toEqual(['All formats in CII']);
  expect(formatNames(known, known)).toEqual(['All formats']);
});

test('rules with the same codes, level and formats are one row, with the level of the message', () => {
  const lowered = formatOf('Lowered', 'UBL', ['narrow'], {'P-2': 'warning'});
  const checks = checksOf(['$list', 'BR-NL-7'], [...formats, lowered], (id) => SETS[id] ?? []);
  const rows = checkRows(checks, ['A', 'B']).map(({rules, level, condition, count, formats: named}) => [
    ...[rules.join(' '), level, condition, count],
    named.map(({label}) => label).join(' '),
  ]);
  expect(rows).toEqual([
    ['P-1', 'fatal', undefined, 1, 'Narrow Lowered'],
    ['P-2', 'fatal', undefined, 1, 'Narrow'],
    ['BR-NL-7', 'fatal', 'if the seller is Dutch', 2, 'Dutch invoices'],
    ['P-2', 'warning', undefined, 1, 'Lowered'],
  ]);
});
