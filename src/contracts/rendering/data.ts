/** Names of codes, by code lists and codes. */
export type CodeNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What a reading needs of an element or attribute of a message. */
export interface ReadingElement {
  /** Below the root: `cac:OrderReference/cbc:ID`, `cbc:Amount/@currencyID`. */
  readonly path: string;
  readonly label?: string;
  /** The data type: `Date`, `Amount`. */
  readonly type?: string;
  /** Whether there can be several of it. */
  readonly isMany?: true;
  /** The business terms of EN 16931 that it can carry. */
  readonly terms?: readonly string[];
  /** The lists in which the names of its codes are, the first that has a name counts. */
  readonly lists?: readonly string[];
  /** Whether its values are from a list, which needs not have names here. */
  readonly isListed?: true;
  /** Whether a format adds it to the standard: it is marked, or has a number of the format. */
  readonly isAdded?: true;
}

/** What a reading needs of a business term or group of EN 16931. */
export interface ReadingTerm {
  readonly id: string;
  readonly name: string;
  readonly group?: string;
  readonly isMany?: true;
  /** The published paths in the syntax of the document, for a term that shares an element with others. */
  readonly paths?: readonly string[];
}

/** All that the documents of a message with one root element are read with. Plain data, so that a browser can fetch it. */
export interface ReadingData {
  /** The prefixes under which the paths have namespaces, by namespace; an empty one for names without a prefix. */
  readonly prefixes: Readonly<Record<string, string>>;
  /** Each path once. */
  readonly elements: readonly ReadingElement[];
  /** Of a document of EN 16931: its terms and groups in the order in which a document is printed. */
  readonly terms?: readonly ReadingTerm[];
  /** Which of the terms, by its index, what has no term is beside: the first group that a printed document has below its head. */
  readonly othersAt?: number;
  /** The names of codes, without those of the large lists. */
  readonly codes: CodeNames;
  /** Code lists that are too large to be here. Without them, their codes have no names. */
  readonly largeLists: readonly string[];
}
