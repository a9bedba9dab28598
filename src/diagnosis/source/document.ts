import {pointed} from './find';
import type {Pointed, SourceElement} from './model';

/** A document that was checked: its text, its elements with their places, and what the site knows of them. */
export interface SourceDocument {
  readonly text: string;
  readonly root: SourceElement;
  /** What is at a location of a finding. */
  readonly at: (location: string) => Pointed | undefined;
  /** The business terms of EN 16931 that an element carries; none in other documents. */
  readonly termsOf: (element: SourceElement) => readonly string[];
  /** The name of an element for readers, `Invoice number`; undefined where the site has none. */
  readonly labelOf: (element: SourceElement) => string | undefined;
}

/** A document from its scanned elements. */
export const sourceDocument = (
  text: string,
  root: SourceElement,
  {termsOf, labelOf}: Pick<SourceDocument, 'termsOf' | 'labelOf'>,
): SourceDocument => ({text, root, at: (location) => pointed(root, location), termsOf, labelOf});
