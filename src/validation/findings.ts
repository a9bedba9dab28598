import {type Finding, type Identity, type Result} from './model';

/** Who reports a finding that comes from no schema and no rule set. */
const ENGINE = 'engine';

/** A fatal finding of the engine itself. */
export function fatal(rule: string, message: string, more: Partial<Finding> = {}): Finding {
  return {rule, severity: 'fatal', message, location: '', source: ENGINE, ...more};
}

const NOTHING: Identity = {root: '', namespace: '', customizationId: '', profileId: ''};

/** The result for a file that could not be checked, with the reason. */
export function refused(finding: Finding, identity: Identity = NOTHING): Result {
  return {...identity, message: undefined, schema: 'none', findings: [finding]};
}

/** Each finding once: a rule that fires twice for one element says nothing new. Schemas repeat themselves with other words. */
export function distinct(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({rule, severity, location, message}) => {
    const key = [rule, severity, location, rule === 'XSD' ? message : ''].join('\n');
    return !seen.has(key) && seen.add(key);
  });
}

/** The ids of the rules that reject or warn, each once, sorted. */
export function firedRules(findings: readonly Finding[]): string[] {
  const fired = findings.filter(({severity}) => severity !== 'information');
  return Array.from(new Set(fired.map(({rule}) => rule))).sort();
}
