import type {ReportFinding} from '../../src/diagnosis/model';
import type {Severity, Verdict} from '../../src/validation/model';

/** A finding as page and command line must have it alike. */
export type Found = Pick<ReportFinding, 'rule' | 'severity' | 'message' | 'location' | 'line' | 'column'> & {
  /** The rule set with its version, or whoever found it. */
  readonly source: string;
};

/** What a check of a document gave. */
export interface Outcome {
  readonly verdict: Verdict;
  /** Id of the message that it was checked as. */
  readonly message?: string;
  readonly findings: readonly Found[];
  /** What could not be checked, and why. */
  readonly undone: readonly string[];
}

/** What a suite says of a document. */
export type Expectation =
  /** `numbered`: the rule sets number what the suite has as one rule, such as `BR-NL-27-2`. */
  | {readonly fires: string; readonly level: Severity; readonly times?: number; readonly numbered?: boolean}
  | {readonly silent: string}
  /** No rule of those that count rejects it; or one does. */
  | {readonly passes: boolean; readonly counts?: RegExp}
  /** It has exactly these findings, each as rule, level and place. */
  | {readonly exactly: readonly string[]};

/** A document of a suite. */
export interface SuiteDocument {
  /** Path below the suite, with the number of the test where a file has several. */
  readonly name: string;
  readonly file: Uint8Array;
  /** Id of the message that it is checked as; without it, the document says. */
  readonly as?: string;
  readonly expects: readonly Expectation[];
}

/** The documents of a suite, and how many it has for messages that this project doesn't know. */
export interface SuiteContent {
  readonly documents: readonly SuiteDocument[];
  readonly uncovered: readonly string[];
}

/** Checks documents, and returns an outcome for each. */
export type Check = (documents: readonly SuiteDocument[]) => Promise<Outcome[]>;
