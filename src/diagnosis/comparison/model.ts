import type {ConversionSource} from '../../contracts/structure/syntaxConversion';
import type {Group} from '../../conversion/model';

/** What is known of the business terms and groups, in the order of EN 16931. */
export type ComparedTerms = ConversionSource['terms'];

/** A document that is compared. */
export interface ComparedDocument {
  /** What readers call it: the name of its file. */
  readonly title: string;
  /** What the reader of src/conversion read; nothing for a document that isn't one of EN 16931. */
  readonly terms: Group | undefined;
}

/** A business term in two documents. A side that doesn't have it has no text. */
export interface ComparisonRow {
  /** The business group, `BG-25`; empty for the terms of the document itself. */
  readonly group: string;
  /** The name of the group. */
  readonly groupLabel: string;
  /**
   * Which of several groups of one kind: its identifier, such as the number of an invoice line, or else its number, from 1. Of a group within such a
   * group, both: `2, 1`.
   */
  readonly line?: string;
  readonly term: string;
  readonly label: string;
  /** The value with its attributes: `85912046 (schemeID 0106)`; of an embedded file its size. */
  readonly left?: string;
  readonly right?: string;
  readonly same: boolean;
}

/** Two documents by their business terms, or a sentence that says why they can't be compared. */
export type Comparison =
  | {readonly rows: readonly ComparisonRow[]; readonly differences: number}
  | {readonly reason: string};
