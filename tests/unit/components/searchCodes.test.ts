import {expect, test} from 'vitest';
import {codesBeside, lookUp, readCodes, type FoundCode} from '../../../src/components/Search/codes';
import {withCodes, type Hit} from '../../../src/components/Search/groups';
import {packCodes, type CodesOfList} from '../../../src/sources/search/codes';

const packed = (lists: readonly CodesOfList[]) => readCodes(packCodes(lists));

const codes = packed([
  {t: 'Schemes', w: 'Party IDs › Schemes', u: '/p.html#scheme-', n: 1, c: '0106\tChambers of Commerce\t\tNL:KVK'},
  {t: 'VAT', w: 'Code lists › VAT', u: '/c.html#vat-', n: 2, c: 'AE\tVat Reverse Charge\nS\tStandard rate'},
  {
    t: 'Countries',
    w: 'Code lists › Countries',
    u: '/c.html#country-',
    n: 0,
    c: 'AE\tUnited Arab Emirates\nME\tMontenegro',
  },
  {t: 'Files', w: 'Code lists › Files', u: '/c.html#file-', n: 1, c: 'text/csv\t\ttext-csv'},
]);

const addresses = (found: readonly FoundCode[]): string[] => found.map(({href}) => href);
const exact = (query: string): string[] => addresses(lookUp(codes, query).exact);

test('a code is found exactly, in every list that has it, in their order', () => {
  expect(exact('AE')).toEqual(['/c.html#vat-AE', '/c.html#country-AE']);
  expect(exact('S')).toEqual(['/c.html#vat-S']);
  expect(exact('0106')).toEqual(['/p.html#scheme-0106']);
  expect(exact('A')).toEqual([]);
});

test('a code is found by its other name, and has an anchor of its own where it needs one', () => {
  expect(exact('NL:KVK')).toEqual(['/p.html#scheme-0106']);
  expect(exact('text/csv')).toEqual(['/c.html#file-text-csv']);
});

test('several words of a common name are as good as the code', () => {
  expect(exact('reverse charge')).toEqual(['/c.html#vat-AE']);
  expect(exact('reverse')).toEqual([]);
  expect(exact('arab emirates')).toEqual([]);
});

test('words that the names of many codes have are no name of a code: those are near, the shortest first', () => {
  const types = ['81\tCredit note of goods', '83\tCredit note of money', '261\tOwn credit note', '381\tCredit note'];
  const list = packed([{t: 'Types', w: 'Code lists › Types', u: '/t.html#', n: 4, c: types.join('\n')}]);
  expect(lookUp(list, 'credit note').exact).toEqual([]);
  expect(addresses(lookUp(list, 'credit note').near)).toEqual([
    '/t.html#381',
    '/t.html#261',
    '/t.html#81',
    '/t.html#83',
  ]);
  expect(addresses(lookUp(list.slice(1), 'credit note').exact)).toEqual(['/t.html#83', '/t.html#261', '/t.html#381']);
});

test('other capitals find a code, but less exactly', () => {
  expect(exact('me')).toEqual([]);
  expect(addresses(lookUp(codes, 'Me').same)).toEqual(['/c.html#country-ME']);
});

test('the id of a rule and another code with a digit are exact in any capitals, because no word has one', () => {
  const rules = packed([{t: 'Rules', w: 'Rule sets › A', u: '/r.html#', n: 0, c: 'BR-GA-2\tTwo means\nBR-GA-20'}]);
  expect(addresses(lookUp(rules, 'br-ga-2').exact)).toEqual(['/r.html#BR-GA-2']);
  expect(addresses(lookUp(rules, 'Br-Ga-2').same)).toEqual([]);
});

test('the beginning of a code and the words of a common name are near', () => {
  expect(addresses(lookUp(codes, 'NL:').near)).toEqual(['/p.html#scheme-0106']);
  expect(addresses(lookUp(codes, 'reverse').near)).toEqual(['/c.html#vat-AE']);
  expect(addresses(lookUp(codes, 'Montenegro').near)).toEqual([]);
  expect(addresses(lookUp(codes, 'T').near)).toEqual([]);
});

const hit = (href: string, title = href): Hit => ({
  href,
  group: '',
  title: [{text: title, marked: false}],
  excerpt: [],
  where: '',
});
const many = (prefix: string, count: number): Hit[] =>
  Array.from({length: count}, (_, index) => hit(`${prefix}${index}`));
const shown = (hits: readonly Hit[]): string => hits.map(({href}) => href).join(' ');
const none = {exact: [], same: [], near: []};

test('exact codes come before the hits, at most three of eight', () => {
  expect(shown(withCodes(many('h', 8), {...none, exact: many('e', 5), near: many('n', 2)}, 'h', 8))).toBe(
    'e0 e1 e2 h0 h1 h2 h3 h4',
  );
});

test('codes in other capitals have the room that exact ones leave', () => {
  const both = {...none, exact: many('e', 2), same: many('s', 3)};
  expect(shown(withCodes(many('h', 8), both, 'kgm', 8))).toBe('e0 e1 s0 h0 h1 h2 h3 h4');
});

test('where titles have the words of the query, the nearest code comes after them, and other capitals do', () => {
  expect(shown(withCodes(many('h', 8), {...none, same: many('s', 1), near: many('n', 2)}, 'h', 8))).toBe(
    'h0 h1 h2 h3 h4 h5 h6 s0',
  );
  expect(shown(withCodes(many('h', 8), {...none, near: many('n', 2)}, 'h', 8))).toBe('h0 h1 h2 h3 h4 h5 h6 n0');
});

test('where no title has them, a code in other capitals and the nearest come first; further ones where room is left', () => {
  expect(shown(withCodes(many('h', 8), {...none, same: many('s', 1)}, 'kgm', 8))).toBe('s0 h0 h1 h2 h3 h4 h5 h6');
  expect(shown(withCodes(many('h', 2), {...none, near: many('n', 2)}, 'kilogram', 8))).toBe('n0 h0 h1 n1');
});

test('what is called as the query comes before all codes', () => {
  const hits = [hit('h0'), hit('page', 'Peppol BIS Billing'), hit('h1')];
  expect(shown(withCodes(hits, {...none, exact: many('e', 2), near: many('n', 1)}, 'peppol bis billing', 8))).toBe(
    'page e0 e1 h0 h1 n0',
  );
});

test('a code among other words counts where these say its list or its name', () => {
  const beside = (query: string): string[] => addresses(codesBeside(codes, query));
  expect(beside('scheme 0106')).toEqual(['/p.html#scheme-0106']);
  expect(beside('VAT AE')).toEqual(['/c.html#vat-AE']);
  expect(beside('AE emirates')).toEqual(['/c.html#country-AE']);
  expect(beside('AE invoice')).toEqual([]);
  expect(beside('0106')).toEqual([]);
});
