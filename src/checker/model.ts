import type {FormatMessage} from '../contracts/formats/registryFile';
import type {Rendering} from '../contracts/rendering/view';
import type {FindingKnowledge, KnownRuleSet} from '../diagnosis/findings';
import type {Report} from '../diagnosis/model';
import type {Span} from '../diagnosis/source/model';

/** The files of a rule set, and what readers must know of it. */
export interface RuleFiles extends KnownRuleSet {
  /** The compiled form. */
  readonly compiled: string;
  /** The documents that it reads, by their names. */
  readonly reads: Readonly<Record<string, string>>;
}

/** The format of a message: its title and the address of its page. */
export interface FormatOf {
  readonly title: string;
  readonly href: string;
}

/** Where is what the site knows of the documents of a message with one root element. */
export interface DocumentFiles {
  /** `ReadingData` of src/contracts/rendering. */
  readonly reading: string;
  /** The elements of `Knowledge` of src/diagnosis/corrections. */
  readonly elements: string;
}

/** What a check needs and where its files are: addresses that the build fills in. */
export interface CheckerFiles {
  readonly messages: readonly FormatMessage[];
  /** By the ids of messages. */
  readonly formats: Readonly<Record<string, FormatOf>>;
  /** Of each schema, its name for readers, and the address of an archive with all files that it needs. */
  readonly schemas: Readonly<Record<string, {readonly name: string; readonly archive: string}>>;
  readonly ruleSets: Readonly<Record<string, RuleFiles>>;
  /** The code lists of DICO. */
  readonly dicoCodes: string;
  /** What the site says of the rules of a message, by the ids of messages. */
  readonly guides: Readonly<Record<string, string>>;
  /** How the documents of a message are read and corrected, by the ids of messages and the root elements. */
  readonly documents: Readonly<Record<string, Readonly<Record<string, DocumentFiles>>>>;
  /** The names of the codes of lists that are too large to be in readings. */
  readonly largeCodes: string;
  /** The code lists and schemes of `Knowledge`, which all formats share. */
  readonly lists: string;
  /** What the bus accepts. */
  readonly acceptance: string;
  /** How documents are read into their business terms, to compare them. */
  readonly conversion: string;
}

/** What the site says of the rules of a message. */
export type Guide = Pick<FindingKnowledge, 'explanations' | 'copying'>;

/** Texts of files by their names. */
export type Archive = Readonly<Record<string, string>>;

/** A document that breaks a rule, for readers without one of their own. */
export interface Sample {
  readonly message: string;
  /** What is wrong with it. */
  readonly title: string;
  readonly rule: string;
  /** The address of the document. */
  readonly file: string;
}

/** What the page offers before anything is checked. */
export interface CheckerContent {
  readonly formats: readonly (FormatOf & {readonly message: string; readonly documents: string})[];
  readonly samples: readonly Sample[];
}

/** A checked file: the report, and what the page shows of the document besides. */
export interface Checked {
  readonly report: Report;
  /** The XML, where it is small enough to be shown; that of a PDF is the embedded one. */
  readonly xml?: string;
  /** Where elements of the XML are, by locations that the report and the reading name. */
  readonly places: Readonly<Record<string, Span>>;
  /** The document as a person reads it, where the site knows its elements and there are not too many. */
  readonly reading?: Rendering;
}
