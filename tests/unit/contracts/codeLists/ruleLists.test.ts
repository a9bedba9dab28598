import {describe, expect, test} from 'vitest';
import {ruleListsOf} from '../../../../src/contracts/codeLists/ruleLists';
import type {ReadBeside} from '../../../../src/contracts/formats/schematron';
import {rootElement} from '../../../../src/contracts/xml/element';

const OTHER: Readonly<Record<string, string>> = {
  'sets/more.sch': '<pattern><rule context="cbc:ID"><assert id="IN" test="contains(\' A B \', .)"/></rule></pattern>',
  'sets/db.xml': '<codedb><cl id="7"><enumeration value="AD"/><enumeration value="AE"/></cl><cl id="8"/></codedb>',
};

const beside: ReadBeside = (file, href) => {
  const other = file.replace(/[^/]+$/, href);
  return {file: other, root: rootElement(OTHER[other] ?? '<none/>')};
};

const listsOf = (content: string): unknown[] =>
  ruleListsOf('sets/a.sch', rootElement(`<schema>${content}</schema>`), beside).map(
    ({rule, level, name, element, codes}) => [rule, level, name ?? element, codes],
  );

const inRule = (asserts: string): string => `<pattern><rule context="/x/cbc:Code[1]">${asserts}</rule></pattern>`;

describe('the lists of a rule are read', () => {
  test.each([
    ['a text with blanks', `contains(' 380 381 ', concat(' ', ., ' '))`],
    ['a tokenized text', `some $code in tokenize('380 381', '\\s') satisfies . = $code`],
    ['a sequence', `normalize-space(.) = ('380', '381')`],
    ['comparisons with text', `. = '380' or . = '381'`],
    ['comparisons with numbers', `. = 380 or . = 381`],
  ])('from %s', (_, test) => {
    expect(listsOf(inRule(`<assert id="R" flag="fatal" test="${test}"/>`))).toEqual([
      ['R', 'fatal', 'cbc:Code', ['380', '381']],
    ]);
  });

  test('from a variable that is written later, by its name', () => {
    const rule = inRule('<assert id="R" flag="warning" test="some $c in $list satisfies . = $c"/>');
    expect(listsOf(`${rule}<let name="list" value="tokenize('A B', '\\s')"/>`)).toEqual([
      ['R', 'warning', '$list', ['A', 'B']],
    ]);
  });

  test('from the file of Factur-X, whose rules have no level', () => {
    const test = `document('db.xml')/codedb/cl[@id=7]/enumeration[@value=$codeValue7]`;
    expect(listsOf(inRule(`<assert id="R" test="${test}"/>`))).toEqual([['R', 'fatal', 'codedb 7', ['AD', 'AE']]]);
  });

  test('from a file that the rule set includes', () => {
    expect(listsOf('<include href="more.sch"/>')).toEqual([['IN', 'fatal', 'cbc:ID', ['A', 'B']]]);
  });

  test('each with the element that the test names before it', () => {
    const test = `(self::cbc:One and contains(' 1 2 ', .)) or (self::cbc:Two and contains(' 3 4 ', .))`;
    expect(listsOf(inRule(`<assert id="R" test="${test}"/>`))).toEqual([
      ['R', 'fatal', 'cbc:One', ['1', '2']],
      ['R', 'fatal', 'cbc:Two', ['3', '4']],
    ]);
  });
});

test('what a test compares besides, one value alone, and a variable that is no list are no lists', () => {
  const test = `not($profile = ('01','02')) or (some $c in tokenize('A B', '\\s') satisfies . = $c)`;
  const rules = inRule(`<assert id="R" test="${test}"/><assert id="S" test=". = '380'"/><assert id="T" test="$p"/>`);
  expect(listsOf(`${rules}<let name="p" value="if (x) then tokenize('1 2', 'y') else 'z'"/>`)).toEqual([
    ['R', 'fatal', 'cbc:Code', ['A', 'B']],
  ]);
});
