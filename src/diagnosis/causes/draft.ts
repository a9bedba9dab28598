import type {Cause, Correction, ReportFinding} from '../model';
import type {SourceElement} from '../source/model';

/** A cause before the rest of the site adds to it. */
export interface CauseDraft {
  readonly title: string;
  readonly severity: Cause['severity'];
  readonly findings: readonly ReportFinding[];
  /** The elements that are wrong; none where the findings are about the file. */
  readonly elements: readonly SourceElement[];
  readonly sums: Cause['sums'];
  /** Of a wrong sum. */
  readonly correction?: Correction;
}

/** What others know of a cause. Each function is given one whose correction isn't known yet. */
export interface CauseSources {
  readonly correctionFor: (draft: CauseDraft) => Correction | undefined;
  readonly nearFor: (draft: CauseDraft) => Cause['near'];
  readonly linksFor: (draft: CauseDraft) => Cause['links'];
  /** The name of a business term, for a total that the document lacks. */
  readonly nameOf?: (term: string) => string | undefined;
}

const SEVERITIES: readonly Cause['severity'][] = ['fatal', 'warning', 'information'];

/** How serious a severity is: 0 for one that rejects the document. */
export const rankOf = (severity: Cause['severity']): number => SEVERITIES.indexOf(severity);

/** The most serious of findings. */
export const severityOf = (findings: readonly Pick<ReportFinding, 'severity'>[]): Cause['severity'] =>
  SEVERITIES.find((severity) => findings.some((finding) => finding.severity === severity)) ?? 'information';
