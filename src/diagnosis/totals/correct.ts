import {groupBy} from '../../contracts/groupBy';
import type {Correction, ReportFinding, Sum} from '../model';
import type {SourceDocument} from '../source/document';
import type {SourceElement} from '../source/model';
import type {NameOf} from './amount';
import {isRight, writtenValue, type Equation} from './equation';
import {equationsOf} from './equations';
import {findingsByEquation, type FindingsOf} from './located';
import {solutionsOf} from './solve';
import {sumOf} from './sums';
import type {Solution} from './together';
import {correctionText, editsOf, wrongText} from './words';

/** A document with more wrong sums has no amounts that could be trusted. */
const MOST_WRONG = 200;

/** Findings that one amount explains. */
export interface TotalsCause {
  /** Those of the rule that gives the amount its value come first. */
  readonly findings: readonly ReportFinding[];
  /** The elements of the amounts that are wrong: the first is the cause, the others follow from it. */
  readonly elements: readonly SourceElement[];
  /** The sums that are wrong, as the document has them. */
  readonly sums: readonly Sum[];
  /** What is wrong, a sentence without a full stop; only where no rule among the findings says it. */
  readonly title?: string;
  /** Absent where it can't be decided which amount is wrong, or where the document lacks it. */
  readonly correction?: Correction;
}

const sumsIn = (equations: readonly Equation[]): Sum[] => equations.flatMap((equation) => sumOf(equation) ?? []);

function causeOf(solution: Solution, cured: readonly Equation[], findingsOf: FindingsOf): TotalsCause {
  const {by, changes} = solution;
  const ordered = cured.includes(by) ? [by, ...cured.filter((each) => each !== by)] : cured;
  const edits = editsOf(solution);
  return {
    findings: [...new Set(ordered.flatMap((equation) => findingsOf(equation)))],
    elements: [...changes.keys()].flatMap(({element}) => element ?? []),
    sums: sumsIn(ordered),
    ...(!cured.includes(by) && {title: wrongText(solution)}),
    ...(edits && {correction: {text: correctionText(solution), edits}}),
  };
}

/** Equations without a solution: those of one rule on many lines are one cause. */
function undecided(left: readonly Equation[], findingsOf: FindingsOf): TotalsCause[] {
  const groups = groupBy(left, ({result, rules}) => `${result.term} ${rules.join(' ')}`);
  return Array.from(groups.values(), (own) => ({
    findings: [...new Set(own.flatMap((equation) => findingsOf(equation)))],
    elements: own.flatMap(({result}) => result.element ?? []),
    sums: sumsIn(own),
  }));
}

/**
 * The causes of findings about sums in an invoice or credit note. One wrong amount can break many rules: the smallest change of amounts that makes all of
 * them right, and breaks none, is the correction. Totals are changed rather than what they follow from; quantities and prices that no rule computes never are.
 * The totals that follow from a wrong one, and agree with it, are changed with it.
 * @param findings all findings of the document: those of other rules are left out
 * @param nameOf the name of a business term, for a total that the document lacks
 */
export function correctTotals(
  document: SourceDocument,
  findings: readonly ReportFinding[],
  nameOf?: NameOf,
): readonly TotalsCause[] {
  const all = equationsOf(document, nameOf);
  const rules = new Set(all.flatMap((equation) => equation.rules));
  const own = findings.filter(({rule}) => rules.has(rule));
  if (own.length === 0) return [];
  const findingsOf = findingsByEquation(document, own);
  const wrong = all.filter((equation) => findingsOf(equation).length > 0 && isRight(equation, writtenValue) === false);
  let left = wrong;
  const solutions = wrong.length > MOST_WRONG ? [] : solutionsOf(all, wrong, writtenValue);
  const causes = solutions.map((solution) => {
    const cured = left.filter((equation) => solution.cured.includes(equation));
    left = left.filter((equation) => !cured.includes(equation));
    return causeOf(solution, cured, findingsOf);
  });
  return [...causes, ...undecided(left, findingsOf)];
}
