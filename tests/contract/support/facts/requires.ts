import {demandsOf, type Demand} from './demands';
import {contextsOf, type Places, type Scope} from './locate';
import type {Rule} from './schematron';
import {everyPart} from './xpath/nodes';
import {parseXPath} from './xpath/parse';
import type {SchemaTree} from './xsd';

/** A rule that asks for elements. */
export interface Requirement {
  readonly rule: Rule;
  /** Where it runs. */
  readonly contexts: readonly string[];
  /** What it asks for there. */
  readonly targets: readonly string[];
  /** Whether it asks for them wherever its context is, with no condition and no alternative. */
  readonly always: boolean;
  /** Whether its text only says that an element must be there: the cardinality of the element in its group says the same. */
  readonly generic: boolean;
}

const VERBS =
  'have|has|stated?|contains?|provided?|exists?|present|filled|given|includes?|specify|specified|defined|categori[sz]ed|transmitted|identifiable|enthalten|vorhanden|two|at|one|occur|used';
/** What the text of a rule says when it asks for something. */
const ASKS = new RegExp(
  `\\b(?:shall|must|should|muss|müssen|soll|sollte|have to)\\b(?!\\s+not\\b).{0,140}?\\b(?:${VERBS})\\b|shall not be (?:blank|empty)|mandatory|is required|\\brequires\\b|there (?:must|should|shall) be|required to|\\bmuss\\b.*übermittelt`,
  'is',
);
/** Texts of rules that read an element to check something else: its value, its code, or that it occurs once. */
const CHECKS =
  / (?:SHALL|MUST|shall|must) equals? |maximum once|no more than|be coded|form must be|number of decimals|same value/i;
const GENERIC =
  /^(?:\[[^\]]*\]-?\s*)?(?:Element '[^']+' (?:MUST be provided|must occur)|Attribute '[^']+' (?:MUST be (?:present|provided)|is required))/i;
const PROVIDES = /shall be provided|is mandatory(?! to specify)/i;
/** Rules of XRechnung for its extension and for clean vehicles, which have identifiers of their own. */
const OTHER_FORMAT = /^BR-DEX-|^BR-DE-CVD-/;

/** A rule whose break doesn't reject a document recommends, and requires nothing. */
const isWarning = ({flag}: Rule): boolean => flag === 'warning' || flag === 'information';

/** Whether a rule is for documents of the format, and not only for those of an extension with another identifier. */
export const isOwn = ({id}: Rule): boolean => !OTHER_FORMAT.test(id);

/** What a rule asks for, with the place where it runs. */
export interface Placed extends Demand {
  readonly context: string;
  readonly rule: Rule;
}

const isFalse = ({test}: Rule): boolean => /^false(?:\(\))?$/.test(test.trim());

/** A rule whose test is never true asks for what would take its context away: `cac:AllowanceCharge[not(cbc:BaseAmount)]`. */
function contextDemands(rule: Rule, context: string, scope: Scope): Demand[] {
  const last = everyPart(parseXPath(rule.context)).flatMap((part) =>
    part.kind === 'path' ? part.steps.slice(-1) : [],
  );
  // `//*[not(*)]` forbids empty elements, and asks for none.
  const conditions = last.filter(({name}) => name !== '*').flatMap((step) => step.conditions);
  return conditions
    .flatMap((condition) => demandsOf(condition, false, {from: [context], scope}))
    .map((demand) => ({...demand, conditional: true}));
}

/** What a test asks for in one context. Alternatives that the schema doesn't have in this message are none. */
function demandsIn(rule: Rule, context: string, places: Places, tree: SchemaTree): Placed[] {
  const scope = {places, rule, bound: new Map<string, readonly string[]>()};
  const all = isFalse(rule)
    ? contextDemands(rule, context, scope)
    : demandsOf(parseXPath(rule.test), true, {from: [context], scope});
  const root = places.known[0];
  return all
    .filter(({path}) => path !== root && tree.at(path) !== undefined)
    .map((demand) => ({...demand, context, rule}));
}

const asked = new WeakMap<Places, WeakMap<SchemaTree, Map<Rule, Placed[]>>>();

/** What the test of a rule asks for in all of its contexts, looked for once. */
function ruleDemands(rule: Rule, places: Places, tree: SchemaTree): readonly Placed[] {
  const byTree = asked.get(places) ?? new WeakMap<SchemaTree, Map<Rule, Placed[]>>();
  asked.set(places, byTree);
  const byRule = byTree.get(tree) ?? new Map<Rule, Placed[]>();
  byTree.set(tree, byRule);
  const found =
    byRule.get(rule) ?? contextsOf(rule, places).flatMap((context) => demandsIn(rule, context, places, tree));
  byRule.set(rule, found);
  return found;
}

/** Everything that must exist for the tests of rules to be true, whatever their text says. */
export const allDemands = (rules: readonly Rule[], places: Places, tree: SchemaTree): Placed[] =>
  rules.flatMap((rule) => ruleDemands(rule, places, tree));

const unique = (paths: readonly string[]): string[] => [...new Set(paths)];

/** Whether the only alternatives of a test are other messages: `exists(cac:InvoiceLine) or exists(cac:CreditNoteLine)`. */
const otherRoot = (test: string): boolean =>
  /^\W*(?:exists\()?[^=<>]*?(?:Invoice|Invoiced)\w*[^=<>]*?\bor\b[^=<>]*?(?:Credit|Credited)\w*[^=<>]*$/s.test(
    test.replace(/!=\s*''/g, ''),
  );

/**
 * What a rule requires in a message: elements that must exist for its test to be true, if its text asks for them too.
 * @returns nothing for a rule that checks values, or doesn't run in the message
 */
function requirementOf(rule: Rule, places: Places, tree: SchemaTree): Requirement | undefined {
  const demands = ruleDemands(rule, places, tree);
  const existing = demands.filter(({byValue}) => !byValue);
  const kept = existing.length > 0 ? existing : PROVIDES.test(rule.text) ? demands : [];
  if (kept.length === 0 || !ASKS.test(rule.text) || CHECKS.test(rule.text)) return undefined;
  return {
    rule,
    contexts: unique(kept.map(({context}) => context)),
    targets: unique(kept.map(({path}) => path)),
    always: !rule.context.includes('[') && (otherRoot(rule.test) || kept.some(({conditional}) => !conditional)),
    generic: GENERIC.test(rule.text),
  };
}

/** Every requirement of rule sets in a message. */
export const requirementsOf = (rules: readonly Rule[], places: Places, tree: SchemaTree): Requirement[] =>
  rules.filter((rule) => isOwn(rule) && !isWarning(rule)).flatMap((rule) => requirementOf(rule, places, tree) ?? []);

/** A path with each group around it. */
function chain(path: string): string[] {
  const steps = path.split('/');
  return steps.slice(2).map((_, index) => steps.slice(0, index + 3).join('/'));
}

/** The paths that occur in every document: the schema or a rule requires them, and each group around them. */
export function alwaysPresent(requirements: readonly Requirement[], places: Places, tree: SchemaTree): Set<string> {
  const present = new Set([places.known[0] ?? '', '']);
  for (let before = -1; before !== present.size;) {
    before = present.size;
    for (const path of places.known) {
      if (present.has(path.slice(0, path.lastIndexOf('/'))) && (tree.at(path)?.min ?? 0) > 0) present.add(path);
    }
    for (const {always, contexts, targets} of requirements) {
      if (always && contexts.some((context) => present.has(context)))
        targets.flatMap(chain).forEach((path) => present.add(path));
    }
  }
  return present;
}
