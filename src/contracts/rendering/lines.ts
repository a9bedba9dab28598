import type {Reference} from '../structure/view';
import {allValues, type Group} from './groups';
import type {Value} from './values';

/** A line of text with its business terms, and a label where nothing else names it. */
export interface Line {
  readonly label?: string;
  readonly text: string;
  readonly terms: readonly Reference[];
  /** Where in the document is what it says: `/Invoice[1]/ID[1]`. Only lines of a document that is checked have places. */
  readonly places?: readonly string[];
}

/** How a document is rendered: where a business term is explained, and in which order the terms and their groups are. */
export interface Style {
  readonly href: (term: string) => string | undefined;
  readonly order: (id: string) => number;
}

/** Whether a value is an amount of money. */
export const isAmount = ({path}: Value): boolean => /amount$/i.test(path);

/** Values in the order of their terms. */
export const sortedValues = (values: readonly Value[], {order}: Style): Value[] =>
  [...values].sort((a, b) => order(a.terms[0] ?? '') - order(b.terms[0] ?? ''));

/** Groups in their order. */
export const sortedGroups = (groups: readonly Group[], {order}: Style): Group[] =>
  [...groups].sort((a, b) => order(a.id) - order(b.id));

/** The terms of values, each once. */
export const termsOf = (values: readonly Value[], {href}: Style): Reference[] =>
  [...new Set(values.flatMap(({terms}) => terms))].map((text) => ({text, href: href(text)}));

/** A label without the name of the group that it is in: `Seller city` in `Seller` is `City`. */
export function shortLabel(label: string, title: string): string {
  const name = title.replace(/ (?:party|information|reference|details)$|s$/i, '').toLowerCase();
  const rest = label.slice(name.length + 1);
  if (!rest || !label.toLowerCase().startsWith(`${name} `)) return label;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** The places of values, where they are known. */
export function placesOf(values: readonly Value[]): Pick<Line, 'places'> {
  const places = values.flatMap(({place}) => place ?? []);
  return places.length > 0 ? {places} : {};
}

/** A value as a line. @param title of the group that it is in; without, the line has no label */
export const lineOf = (value: Value, style: Style, title?: string): Line => ({
  ...(title !== undefined && {label: shortLabel(value.label, title)}),
  text: value.text,
  terms: termsOf([value], style),
  ...placesOf([value]),
});

/** A group as one line: `Allowance amount 170.00, allowance reason Discount`. */
export function groupLine(group: Group, style: Style): Line {
  const values = sortedValues(allValues(group), style);
  const text = values.map((value) => `${shortLabel(value.label, group.title)} ${value.text}`).join(', ');
  return {label: group.title, text, terms: termsOf(values, style), ...placesOf(values)};
}
