import type {Finding} from '../validation/model';
import type {Cause, Correction, ReportFinding} from './model';
import {edited} from './source/edits';

/** Gives the findings of a text by the rules of its message. */
export type Recheck = (text: string) => Promise<readonly Finding[]>;

/** How many causes are tried, and how long a document may be, in characters, and how many findings it may have: each try is a whole check. */
const MOST_CAUSES = 12;
const LONGEST = 400_000;
const MOST_FINDINGS = 300;

/** How many checks are made for one document. */
const MOST_CHECKS = 40;

type Placed = Pick<Finding, 'rule' | 'severity'>;

/** How many findings of each rule reject or warn. Places move with a change, so they aren't compared. */
function counted(findings: readonly Placed[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const {rule, severity} of findings) {
    if (severity !== 'information') counts.set(rule, (counts.get(rule) ?? 0) + 1);
  }
  return counts;
}

/** Whether a change clears findings, and causes none: no rule fires more often, and those of the cause less often by as many as it has. */
function clears(before: readonly Placed[], after: readonly Placed[], cause: readonly Placed[]): boolean {
  const [was, is, wanted] = [counted(before), counted(after), counted(cause)];
  const isNew = [...is].some(([rule, count]) => count > (was.get(rule) ?? 0));
  return !isNew && [...wanted].every(([rule, count]) => (is.get(rule) ?? 0) <= (was.get(rule) ?? 0) - count);
}

/** What is corrected. */
interface Broken {
  readonly text: string;
  /** What the check of the text found. */
  readonly findings: readonly Finding[];
  readonly causes: readonly Cause[];
  /** Changes to try for a finding, best first. */
  readonly proposalsFor: (finding: ReportFinding) => readonly Correction[];
}

/** The first of some changes that clears a cause. A change with which the check can't be done proves nothing. */
async function firstThatClears(
  {text, findings}: Broken,
  cause: Cause,
  corrections: readonly Correction[],
  recheck: Recheck,
): Promise<Correction | undefined> {
  for (const correction of corrections) {
    const after = await recheck(edited(text, correction.edits));
    if (clears(findings, after, cause.findings)) return correction;
  }
  return undefined;
}

/**
 * The corrections of causes that were tried: with each, the document was checked again, the findings of the cause were gone, and no new one had come.
 * @returns by the first findings of the causes
 */
export async function provenCorrections(
  broken: Broken,
  recheck: Recheck,
): Promise<ReadonlyMap<ReportFinding, Correction>> {
  const proven = new Map<ReportFinding, Correction>();
  if (broken.text.length > LONGEST || broken.findings.length > MOST_FINDINGS) return proven;
  let left = MOST_CHECKS;
  for (const cause of broken.causes.slice(0, MOST_CAUSES)) {
    const [first] = cause.findings;
    if (!first) continue;
    const corrections = (cause.correction ? [cause.correction] : broken.proposalsFor(first)).slice(0, left);
    left -= corrections.length;
    const correction = await firstThatClears(broken, cause, corrections, recheck);
    if (correction) proven.set(first, correction);
  }
  return proven;
}

const isSame = (one: Correction | undefined, other: Correction): boolean =>
  JSON.stringify(one?.edits) === JSON.stringify(other.edits);

/** Causes without corrections that have not been tried. */
export const withoutUnproven = (causes: readonly Cause[], proven: ReadonlyMap<ReportFinding, Correction>): Cause[] =>
  causes.map((cause) => {
    const {correction, after, ...rest} = cause;
    const [first] = cause.findings;
    return first && correction && after && isSame(proven.get(first), correction) ? cause : rest;
  });
