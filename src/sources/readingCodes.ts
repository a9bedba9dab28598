import type {CodeNames} from '../contracts/rendering/data';
import {listNamed} from '../contracts/structure/lists';
import type {Tree, TreeElement} from '../contracts/structure/tree';
import {listEntries} from './codeListEntries';
import {publishedList, publishedPartySchemes} from './codeLists';
import {memoized} from './files';
import {businessTerms} from './structure';

/** Of participants: the names of their schemes, by the codes of ISO/IEC 6523. */
const SCHEMES = 'participant-schemes';

/** A list with more codes is no part of the data of a reading. */
const LARGE = 500;

/** The lists of elements for which their trees name none. */
const LISTS: readonly (readonly [RegExp, string])[] = [
  [/Country$/, 'country'],
  [/Currency$|@currency$/, 'currency'],
  [/TaxCategory\/cbc:ID$/, 'vat-category'],
];

/** The code lists of the site by name and source, by which a list of a tree is found. */
export const knownLists = memoized(() => listEntries().map(({name}) => ({name, source: publishedList(name).source})));

/** The lists that have the names of an element's codes: its own, those of its term if it is a code, and those of its kind. */
export function nameLists({path, lists, terms, type}: TreeElement, {source}: Tree): string[] {
  if (lists.includes('ICD') || lists.includes('eas')) return [SCHEMES];
  const own = lists.flatMap((list) => listNamed(list, source, knownLists()) ?? []);
  const ofTerms = type === 'Code' ? terms.flatMap((term) => businessTerms().get(term)?.lists ?? []) : [];
  const others = LISTS.flatMap(([end, list]) => (end.test(path) ? [list] : []));
  return [...new Set([...own, ...ofTerms, ...others])];
}

const namesIn = (list: string): Record<string, string> =>
  list === SCHEMES
    ? Object.fromEntries(publishedPartySchemes().schemes.map(({code, schemeId}) => [code, schemeId]))
    : Object.fromEntries(publishedList(list).codes.map(({id, name}) => [id, name]));

const isLarge = (list: string): boolean => list !== SCHEMES && publishedList(list).codes.length > LARGE;

/** The names of codes of some lists, and which of the lists are too large for that. */
export function codesOf(lists: readonly string[]): {readonly codes: CodeNames; readonly largeLists: readonly string[]} {
  const large = lists.filter(isLarge);
  const small = lists.filter((list) => !large.includes(list));
  return {codes: Object.fromEntries(small.map((list) => [list, namesIn(list)])), largeLists: large};
}

/** The names of codes of all large lists, which every message shares. */
export const largeCodes = memoized((): CodeNames =>
  Object.fromEntries(listEntries().flatMap(({name}) => (isLarge(name) ? [[name, namesIn(name)]] : []))),
);
