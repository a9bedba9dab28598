import path from 'node:path';
import {ruleEntry} from '../addresses/places';
import {ruleListsOf, type RuleList} from '../contracts/codeLists/ruleLists';
import {officialRulesOf, type OfficialRule} from '../contracts/formats/officialRules';
import type {Format, FormatMessage, RuleSet} from '../contracts/formats/registryFile';
import type {ReadBeside} from '../contracts/formats/schematron';
import {rootElement} from '../contracts/xml/element';
import {memoized, readTracked} from './files';
import {formatRegistry, messageNamed} from './formats';

/** The bus's own checks of a format whose rules are not published. */
const OWN_CHECK = /^DICO-[A-Z]+$/;

const rootOf = memoized((file: string) => rootElement(readTracked(file)));

const beside: ReadBeside = (from, href) => {
  const file = path.posix.join(path.posix.dirname(from), href);
  return {file, root: rootOf(file)};
};

/** The Schematron file of a rule set, by its id in the registry, with its root element. */
function ruleFile(id: string) {
  const file = `documents/rules/schematron/${formatRegistry().ruleSets.get(id)?.file}`;
  return {file, root: rootOf(file)};
}

/** The code lists in the rules of a rule set, by its id in the registry. @throws Error for a file that doesn't exist or isn't well-formed */
export const ruleLists = memoized((id: string): readonly RuleList[] => {
  const {file, root} = ruleFile(id);
  return ruleListsOf(file, root, beside);
});

/** The rules of a rule set, by their ids. @throws Error for a file that doesn't exist or isn't well-formed */
export const officialRules = memoized((set: string): ReadonlyMap<string, OfficialRule> => {
  const {file, root} = ruleFile(set);
  return new Map(officialRulesOf(set, file, root, beside).map((rule) => [rule.id, rule]));
});

type Checked = Pick<FormatMessage, 'ruleSets' | 'requires'>;

const setOf = (rule: string, {ruleSets}: Pick<Checked, 'ruleSets'>): RuleSet | undefined =>
  formatRegistry().ruleSets.get(ruleSets.find((id) => officialRules(id).has(rule)) ?? '');

const isIn = (rule: string, message: Checked): boolean =>
  setOf(rule, message) !== undefined || message.requires.some((each) => each.rule === rule);

/** Whether a rule is one by which documents of a message are checked: of its official rule sets, or a check of the bus. */
export const isRuleOf = (folder: string, id: string): boolean =>
  OWN_CHECK.test(id) || isIn(id, messageNamed(folder).message);

/** Whether any official rule set has a rule of this id, or the bus a check. */
export const isKnownRule = (id: string): boolean =>
  OWN_CHECK.test(id) || formatRegistry().formats.some(({messages}) => messages.some((message) => isIn(id, message)));

/** The entry of a rule on the page of the first rule set of these formats that has it; nothing for a check of the bus. */
export function rulePlace(rule: string, formats: readonly Pick<Format, 'messages'>[]): string | undefined {
  const ruleSets = formats.flatMap(({messages}) => messages.flatMap((message) => message.ruleSets));
  const set = setOf(rule, {ruleSets});
  return set && ruleEntry(set.page, rule);
}

const TERM = /\bB[TG]-\d+/g;

/** The rules of EN 16931, each with the business terms that its text names. */
export const standardRules = memoized((): ReadonlyMap<string, readonly string[]> => {
  const sets = [...formatRegistry().ruleSets.values()].filter(({name}) => name.startsWith('EN 16931'));
  const rules = sets.flatMap(({id}) => [...officialRules(id).values()]);
  return new Map(rules.map(({id, texts}) => [id, texts.flatMap(({text}) => text.match(TERM) ?? [])]));
});
