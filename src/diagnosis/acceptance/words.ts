import type {SourceDocument} from '../source/document';
import {locationOf} from '../source/find';
import type {SourceElement} from '../source/model';

/** How much of a value is shown. */
const MOST = 120;

/** Characters that have no shape of their own, or change the direction of what follows. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Half of a character that a cut leaves. */
const HALF = /[\uD800-\uDBFF]$/;

/** A value of a document without characters that aren't seen, and no longer than `most` characters. */
export function shortened(value: string, most = MOST): string {
  const seen = value.slice(0, most).replace(HALF, '').replace(UNSEEN, ' ').trim();
  return value.length > most ? `${seen}…` : seen;
}

/** The same in single quotation marks. */
export const quoted = (value: string): string => `'${shortened(value)}'`;

const NUMBER = new Intl.NumberFormat('en-GB');

/** A whole number with separators: `52,428,800`. */
export const number = (value: number): string => NUMBER.format(value);

/** A number with its noun: `1 attachment`, `2 attachments`. */
export const counted = (value: number, noun: string): string => `${number(value)} ${noun}${value === 1 ? '' : 's'}`;

/** Sentences as one text; empty ones are left out. */
export const sentences = (...all: readonly string[]): string => all.filter((each) => each !== '').join(' ');

/** Names as a list in a sentence: `a or b`, `a, b, or c`. */
export function oneOf(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  return `${names.slice(0, -1).join(', ')}${names.length > 2 ? ',' : ''} or ${last}`;
}

/** An element as readers know it: `Seller VAT identifier (BT-31)`, or its name where the site has none. */
export function nameOf(document: SourceDocument, element: SourceElement): string {
  const terms = document.termsOf(element).join(', ');
  return `${document.labelOf(element) ?? element.name}${terms ? ` (${terms})` : ''}`;
}

/** The place of an element, as a check has it. */
export const placeOf = (element: SourceElement): {readonly location: string; readonly line: number} => ({
  location: locationOf(element),
  line: element.line + 1,
});
