import {describe, expect, test} from 'vitest';
import {disagreement} from '../../suites/judge';
import type {Outcome} from '../../suites/model';
import {outcomeText} from '../../suites/outcome';
import {unitTests} from '../../suites/vefa';

const finding = {rule: 'BR-01', severity: 'fatal', message: '', location: '/Invoice[1]', source: 'EN 16931'} as const;
const outcome: Outcome = {verdict: 'invalid', findings: [finding], undone: []};

describe('expectations of a suite', () => {
  test('are met, or not', () => {
    expect(disagreement({fires: 'BR-01', level: 'fatal'}, outcome)).toBeUndefined();
    expect(disagreement({fires: 'BR-01', level: 'warning'}, outcome)?.found).toBe('BR-01, 1 times');
    expect(disagreement({fires: 'BR-01', level: 'fatal', times: 2}, outcome)).toBeDefined();
    expect(disagreement({fires: 'BR-02', level: 'fatal'}, outcome)?.found).toBe('does not fire');
    expect(disagreement({silent: 'BR-01'}, outcome)?.expected).toBe('does not fire');
    expect(disagreement({silent: 'BR-02'}, outcome)).toBeUndefined();
    expect(disagreement({passes: true}, outcome)?.rule).toBe('BR-01');
    expect(disagreement({passes: true, counts: /^UBL-/}, outcome)).toBeUndefined();
    expect(disagreement({passes: false}, outcome)).toBeUndefined();
    expect(disagreement({exactly: ['BR-01 fatal /Invoice[1]']}, outcome)).toBeUndefined();
    expect(disagreement({exactly: []}, outcome)).toBeDefined();
  });

  test('are not met by a check that was not done', () => {
    const undone: Outcome = {verdict: 'unchecked', findings: [], undone: ['the rules are missing']};
    expect(disagreement({passes: true}, undone)?.found).toContain('the rules are missing');
    expect(disagreement({silent: 'BR-01'}, undone)).toBeDefined();
    const stopped: Outcome = {
      ...undone,
      undone: ['The rule BR-06 of the rule set EN16931 stopped with an error: two names'],
    };
    expect(disagreement({silent: 'BR-06'}, stopped)).toBeDefined();
    expect(disagreement({silent: 'BR-01'}, stopped)).toBeUndefined();
  });
});

test('two outcomes are the same whatever the order of their findings, and not with another line', () => {
  const second = {...finding, rule: 'BR-02', line: 4};
  const one = outcomeText({...outcome, findings: [finding, second]});
  expect(outcomeText({...outcome, findings: [second, finding]})).toBe(one);
  expect(outcomeText({...outcome, findings: [finding, {...second, line: 5}]})).not.toBe(one);
});

test('a file of unit tests gives a document for each test, with its own namespaces', () => {
  const text = `<testSet xmlns="http://difi.no/xsd/vefa/validator/1.0" configuration="tc434-ubl">
    <assert><scope>BR-01</scope></assert>
    <test><assert><success>BR-01</success></assert><Invoice xmlns="urn:invoice"><ID>1</ID></Invoice></test>
    <test><assert><error number="2">BR-01</error></assert><Invoice xmlns="urn:invoice"/></test>
  </testSet>`;
  const [first, second] = unitTests('BR-01.xml', text, (_configuration, root) => root) ?? [];
  expect(new TextDecoder().decode(first?.file)).toBe('<Invoice xmlns="urn:invoice"><ID>1</ID></Invoice>');
  expect(first).toMatchObject({name: 'BR-01.xml#1', as: 'Invoice', expects: [{silent: 'BR-01'}]});
  expect(second?.expects).toEqual([{fires: 'BR-01', level: 'fatal', times: 2}]);
  expect(unitTests('BR-01.xml', text, () => undefined)).toBeUndefined();
});
