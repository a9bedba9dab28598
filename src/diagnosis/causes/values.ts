import type {ReportFinding, ReportValue} from '../model';
import type {SourceDocument} from '../source/document';
import {locationOf} from '../source/find';
import type {Pointed, SourceElement} from '../source/model';
import {termsNamed} from './terms';

const MOST_VALUES = 8;
/** Longest text of a value: an attachment has megabytes. */
const LONGEST = 200;

/** Finds the elements that carry a term, nearest first: those in the smallest group around an element that has any. */
export type FindTerm = (term: string, near: SourceElement) => readonly SourceElement[];

const isIn = (inner: SourceElement, outer: SourceElement): boolean =>
  inner.start >= outer.start && inner.end <= outer.end;

function indexOf(document: SourceDocument): Map<string, SourceElement[]> {
  const index = new Map<string, SourceElement[]>();
  const open = [document.root];
  for (let element = open.pop(); element; element = open.pop()) {
    for (const term of document.termsOf(element)) {
      const before = index.get(term);
      if (before) before.push(element);
      else index.set(term, [element]);
    }
    for (let at = element.children.length - 1; at >= 0; at -= 1) {
      const child = element.children[at];
      if (child) open.push(child);
    }
  }
  return index;
}

/** A look-up of the elements of a document by business terms, which reads the document at the first question. */
export function termFinder(document: SourceDocument): FindTerm {
  let index: ReturnType<typeof indexOf> | undefined;
  return (term, near) => {
    const all = (index ??= indexOf(document)).get(term) ?? [];
    for (let around: SourceElement | undefined = near; around && all.length > 0; around = around.parent) {
      const group = around;
      const found = all.filter((element) => isIn(element, group));
      if (found.length > 0) return found;
    }
    return [];
  };
}

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

function valueOf(document: SourceDocument, {element, attribute}: Pointed): ReportValue {
  const [term] = document.termsOf(element);
  const name = document.labelOf(element) ?? element.name;
  const text = attribute ? (element.attributes[attribute.name] ?? '') : element.text;
  return {
    ...(term && {term}),
    label: attribute ? `${name}, ${attribute.name}` : name,
    text: cut(text.trim()),
    location: `${locationOf(element)}${attribute ? `/@${attribute.name}` : ''}`,
    line: element.line + 1,
  };
}

/**
 * What a document has at the places of findings, and for the business terms that the rules name, which are looked for near the place: eight values at most.
 * An element with children has no value.
 * @param elements further elements, which come first
 */
export function valuesOf(
  document: SourceDocument,
  {findings, elements}: {findings: readonly ReportFinding[]; elements: readonly SourceElement[]},
  find: FindTerm,
): ReportValue[] {
  const places = findings.slice(0, MOST_VALUES).flatMap(({location}) => document.at(location) ?? []);
  const [near] = [...places.map(({element}) => element), ...elements];
  const named = near ? termsNamed(findings).flatMap((term) => find(term, near)) : [];
  const all: Pointed[] = [...elements.map((element) => ({element})), ...places, ...named.map((element) => ({element}))];
  const values = all
    .filter(({element, attribute}) => element.children.length === 0 || attribute)
    .slice(0, MOST_VALUES * 4)
    .map((pointed) => valueOf(document, pointed));
  return [...new Map(values.map((value) => [value.location, value])).values()].slice(0, MOST_VALUES);
}
