import {expect, test} from 'vitest';
import {reportFindings, runChecks, undoneIn, type FindingKnowledge} from '../../../src/diagnosis/findings';
import type {Finding, Result} from '../../../src/validation/model';

const SET = {version: '1.3', released: '13 April 2026'};
const KNOWLEDGE: FindingKnowledge = {
  ruleSets: {
    en: {...SET, layer: 'standard', name: 'EN 16931', page: 'en16931-ubl'},
    peppol: {...SET, layer: 'cius', name: 'Peppol', page: 'peppol-bis'},
  },
  schemaName: (file) => `Schema ${file}`,
  explanations: {'BR-01': {title: 'One', meaningHtml: 'm', fixHtml: 'f', href: '/why.html#BR-01'}},
  copying: {en: {'BR-02': ['Value … is wrong.']}},
};

const finding = (rule: string, source: string, more: Partial<Finding> = {}): Finding => ({
  ...{rule, source, severity: 'fatal', message: `${rule} says`, location: '/A[1]'},
  ...more,
});

const resultOf = (findings: readonly Finding[], more: Partial<Result> = {}): Result => ({
  ...{root: 'A', namespace: '', customizationId: '', profileId: '', message: 'a', schema: 'passed', verdict: 'invalid'},
  ...more,
  findings,
});

const told = (...findings: Finding[]) => reportFindings(resultOf(findings), KNOWLEDGE);

test.each([
  ['BR-01', 'en', 'standard', 'EN 16931'],
  ['PEPPOL-R001', 'peppol', 'cius', 'Peppol'],
  ['NL-R-001', 'peppol', 'national', 'Peppol'],
  ['BR-NL-1', 'peppol', 'cius', 'Peppol'],
  ['XSD', 'invoice.xsd', 'schema', 'Schema invoice.xsd'],
  ['LOCAL-1', 'registry', 'bus', 'Validator in this documentation'],
  ['DICO-DATE', 'dico', 'bus', 'Validator in this documentation'],
  ['XML', 'engine', 'file', 'Validator in this documentation'],
])('%s of %s belongs to the layer %s, and was found by %s', (rule, source, layer, name) => {
  expect(told(finding(rule, source))[0]).toMatchObject({rule, layer, source: {name}});
});

test('a finding has the version and date of its rule set, its place, and where the site explains it', () => {
  const place = {line: 7, column: 3};
  expect(told(finding('BR-02', 'en', {...place, severity: 'warning'}))[0]).toEqual({
    ...{rule: 'BR-02', severity: 'warning', message: 'BR-02 says', location: '/A[1]', layer: 'standard', ...place},
    official: ['Value … is wrong.'],
    source: {name: 'EN 16931', ...SET},
    href: '/documents/rules/en16931-ubl.html#BR-02',
  });
  const [known, own] = told(finding('BR-01', 'en'), finding('XML', 'engine'));
  expect(known).toMatchObject({official: ['BR-01 says'], explanation: {title: 'One'}});
  expect(own?.href).toBe('/documents/check.html#findings-of-the-validator');
  expect(own).not.toHaveProperty('line');
});

test('only texts that are known to have no values are official', () => {
  const [schema, local, rule] = told(finding('XSD', 'a.xsd'), finding('LOCAL-1', 'x'), finding('BR-02', 'en'));
  expect(schema).not.toHaveProperty('official');
  expect(local?.official).toEqual(['LOCAL-1 says']);
  expect(rule?.official).toEqual(['Value … is wrong.']);
  const {copying: _copying, ...unknown} = KNOWLEDGE;
  expect(reportFindings(resultOf([finding('BR-01', 'en')]), unknown)[0]).not.toHaveProperty('official');
});

test('what could not be done is told apart from what is wrong with the document', () => {
  const findings = [
    finding('RULES', 'en', {message: 'The rules did not run.'}),
    finding('RULES', 'en', {severity: 'warning', message: 'One rule did not run.'}),
    finding('BR-01', 'en'),
  ];
  expect(told(...findings).map(({rule}) => rule)).toEqual(['BR-01']);
  expect(undoneIn({findings})).toEqual(['The rules did not run.']);
});

/** What came of each check, by its name. */
function outcomes(findings: readonly Finding[], more: Partial<Result> = {}, schema: string | undefined = 'a.xsd') {
  const checks = runChecks(resultOf(findings, more), {schema, ruleSets: ['en', 'peppol', 'unknown']}, KNOWLEDGE);
  return checks.map(({name, outcome}) => `${name}: ${outcome}`);
}

const PARSER = 'XML parser (libxml2)';

test('each check that was run has its outcome', () => {
  const all = [PARSER, 'Schema a.xsd', 'EN 16931', 'Peppol'];
  expect(outcomes([])).toEqual(all.map((name) => `${name}: passed`));
  expect(outcomes([finding('XSD', 'a.xsd')])).toContain('Schema a.xsd: failed');
  expect(outcomes([finding('BR-01', 'en'), finding('P', 'peppol', {severity: 'warning'})])).toEqual([
    `${PARSER}: passed`,
    'Schema a.xsd: passed',
    'EN 16931: failed',
    'Peppol: warnings',
  ]);
  expect(outcomes([finding('I', 'en', {severity: 'information'})])).toContain('EN 16931: passed');
});

test('a check that was not done is never called passed', () => {
  expect(outcomes([finding('RULES', 'en')])).toContain('EN 16931: undone');
  expect(outcomes([finding('SCHEMA', 'a.xsd')])).toContain('Schema a.xsd: undone');
  expect(outcomes([finding('RULES', 'en'), finding('BR-01', 'en')])).toContain('EN 16931: failed');
  expect(outcomes([], {schema: 'none'})).toContain('Schema a.xsd: none');
});

test('of a file that is no document of a known format, only the parser was run', () => {
  expect(outcomes([finding('XML', 'engine')], {message: undefined})).toEqual([`${PARSER}: failed`]);
  expect(outcomes([finding('FORMAT', 'engine')], {message: 'a'})).toContain(`${PARSER}: passed`);
  const [parser] = runChecks(resultOf([]), {schema: undefined, ruleSets: []}, KNOWLEDGE);
  expect(parser).not.toHaveProperty('href');
});
