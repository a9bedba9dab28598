import type {FormatDocument, FormatMessage} from '../contracts/formats/registryFile';

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

/** One root element that a message may have, with its schema, a file below the folder of schemas, if it may be published. */
export type ValidatedDocument = Pick<FormatDocument, 'root' | 'schema'> & Partial<Pick<FormatDocument, 'namespace'>>;

/** What an XPath must find, for conditions that no published rule has. */
export type Requirement = FormatMessage['requires'][number];

/** What the engine knows of a message: how it is recognised, and by what it is checked. The head of documents/formats.yaml describes the keys. */
export type ValidatedMessage = Readonly<
  Pick<
    FormatMessage,
    'id' | 'ruleSets' | 'namespacePattern' | 'customizationId' | 'customizationPattern' | 'profileId'
  > &
    Partial<Pick<FormatMessage, 'detectProfile' | 'levels' | 'requires' | 'ownChecks'>>
> & {readonly documents: readonly ValidatedDocument[]};

/** What a document says of itself. Empty texts where it says nothing. */
export interface Identity {
  readonly root: string;
  readonly namespace: string;
  readonly customizationId: string;
  readonly profileId: string;
}

/** What a validation says of a document: `unchecked` where nothing rejects it, but a part of the check could not be done. */
export type Verdict = 'valid' | 'invalid' | 'unchecked';

export interface Result extends Identity {
  /** Id of the message, or undefined when the file is none that the engine knows. */
  readonly message: string | undefined;
  /** Outcome of the schema; `none` where there is none, or where the file did not come so far. */
  readonly schema: 'passed' | 'failed' | 'none';
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
}
