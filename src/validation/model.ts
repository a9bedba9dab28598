/** How serious a finding is: a fatal one rejects the document. */
export type Severity = 'fatal' | 'warning' | 'information';

/** One thing that is wrong with a document, or worth knowing. */
export interface Finding {
  /** Id of the rule as its publisher writes it, `XSD`, or one of the engine's own: see README.md. */
  readonly rule: string;
  readonly severity: Severity;
  readonly message: string;
  /** XPath of the element or attribute, by local names with positions; empty where the finding is about the whole file. */
  readonly location: string;
  /** Line in the file, from 1, where the parser knows it. */
  readonly line?: number;
  /** Column in that line, from 1, where the parser stopped: only for what is no XML, or has a document type. */
  readonly column?: number;
  /** The schema, the rule set or the part of the engine that found it. */
  readonly source: string;
}

/** One root element that a message may have. */
export interface ValidatedDocument {
  readonly root: string;
  readonly namespace?: string;
  /** File below the folder of schemas; absent where no schema may be published. */
  readonly schema?: string;
}

/** What an XPath must find, for conditions that no published rule has. */
export interface Requirement {
  readonly rule: string;
  readonly xpath: string;
  readonly message: string;
}

/** What the engine knows of a message: how it is recognised, and by what it is checked. */
export interface ValidatedMessage {
  readonly id: string;
  readonly documents: readonly ValidatedDocument[];
  /** Regular expression in place of the namespace of each document. */
  readonly namespacePattern?: string;
  /** Together with the root it identifies the message; absent for messages that their namespace identifies. */
  readonly customizationId?: string;
  /** Regular expression in place of `customizationId`. */
  readonly customizationPattern?: string;
  readonly profileId?: string;
  /** Whether `profileId` is needed to tell the message from others. */
  readonly detectProfile?: boolean;
  readonly ruleSets: readonly string[];
  /** Severities that replace those of the rule sets, by rule. */
  readonly levels?: Readonly<Record<string, Severity>>;
  readonly requires?: readonly Requirement[];
  /** The engine's own checks, for formats whose schema is not public. */
  readonly ownChecks?: 'dico';
}

/** What a document says of itself. Empty texts where it says nothing. */
export interface Identity {
  readonly root: string;
  readonly namespace: string;
  readonly customizationId: string;
  readonly profileId: string;
}

/** What a validation says of a document: `unchecked` where nothing rejects it, but a part of the check could not be done. */
export type Verdict = 'valid' | 'invalid' | 'unchecked';

/** The outcome of a validation. */
export interface Result extends Identity {
  /** Id of the message, or undefined when the file is none that the engine knows. */
  readonly message: string | undefined;
  /** Outcome of the schema; `none` where there is none, or where the file did not come so far. */
  readonly schema: 'passed' | 'failed' | 'none';
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
}
