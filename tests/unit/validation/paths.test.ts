import {expect, test} from 'vitest';
import {sharedPaths} from '../../../src/validation/compile/paths';

const ofTest = (xpath: string): string => sharedPaths().inTest(xpath);
const ofContext = (pattern: string): string => sharedPaths().inContext(pattern);

test.each([
  ['//cac:A', '$psb:path0'],
  ["exists(//cac:A[b = '1']/c[1])", "exists($psb:path0[b = '1']/c[1])"],
  ['//a[not(b)] or //a[@c]', '$psb:path0[not(b)] or $psb:path0[@c]'],
  ['count(//@id) > 1', 'count($psb:path0) > 1'],
  ['//a/b/c', '$psb:path1'],
  ['/*/a/b/@c = 1', '$psb:path0 = 1'],
  ['/*/a/b[1]/c', '$psb:path0/b[1]/c'],
  ['/x:a/normalize-space(b)', '$psb:path0/normalize-space(b)'],
  ['every $a in /b satisfies $a/c//d', 'every $a in $psb:path0 satisfies $a/c//d'],
])('%s is read once', (xpath, rewritten) => {
  expect(ofTest(xpath)).toBe(rewritten);
});

test.each([
  ['a predicate that counts', '//a[1]'],
  ['a predicate that may be a number', '//a[$b]'],
  ['a predicate that calculates', '//a[count(b = c)]'],
  ['a predicate of the last', '//a[b = 1 and position() = last()]'],
  ['a path in a string', 'contains(a, \'//b\') or a = "/c/d"'],
  ['a path in a comment', 'a (: /b/c :)'],
  ['a path of another document', "document('b.xml')//c[@d = //e]"],
  ['a path from the context', 'a//b and ../c/d and (e)/f'],
  ['a path that begins with a function', '//name(a)'],
  ['an axis', '/child::a'],
])('%s stays as it is', (_what, xpath) => {
  expect(ofTest(xpath)).toBe(xpath);
});

test.each([
  ['not(a:b/a:c)', 'empty($psb:path0) or empty($psb:path1) or not(a:b/a:c)'],
  ['not((a|b)/c)', 'empty($psb:path0) or not((a|b)/c)'],
  ['not(../@c)', 'empty($psb:path0) or not(../@c)'],
  ['not(a/b[c])', 'not(a/b[c])'],
  ['not(a) and not(b)', 'not(a) and not(b)'],
  ['not(a/name())', 'not(a/name())'],
])('what %s denies is looked for only in a document that has such names', (xpath, rewritten) => {
  expect(ofTest(xpath)).toBe(rewritten);
});

test('of a context only predicates are rewritten', () => {
  expect(ofContext("//a[//b/c = 'x'] | /d/e")).toBe("//a[$psb:path1 = 'x'] | /d/e");
});

test('a predicate that all descendants ask is computed once where there is one such element', () => {
  const paths = sharedPaths();
  expect(paths.inContext('x:a[b/c]/d[e]')).toBe('x:a[if ($psb:path1) then $psb:path2 else b/c]/d[e]');
  expect(paths.variables()).toEqual([
    `<xsl:variable name="psb:path0" select="key('psb:elements', 'a')[self::x:a]"/>`,
    '<xsl:variable name="psb:path1" select="count($psb:path0) = 1"/>',
    '<xsl:variable name="psb:path2" select="exists($psb:path0[b/c])"/>',
  ]);
  expect(['a[1]/b', 'a[$c]/b', 'a[b]'].map(ofContext)).toEqual(['a[1]/b', 'a[$c]/b', 'a[b]']);
});
