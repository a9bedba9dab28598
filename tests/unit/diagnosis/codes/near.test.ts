import {expect, test} from 'vitest';
import {codeAliases} from '../../../../src/sources/codeAliases';
import {codeLists} from '../../../../src/sources/codeLists';
import {nearCodes} from '../../../../src/diagnosis/codes/near';
import {isOneAway} from '../../../../src/diagnosis/codes/distance';
import {listData} from './support';
import {untracked} from '../../../../src/sources/files';

const ALIASES = untracked(codeAliases);

const codesFor = (value: string, ...lists: string[]): string[] =>
  nearCodes(value, listData(...lists), ALIASES).map(({code}) => code);

test.each([
  ['PCS', 'unit', ['H87', 'C62']],
  ['stuks', 'unit', ['H87', 'C62']],
  ['Stück', 'unit', ['H87', 'C62']],
  ['kWh', 'unit', ['KWH']],
  ['HOUR', 'unit', ['HUR']],
  ['EURO', 'currency', ['EUR']],
  ['€', 'currency', ['EUR']],
  ['eur', 'currency', ['EUR']],
  ['HOLLAND', 'country', ['NL']],
  ['nl', 'country', ['NL']],
  ['Netherlands', 'country', ['NL']],
  ['21%', 'vat-category', ['S']],
  ['IBAN', 'payment-means', ['58', '30']],
  ['NL:KVK', 'endpoint-scheme', ['0106']],
  ['Großbritannien', 'country', ['GB']],
  ['image/jpg', 'media-type', ['image/jpeg']],
])('for %s in %s, the first codes are %j', (value, list, codes) => {
  expect(codesFor(value, list).slice(0, codes.length)).toEqual(codes);
});

test('a typing error of one sign is found', () => {
  expect(codesFor('VATEX-EU-135-1L', 'vat-exemption')[0]).toBe('VATEX-EU-135-1');
  expect(codesFor('ERU', 'currency')[0]).toBe('EUR');
  expect([isOneAway('ab', 'ba'), isOneAway('abc', 'ab'), isOneAway('abc', 'axc')]).toEqual([true, true, true]);
  expect([isOneAway('abc', 'abc'), isOneAway('abcd', 'badc'), isOneAway('abc', 'a')]).toEqual([false, false, false]);
});

test('no more than three codes are proposed, and none for what resembles no code', () => {
  expect(codesFor('weight', 'unit').length).toBeLessThanOrEqual(3);
  expect(codesFor('', 'unit')).toEqual([]);
  expect(codesFor('<script>alert(1)</script>', 'unit')).toEqual([]);
  expect(codesFor('x'.repeat(100_000), 'unit')).toEqual([]);
  expect(codesFor('QQ', 'country')).toEqual([]);
});

test('a code that the list has is not proposed for itself', () => {
  expect(codesFor('NL', 'country')).not.toContain('NL');
});

test('the address of a code is its row on the page of the list', () => {
  const rows = untracked(codeLists).find(({name}) => name === 'media-type');
  const row = [...(rows?.common ?? []), ...(rows?.others ?? [])].find(({code}) => code === 'image/jpeg');
  const [near] = nearCodes('jpg', listData('media-type'), ALIASES);
  expect(near?.href).toBe(`/misc/codeList/media-type.html#${row?.anchor}`);
});
