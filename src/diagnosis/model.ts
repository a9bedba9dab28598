import type {Identity, Severity, Verdict} from '../validation/model';
import type {Edit, Span} from './source/model';

/** The layer of a check, from the file itself to the rules of a country, and what the bus checks besides. `format`: the rules of a document that is no invoice. */
export type Layer = 'file' | 'schema' | 'standard' | 'cius' | 'format' | 'national' | 'bus';

/** What the site says of a rule, as HTML of its own. */
export interface Explanation {
  readonly title: string;
  readonly meaningHtml: string;
  readonly causeHtml?: string;
  readonly fixHtml: string;
  /** The address of the entry of the rejection. */
  readonly href: string;
}

/** A finding as the page shows it. */
export interface ReportFinding {
  readonly rule: string;
  readonly severity: Severity;
  /** The official text, or that of the engine. */
  readonly message: string;
  /** The same without values of the document, as its publisher wrote it; several texts where the rule has several. Nothing where it isn't known. */
  readonly official?: readonly string[];
  /** For a message of the schema: what it means, in words. */
  readonly inWords?: string;
  readonly location: string;
  readonly line?: number;
  readonly column?: number;
  readonly layer: Layer;
  /** The rule set or the schema that found it, with its version and date as readers see them. */
  readonly source: {readonly name: string; readonly version?: string; readonly released?: string};
  /** The address on this site that explains the rule. */
  readonly href: string;
  readonly explanation?: Explanation;
}

/** A value of the document that a finding is about. */
export interface ReportValue {
  readonly term?: string;
  readonly label: string;
  readonly text: string;
  readonly location: string;
  readonly line: number;
}

/** A sum recomputed beside what the document says. Amounts are decimals with a point. */
export interface Sum {
  /** The rule that demands it: `BR-CO-10`. */
  readonly rule: string;
  /** The term of the result, with its name: `BT-106`, 'Sum of invoice line net amounts'. */
  readonly term: string;
  readonly label: string;
  readonly parts: readonly {
    readonly sign: '+' | '-' | '×';
    readonly term: string;
    readonly label: string;
    readonly amount: string;
  }[];
  /** How many further parts there are, which are left out. */
  readonly more?: number;
  readonly computed: string;
  readonly written?: string;
  readonly isRight: boolean;
}

/** A change of the document that was tried: the rules were run again with it. */
export interface Correction {
  /** What it does, a sentence: 'Set the invoice total with VAT (BT-112) to 1210.00.' */
  readonly text: string;
  readonly edits: readonly Edit[];
}

/** Part of the document, with the element that a finding points at. */
export interface ReportExcerpt {
  /** Number of the first line, from 1. */
  readonly line: number;
  readonly text: string;
  readonly marks: readonly Span[];
}

/** Findings that have one cause. */
export interface Cause {
  /** Unique in the report, and safe as an anchor: `BR-CO-15-1`. */
  readonly id: string;
  /** A sentence without a full stop. */
  readonly title: string;
  readonly severity: Severity;
  readonly findings: readonly ReportFinding[];
  readonly values: readonly ReportValue[];
  readonly sums: readonly Sum[];
  /** Codes that are near to a wrong one, with the list that they are in. */
  readonly near: readonly {readonly code: string; readonly name: string; readonly href: string}[];
  readonly correction?: Correction;
  readonly before?: ReportExcerpt;
  readonly after?: ReportExcerpt;
  /** Links to guides, terms and code lists. */
  readonly links: readonly {readonly text: string; readonly href: string}[];
}

/** A check of the bus beyond schema and rules. */
export interface AcceptanceCheck {
  readonly id: string;
  /** What is checked: 'Receiver'. */
  readonly title: string;
  /** `unknown`: it can't be told from the document alone. */
  readonly outcome: 'passed' | 'rejected' | 'notice' | 'unknown';
  /** A sentence or two with the values. */
  readonly text: string;
  /** The error code with which the bus rejects it. */
  readonly code?: string;
  readonly href?: string;
  readonly location?: string;
  readonly line?: number;
}

/** A schema or rule set that was run. */
export interface RunCheck {
  readonly layer: Layer;
  readonly name: string;
  readonly version?: string;
  readonly released?: string;
  readonly href?: string;
  readonly outcome: 'passed' | 'warnings' | 'failed' | 'undone' | 'none';
}

/** All that a check of one file gave. */
export interface Report {
  readonly file: {readonly name: string; readonly size: number; readonly isPdf: boolean};
  readonly identity: Identity;
  readonly format?: {readonly message: string; readonly title: string; readonly href: string};
  readonly verdict: Verdict;
  /** Why it could not be checked, or not wholly. */
  readonly undone: readonly string[];
  readonly checks: readonly RunCheck[];
  readonly causes: readonly Cause[];
  /** Whether the bus accepts it, by the rules and by its own checks; `unknown` where a check could not be done. */
  readonly accepted: {
    readonly outcome: 'accepted' | 'rejected' | 'unknown';
    readonly code?: string;
    readonly text: string;
  };
  readonly acceptance: readonly AcceptanceCheck[];
}
