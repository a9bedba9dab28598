import type {Expectation, Found, Outcome} from './model';

/** An expectation that a check did not meet. */
export interface Disagreement {
  readonly rule: string;
  readonly expected: string;
  readonly found: string;
}

const idsOf = (findings: readonly Found[]): string => {
  const ids = [...new Set(findings.map(({rule, severity}) => (severity === 'fatal' ? rule : `${rule} (${severity})`)))];
  return ids.length > 0 ? ids.join(', ') : 'nothing';
};

/** A finding as the record of examples has it. */
export const placed = ({rule, severity, location}: Pick<Found, 'rule' | 'severity' | 'location'>): string =>
  `${rule} ${severity} ${location}`;

/** Whether it is not known what a rule says, because it, or more than a single rule, could not be run. */
const isUnknown = (rule: string, undone: readonly string[]): boolean =>
  undone.some((reason) => !reason.startsWith('The rule ') || reason.startsWith(`The rule ${rule} `));

/** What an outcome has instead of what was expected; nothing where it is as expected. */
export function disagreement(expectation: Expectation, {findings, undone}: Outcome): Disagreement | undefined {
  const stopped = undone.length > 0 ? `; not checked: ${undone.join(' ')}` : '';
  if ('exactly' in expectation) {
    const [expected, found] = [[...expectation.exactly].sort(), findings.map(placed).sort()];
    if (expected.join('\n') === found.join('\n')) return undefined;
    return {rule: '', expected: expected.join(', ') || 'nothing', found: (found.join(', ') || 'nothing') + stopped};
  }
  if ('passes' in expectation) {
    const {passes, counts = /./} = expectation;
    const fatals = findings.filter(({rule, severity}) => severity === 'fatal' && counts.test(rule));
    if (passes ? fatals.length + undone.length === 0 : fatals.length > 0) return undefined;
    return {rule: fatals[0]?.rule ?? '', expected: passes ? 'passes' : 'is rejected', found: idsOf(fatals) + stopped};
  }
  const rule = 'fires' in expectation ? expectation.fires : expectation.silent;
  const isNumbered = 'fires' in expectation && expectation.numbered === true;
  const own = findings.filter((each) => each.rule === rule || (isNumbered && each.rule.startsWith(`${rule}-`)));
  if ('silent' in expectation) {
    return own.length === 0 && !isUnknown(rule, undone)
      ? undefined
      : {rule, expected: 'does not fire', found: idsOf(own) + stopped};
  }
  const {level, times} = expectation;
  const fired = own.filter(({severity}) => severity === level).length;
  if (times === undefined ? fired > 0 : fired === times) return undefined;
  const expected = `fires, ${level}${times === undefined ? '' : `, ${times} times`}`;
  return {rule, expected, found: (own.length > 0 ? `${idsOf(own)}, ${own.length} times` : 'does not fire') + stopped};
}
