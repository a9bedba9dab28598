import {expect, test} from 'vitest';
import {compile, type Sheet} from '../../../src/validation/compile';
import {walksOf} from '../../../src/validation/compile/walked';

/** Compiles a schema; `files` are what it may include, by name. */
function compiled(content: string, files: Record<string, string> = {}): Sheet {
  const all: Record<string, string> = {...files, 'main.sch': `<schema>${content}</schema>`};
  return compile('file:///rules/main.sch', (address) => {
    const text = all[address.replace('file:///rules/', '')] ?? '';
    const root = /^<([a-z]+)/.exec(text)?.[1] ?? '';
    return new TextEncoder().encode(text.replace(`<${root}`, `<${root} xmlns="http://purl.oclc.org/dsdl/schematron"`));
  });
}

test('a message is cut at its values', () => {
  const {checks, xslt} = compiled(`<pattern><rule context="a" flag="warning">
    <assert test="b &lt; 1" id="R-1">Sum <value-of select="b"/> of <name/> is <emph>wrong</emph>.</assert></rule></pattern>`);
  expect(checks).toEqual([{id: 'R-1', level: 'warning', text: ['Sum ', ' of ', ' is wrong.']}]);
  expect(xslt).toContain(
    "if (b &#60; 1) then () else psb:hit(1, $psb:at, (string-join((b) ! string(.), ' '), name()))",
  );
});

test('digits are joined to a decimal, which is exact, not to an integer', () => {
  const {xslt} = compiled(
    `<pattern><rule context="a"><assert test="xs:integer(string-join(b, '')) mod 97 = 1">x</assert></rule></pattern>`,
  );
  expect(xslt).toContain('if (xs:decimal(string-join(');
});

test('a report fires when its test is true', () => {
  expect(
    compiled('<pattern><rule context="a"><report test="b" role="info">x</report></rule></pattern>').xslt,
  ).toContain('if (b) then psb:hit(1, $psb:at, ()) else ()');
});

test('an abstract pattern gets its parameters, the longest known name first', () => {
  const {xslt} =
    compiled(`<pattern abstract="true" id="base"><rule context="$Context"><assert test="$Sum-total and $Unknown">x</assert></rule></pattern>
    <pattern is-a="base"><param name="Context " value="cac:Line"/><param name="Sum" value="cbc:Sum"/></pattern>`);
  expect(xslt).toContain('match="cac:Line"');
  expect(xslt).toContain('if (cbc:Sum-total and $Unknown)');
});

test('a rule has the checks of the abstract rule that it extends', () => {
  const {checks} = compiled(`<pattern><rule abstract="true" id="base"><assert test="1" id="A">a</assert></rule>
    <rule context="x"><extends rule="base"/><assert test="1" id="B">b</assert></rule></pattern>`);
  expect(checks.map(({id}) => id)).toEqual(['A', 'B']);
});

test('variables of schema and patterns are global, those of a rule its own', () => {
  const {xslt} = compiled(`<let name="one" value="'&quot;'"/><pattern><let name="two" value="2"/>
    <rule context="x"><let name="three" value="3"/><assert test="1">b</assert></rule></pattern>`);
  expect(xslt).toMatch(/<xsl:variable name="one" select="'&#34;'"\/>\n<xsl:variable name="two" select="2"\/>/);
  expect(xslt).toMatch(/<xsl:try><xsl:variable name="three" select="3"\/>/);
});

test('the first rule that matches wins', () => {
  const {xslt} = compiled('<pattern><rule context="a"/><rule context="b"/></pattern>');
  expect(xslt).toMatch(/match="a" mode="p0" priority="2"[\s\S]*match="b" mode="p0" priority="1"/);
});

test('files are included, and their parts by id', () => {
  const {checks} = compiled('<include href="part.sch"/><include href="parts.sch#p"/>', {
    'part.sch': '<pattern><rule context="a"><assert test="1" id="A">a</assert></rule></pattern>',
    'parts.sch':
      '<schema><pattern id="p"><rule context="a"><assert test="1" id="B">b</assert></rule></pattern></schema>',
  });
  expect(checks.map(({id}) => id)).toEqual(['A', 'B']);
});

test('a context of names and a wildcard has a template for each kind, with the same checks', () => {
  const {xslt, checks} = compiled(
    `<pattern><rule context="a | b[c = '|'] | d/*"><assert test="1" id="A">a</assert></rule></pattern>`,
  );
  expect(checks).toHaveLength(1);
  expect(Array.from(xslt.matchAll(/match="([^"]*)" mode="p0" priority="1"/g), ([, match]) => match)).toEqual([
    "a | b[c = '|']",
    'd/*',
  ]);
});

test.each([
  [
    'a wildcard beside names in brackets',
    '<pattern><rule context="(a | *)[b]"/></pattern>',
    'wildcard within brackets',
  ],
  ['a file that includes itself', '<include href="main.sch"/>', 'includes itself'],
  ['an abstract pattern that is missing', '<pattern is-a="none"/>', 'no abstract pattern none'],
  [
    'an abstract rule that is missing',
    '<pattern><rule context="a"><extends rule="none"/></rule></pattern>',
    'no abstract rule none',
  ],
  ['a name with two values', '<let name="a" value="1"/><let name="a" value="2"/>', 'two different values'],
])('%s does not compile', (_what, content, problem) => {
  expect(() => compiled(content)).toThrow(problem);
});

test.each([
  [
    ['/a/b', "x:c[@d = '|']"],
    ["key('psb:elements', 'b')", "key('psb:elements', 'c')"],
  ],
  [['//a | a', 'a[b]'], ["key('psb:elements', 'a')"]],
  [['(/a | /b)[c]'], ['descendant::*']],
  [['a/*'], ['descendant::*']],
  [["a[. = '@']", '@id'], ['(., descendant::*) ! (., @*)']],
  [['a/text()'], ['descendant::node()']],
  [['node()'], ['(., descendant::node()) ! (., @*)']],
  [['/'], ['(., descendant::node()) ! (., @*)']],
])('of %s only what can match is walked', (contexts, walks) => {
  expect(walksOf(contexts).map(({select}) => select)).toEqual(walks);
});

test.each([
  ['flag="warning" role="error"', '', 'warning'],
  ['role="error"', 'flag="warning"', 'error'],
  ['', 'flag="warning" role="error"', 'warning'],
  ['', '', ''],
])('a check with %s in a rule with %s has the level %s', (ofCheck, ofRule, level) => {
  const {checks} = compiled(
    `<pattern><rule context="a" ${ofRule}><assert test="b" ${ofCheck}>x</assert></rule></pattern>`,
  );
  expect(checks.map((check) => check.level)).toEqual([level]);
});
