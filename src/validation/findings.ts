import {type Finding, type Identity, type Result, type Verdict} from './model';

/** Who reports a finding that comes from no schema and no rule set. */
const ENGINE = 'engine';

/** A fatal finding of the engine itself. */
export function fatal(rule: string, message: string, more: Partial<Finding> = {}): Finding {
  return {rule, severity: 'fatal', message, location: '', source: ENGINE, ...more};
}

const NOTHING: Identity = {root: '', namespace: '', customizationId: '', profileId: ''};

/** Rules of the engine that say nothing of the document: a part of the check could not be done. */
const UNDONE: ReadonlySet<string> = new Set(['SCHEMA', 'RULES', 'TIME', 'ENGINE']);

/** Whether a finding says that a part of the check could not be done, and nothing of the document. */
export const isUndone = ({rule}: Finding): boolean => UNDONE.has(rule);

/** The verdict of findings: one fatal finding of the document rejects it, whatever else could not be checked. */
export function verdictOf(findings: readonly Finding[]): Verdict {
  const fatals = findings.filter(({severity}) => severity === 'fatal');
  if (fatals.some(({rule}) => !UNDONE.has(rule))) return 'invalid';
  return fatals.length > 0 ? 'unchecked' : 'valid';
}

/** The result for a file that could not be checked further, with the reason. */
export const refused = (finding: Finding, identity: Identity = NOTHING): Result => ({
  ...identity,
  message: undefined,
  schema: 'none',
  verdict: verdictOf([finding]),
  findings: [finding],
});

/** Each finding once: a rule that fires twice for one element says nothing new. Schemas repeat themselves with other words, and several rules can fail at one place. */
export function distinct(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({rule, severity, location, message}) => {
    const key = [rule, severity, location, rule === 'XSD' || UNDONE.has(rule) ? message : ''].join('\n');
    return !seen.has(key) && seen.add(key);
  });
}

/** The ids of the rules that reject or warn, each once, sorted. */
export function firedRules(findings: readonly Finding[]): string[] {
  const fired = findings.filter(({severity}) => severity !== 'information');
  return Array.from(new Set(fired.map(({rule}) => rule))).sort();
}
