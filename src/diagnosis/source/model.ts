import type {XmlElement} from '../../contracts/xml/element';

/** Part of a text: from its first character to behind its last, in UTF-16 units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** An attribute as it is written: `value` is the span between its quotation marks. */
export interface SourceAttribute extends Span {
  readonly name: string;
  readonly value: Span;
}

/**
 * An element with its places in the text. Its span is from `<` to behind its last `>`; `inside` is what is between its tags, and equal to the end of the
 * start tag twice for `<a/>`. `name` has the prefix by which the site knows its namespace, whatever the document calls it.
 */
export interface SourceElement extends XmlElement, Span {
  readonly local: string;
  readonly namespace: string;
  readonly parent?: SourceElement;
  readonly children: readonly SourceElement[];
  readonly content: readonly (string | SourceElement)[];
  readonly inside: Span;
  readonly written: readonly SourceAttribute[];
}

/** A replacement in a text. */
export interface Edit extends Span {
  readonly text: string;
}

/** What a finding points at: an element, or one of its attributes. */
export interface Pointed {
  readonly element: SourceElement;
  readonly attribute?: SourceAttribute;
}
