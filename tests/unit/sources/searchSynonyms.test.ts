import {expect, test} from 'vitest';
import {untracked} from '../../../src/sources/files';
import {ruleRecords} from '../../../src/sources/search/rules';
import {searchSynonyms} from '../../../src/sources/search/synonyms';

const synonyms = untracked(searchSynonyms);

test('words of four languages have meanings, in stems', () => {
  expect(synonyms.factuur).toContain('invoic');
  expect(synonyms.rechnung).toContain('invoic');
  expect(synonyms.factur).toContain('invoic');
  expect(synonyms.vendor).toContain('supplier');
  for (const word of ['het', 'nicht', 'avec', 'pleas']) expect(synonyms[word], word).toEqual([]);
});

test('no meaning has a word such as `the`, nor the parts of a name beside it', () => {
  const meanings = new Set(Object.values(synonyms).flat());
  const idle = [...meanings].filter((meaning) => / (?:the|of|an|to|for|be)\b|\b(?:the|an|to|for|be) /.test(meaning));
  expect(idle).toEqual([]);
  expect([...meanings].filter((meaning) => /\bgraphql\b/.test(meaning) && /\bql\b/.test(meaning))).toEqual([]);
});

test('of rules in the same words two are found', () => {
  const count = new Map<string, number>();
  for (const {text} of untracked(ruleRecords)) count.set(text, (count.get(text) ?? 0) + 1);
  expect(Math.max(...count.values())).toBe(2);
});
