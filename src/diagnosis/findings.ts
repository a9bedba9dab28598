import {ruleEntry, validatorFindings} from '../addresses/places';
import {isUndone} from '../validation/findings';
import type {Finding, Result} from '../validation/model';
import type {Explanation, Layer, ReportFinding, RunCheck} from './model';

/** A rule set as a report names it. `page` is the name of its page below /documents/rules. */
export interface KnownRuleSet {
  readonly layer: Extract<Layer, 'standard' | 'cius' | 'format'>;
  readonly name: string;
  readonly version: string;
  readonly released: string;
  readonly page: string;
}

/** What is known of the message by which a document was checked. */
export interface FindingKnowledge {
  readonly ruleSets: Readonly<Record<string, KnownRuleSet>>;
  /** The name of a schema, by its file. */
  readonly schemaName: (file: string) => string;
  readonly explanations: Readonly<Record<string, Explanation>>;
  /** The texts of rules that copy values of the document, with `…` in their places, by the ids of rule sets and rules. Without it, no text is known to have no values. */
  readonly copying?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

/** Rules of a country in a rule set of a network: `NL-R-001`. */
const NATIONAL = /^[A-Z]{2}-R-\d/;

/** Findings of requirements of the registry, and of the checks of DICO. */
const OF_BUS = /^(?:LOCAL|DICO)-/;

/** The layer of a finding. */
function layerOf({rule, source}: Finding, ruleSets: FindingKnowledge['ruleSets']): Layer {
  const set = ruleSets[source];
  if (set) return NATIONAL.test(rule) ? 'national' : set.layer;
  if (rule === 'XSD' || rule === 'SCHEMA') return 'schema';
  if (rule === 'FORMAT') return 'format';
  return OF_BUS.test(rule) ? 'bus' : 'file';
}

/** The texts of a rule without values of the document. Those of requirements of the registry have none. */
function officialIn({rule, message, source}: Finding, {ruleSets, copying}: FindingKnowledge): readonly string[] {
  if (rule.startsWith('LOCAL-')) return [message];
  return ruleSets[source] && copying ? (copying[source]?.[rule] ?? [message]) : [];
}

/** A finding with what the site knows of its rule. */
function reportFinding(finding: Finding, knowledge: FindingKnowledge): ReportFinding {
  const {ruleSets, schemaName, explanations} = knowledge;
  const {rule, severity, message, location, line, column, source} = finding;
  const set = ruleSets[source];
  const explanation = explanations[rule];
  const layer = layerOf(finding, ruleSets);
  const official = isUndone(finding) ? [] : officialIn(finding, knowledge);
  const name = layer === 'schema' ? schemaName(source) : 'Validator in this documentation';
  return {
    ...{rule, severity, message, location, layer},
    ...(line !== undefined && {line}),
    ...(column !== undefined && {column}),
    ...(official.length > 0 && {official}),
    source: set ? {name: set.name, version: set.version, released: set.released} : {name},
    href: set && !isUndone(finding) ? ruleEntry(set.page, rule) : (explanation?.href ?? validatorFindings),
    ...(explanation && {explanation}),
  };
}

/** The findings of the document; those that say that a part of the check could not be done are not among them. */
export const reportFindings = ({findings}: Result, knowledge: FindingKnowledge): ReportFinding[] =>
  findings.filter((each) => !isUndone(each)).map((each) => reportFinding(each, knowledge));

/** Why a check could not be done, or not wholly, in sentences. */
export const undoneIn = ({findings}: Pick<Result, 'findings'>): string[] =>
  findings.filter((each) => isUndone(each) && each.severity === 'fatal').map(({message}) => message);

function outcomeOf(findings: readonly Finding[]): RunCheck['outcome'] {
  const fatals = findings.filter(({severity}) => severity === 'fatal');
  if (fatals.some((each) => !isUndone(each))) return 'failed';
  if (fatals.length > 0) return 'undone';
  return findings.some(({severity}) => severity === 'warning') ? 'warnings' : 'passed';
}

/**
 * The schema and the rule sets that were run, in their order.
 * @param schema the file of the schema; undefined for a document without one
 * @param sets the ids of the rule sets
 */
export function runChecks(
  {findings, schema: outcome, message}: Result,
  {schema, ruleSets: sets}: {readonly schema: string | undefined; readonly ruleSets: readonly string[]},
  {ruleSets, schemaName}: Pick<FindingKnowledge, 'ruleSets' | 'schemaName'>,
): RunCheck[] {
  const unread = findings.filter((each) => layerOf(each, ruleSets) === 'file');
  const wellFormed: RunCheck = {
    layer: 'file',
    name: 'XML parser (libxml2)',
    outcome: message === undefined ? outcomeOf(unread) : 'passed',
  };
  const unknown = findings.filter(({rule}) => rule === 'FORMAT');
  const format: RunCheck = {layer: 'format', name: 'Known formats', outcome: outcomeOf(unknown)};
  if (message === undefined) return unknown.length > 0 ? [wellFormed, format] : [wellFormed];
  const ofSchema = findings.filter((each) => layerOf(each, ruleSets) === 'schema');
  const bySchema: RunCheck = {
    layer: 'schema',
    name: schema === undefined ? 'No published schema' : schemaName(schema),
    outcome: outcome === 'none' ? 'none' : outcomeOf(ofSchema),
  };
  const byRules = sets.flatMap((id): RunCheck[] => {
    const set = ruleSets[id];
    if (!set) return [];
    const {layer, name, version, released, page} = set;
    const outcomeOfSet = outcomeOf(findings.filter(({source}) => source === id));
    const href = `/documents/rules/${page}.html`;
    return [{layer, name, version, released, href, outcome: outcomeOfSet}];
  });
  return [wellFormed, bySchema, ...byRules];
}
