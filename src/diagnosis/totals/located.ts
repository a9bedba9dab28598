import type {ReportFinding} from '../model';
import type {SourceDocument} from '../source/document';
import type {SourceElement} from '../source/model';
import type {Equation} from './equation';

/** Gives the findings that are about an equation, those of its first rule first. */
export type FindingsOf = (equation: Equation) => readonly ReportFinding[];

/** The element, and those around it. */
function withAncestors(element: SourceElement): SourceElement[] {
  const found: SourceElement[] = [];
  for (let at: SourceElement | undefined = element; at; at = at.parent) found.push(at);
  return found;
}

/** A look-up of findings by equation: those of its rules that are at its scope or within it. A finding whose place is unknown is at the root. */
export function findingsByEquation(document: SourceDocument, findings: readonly ReportFinding[]): FindingsOf {
  const byRule = new Map<string, Map<SourceElement, ReportFinding[]>>();
  for (const finding of findings) {
    const byScope = byRule.get(finding.rule) ?? new Map<SourceElement, ReportFinding[]>();
    byRule.set(finding.rule, byScope);
    for (const scope of withAncestors(document.at(finding.location)?.element ?? document.root)) {
      const before = byScope.get(scope);
      if (before) before.push(finding);
      else byScope.set(scope, [finding]);
    }
  }
  return ({rules, scope}) => rules.flatMap((rule) => byRule.get(rule)?.get(scope) ?? []);
}
