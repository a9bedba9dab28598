/** A document as the package stores it, with its one-letter names. */
export interface IndexedDocument {
  /** Number of the document. */
  readonly i: number;
  /** Text that is shown and searched. */
  readonly t: string;
  /** Title of the section that the text belongs to. */
  readonly s?: string;
  /** Address of the page. */
  readonly u: string;
  /** Place on the page, with its `#`. */
  readonly h?: string;
  /** Number of the title of the page. */
  readonly p?: number;
  /** Path of the page, for a title. */
  readonly b?: readonly string[];
}

/** Titles, headings, descriptions, keywords and texts, in the order in which the package searches them. */
export type Documents = readonly [
  titles: readonly IndexedDocument[],
  headings: readonly IndexedDocument[],
  descriptions: readonly IndexedDocument[],
  keywords: readonly IndexedDocument[],
  texts: readonly IndexedDocument[],
];
