import {codeListPage} from '../addresses/codeLists';
import {messagesOf} from '../contracts/formats/registry';
import {isMandatory} from '../contracts/structure/cardinality';
import {termEntries, type FormatAsks, type TermEntry} from '../contracts/structure/termEntries';
import {carriersIn, rulesOfTerm, type TermRules} from '../contracts/structure/termRules';
import type {Syntax} from '../contracts/structure/terms';
import {everyElement} from '../contracts/structure/tree';
import type {Reference} from '../contracts/structure/view';
import {listEntries} from './codeListEntries';
import {ownIdentifier, placedTree, ruleReference, TREES} from './elementTrees';
import {memoized} from './files';
import {formatRegistry} from './formats';
import {pageShowing} from './pages';
import {isRuleOf, standardRules} from './ruleSets';
import {businessTerms, treeNamed} from './structure';

/** The messages that follow EN 16931, each with the rules of its terms, the page with its structure, and the terms that it has. */
const standardMessages = memoized(() =>
  messagesOf(formatRegistry())
    .filter(({message}) => message.documents.some(({structure}) => Object.values(TREES).includes(structure)))
    .map((placed) => {
      const {id} = placed.message;
      const {tree, narrowed, anchors} = placedTree(id);
      const structure = pageShowing(placed.format.page, 'Structure', id);
      const shown = structure ? [...anchors.values()] : [];
      const isRule = (rule: string): boolean => isRuleOf(id, rule);
      const termsOf = (rule: string): readonly string[] => standardRules().get(rule) ?? [];
      const rules: TermRules = {carriers: carriersIn(everyElement(tree.elements)), narrowed, isRule, termsOf};
      return {
        ...placed,
        rules,
        structure: structure ?? placed.format.page,
        anchors: new Set(shown.flatMap(({own, more}) => [own, ...more])),
      };
    }),
);

/** Where a term is in a syntax: its published paths, or else the elements of the tree that carry it. */
function pathsOf(syntax: Syntax, id: string): readonly string[] {
  const published = businessTerms().get(id)?.paths[syntax] ?? [];
  const tree = treeNamed(TREES[syntax]);
  if (published.length > 0 || !tree) return published;
  return (carriersIn(everyElement(tree.elements)).get(id) ?? []).map(({path}) => `/${tree.root}/${path}`);
}

const listOf = (name: string): Reference => {
  const title = listEntries().find((entry) => entry.name === name)?.title ?? name;
  return {text: title, href: codeListPage(name)};
};

/** The rules of EN 16931 that check a term in either syntax. */
function standardRulesOf(id: string): Reference[] {
  const rules = standardMessages().flatMap((placed) => rulesOfTerm(id, placed.rules).map((rule) => ({rule, placed})));
  const first = new Map(rules.filter(({rule}) => standardRules().has(rule)).map((each) => [each.rule, each.placed]));
  return [...first].map(([rule, placed]) => ruleReference(rule, placed));
}

/** What a format asks of a term beyond EN 16931; nothing for one that asks for nothing. */
function askOf(id: string, message: ReturnType<typeof standardMessages>[number]): FormatAsks[] {
  const {rules: source, structure, anchors, ...placed} = message;
  const standard = businessTerms().get(id)?.cardinality ?? '';
  const asked = source.narrowed.get(id)?.cardinality ?? standard;
  const cardinality = asked === standard ? undefined : asked;
  const value = isMandatory(asked) ? ownIdentifier({name: '', terms: [id]}, placed) : undefined;
  const rules = rulesOfTerm(id, source).filter((rule) => !standardRules().has(rule));
  if (!cardinality && !value && rules.length === 0) return [];
  const format = {text: placed.format.title, href: anchors.has(id) ? `${structure}#${id}` : structure};
  return [{format, cardinality, value, rules: rules.map((rule) => ruleReference(rule, placed))}];
}

/** The business terms of EN 16931 as a tree, with what each format asks of them. */
export const businessTermEntries = memoized((): TermEntry[] =>
  termEntries({
    terms: businessTerms(),
    pathsOf,
    listOf,
    rulesOf: standardRulesOf,
    asksOf: (id) => standardMessages().flatMap((placed) => askOf(id, placed)),
  }),
);
