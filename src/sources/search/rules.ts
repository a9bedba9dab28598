import {ruleEntry} from '../../addresses/places';
import type {OfficialRule} from '../../contracts/formats/officialRules';
import {formatRegistry} from '../formats';
import {ruleSetPageView} from '../rulePages';
import {officialRules} from '../ruleSets';
import {isForbidding, MOST_RULES} from '../../search/rules';
import {lineOf, type CodesOfList} from './codes';
import {inGroup, placeOf, type SearchRecord} from './record';

/** Rules that limit a format to what EN 16931 needs. */
const LIMITING = /^(?:UBL|CII)-(?:CR|DT|SR)-/;

/** Whether a rule is one of the more than thousand that forbid one element or one attribute each. */
export const isBulk = ({id, texts}: OfficialRule): boolean =>
  LIMITING.test(id) && texts.every(({text}) => isForbidding(text));

const LONGEST_TEXT = 36;

/** Where the rules of a set are, as a hit says it. */
export const placeOfSet = (name: string): string => `Rule sets › ${name}`;

/** The words of a rule that a hit shows. */
function wordsOf(rule: OfficialRule): string {
  const text = isBulk(rule) ? '' : (rule.texts[0]?.text ?? '');
  return text.length > LONGEST_TEXT ? `${text.slice(0, text.lastIndexOf(' ', LONGEST_TEXT))} …` : text;
}

const NAMED_FIRST = /^\[([A-Z][A-Z\d-]+)\]/;

/** What the texts of a rule call it, where that is neither the beginning of its id nor another rule: the official `CII-SR-04` says `CII-SR-004`. */
function calledIn({id, texts}: OfficialRule, rules: ReadonlyMap<string, OfficialRule>): string {
  const names = texts.map(({text}) => NAMED_FIRST.exec(text)?.[1] ?? id);
  return names.find((name) => !id.startsWith(name) && !rules.has(name)) ?? '';
}

/** The rules of a set that its page explains. */
const explainedIn = (ruleSet: string): ReadonlySet<string> =>
  new Set(ruleSetPageView(ruleSet).explained.map(({rule}) => rule));

/** Every rule, by its rule set, as the search box reads codes. A rule that several sets have in the same words is in the first, and in those where a page explains it. */
export function searchRules(): CodesOfList[] {
  const known = new Set<string>();
  return Array.from(formatRegistry().ruleSets.values(), ({id, page, name}) => {
    const explained = explainedIn(id);
    const rules = officialRules(id);
    const lines = [...rules.values()].flatMap((rule) => {
      const line = lineOf(rule.id, wordsOf(rule), '', calledIn(rule, rules));
      const isNew = known.size < known.add(line).size;
      return isNew || explained.has(rule.id) ? [line] : [];
    });
    return {t: 'Rules', w: placeOfSet(name), u: ruleEntry(page, ''), n: 0, c: lines.join('\n')};
  });
}

const byTitle = (one: SearchRecord, other: SearchRecord): number => (one.title < other.title ? -1 : 1);

/** The rules in all their words, which a reader may paste from a validator, without those that forbid one element and that no page explains: `searchSentences` has them. Each of them once, in the set that is named first, and of those with the same words the first. */
export function ruleRecords(): SearchRecord[] {
  const known = new Set<string>();
  const alike = new Map<string, number>();
  const isMore = ({title, text}: SearchRecord): boolean => {
    if (known.size === known.add(`${title} ${text}`).size) return false;
    const count = (alike.get(text) ?? 0) + 1;
    alike.set(text, count);
    return count <= MOST_RULES;
  };
  return Array.from(formatRegistry().ruleSets.values()).flatMap(({id, page, name}) => {
    const explained = explainedIn(id);
    const rules = [...officialRules(id).values()].filter((rule) => explained.has(rule.id) || !isBulk(rule));
    const records = rules.map((rule) => ({
      ...placeOf(ruleEntry(page, rule.id)),
      title: rule.id,
      text: rule.texts.map((each) => each.text).join(' '),
    }));
    // Sorted, the ids have most in common with those before them, and are packed best.
    const own = [...records].sort(byTitle).filter(isMore);
    return inGroup('Rules', placeOfSet(name), own);
  });
}
