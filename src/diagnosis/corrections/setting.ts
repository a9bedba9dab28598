import {pathOf} from '../../contracts/xml/walk';
import type {Correction, ReportFinding} from '../model';
import type {SourceDocument} from '../source/document';
import type {SourceElement} from '../source/model';
import type {Knowledge, KnownElement} from './knowledge';

/** What a correction is made from. */
export interface Setting {
  readonly document: SourceDocument;
  readonly finding: ReportFinding;
  readonly knowledge: Knowledge;
  /** What the finding points at: the root where it points at nothing. */
  readonly element: SourceElement;
}

/** One way to correct: changes that a person would try for a finding, best first. */
export type Corrector = (setting: Setting) => readonly Correction[];

/** What the format says of an element, or of one of its attributes. */
export const knownOf = (element: SourceElement, {elements}: Knowledge, attribute?: string): KnownElement => {
  const path = pathOf(element);
  const own = attribute === undefined ? path : `${path}/@${attribute}`;
  return elements[own] ?? {};
};

/** So many steps tell an element from others: `cac:PartyTaxScheme/cac:TaxScheme/cbc:ID`. */
const STEPS = 3;

/** The values that the format fixes at a path; where it fixes none, those at paths with the same end, such as those of another party. */
export function fixedAt(path: string, {elements}: Pick<Knowledge, 'elements'>): readonly string[] {
  const own = elements[path]?.fixed;
  const steps = path.split('/');
  if (own || !elements[path] || steps.length < STEPS) return own ?? [];
  const end = `/${steps.slice(-STEPS).join('/')}`;
  const like = Object.entries(elements).filter(([other]) => other.endsWith(end));
  return Array.from(new Set(like.flatMap(([, {fixed = []}]) => fixed)));
}

/** The business terms that a message names: `BT-31`, `BG-4`. */
export const termsIn = (message: string): string[] =>
  Array.from(new Set(Array.from(message.matchAll(/\bB[TG]-\d+\b/g), ([term]) => term)));

const NAME = /(?:\b(?:cbc|cac|ram|udt|qdt|rsm):|\{[^}]*\}|')([A-Za-z]\w+)/g;

/** Names of elements that a message of a rule or of the schema contains, without prefixes. */
export const namesIn = (message: string): ReadonlySet<string> =>
  new Set(Array.from(message.matchAll(NAME), ([, local = '']) => local));

/** An element and those below it, in the order of the document. */
export function withDescendants(element: SourceElement, found: SourceElement[] = []): SourceElement[] {
  found.push(element);
  for (const child of element.children) withDescendants(child, found);
  return found;
}

/** The text of the first element below one at a path of local names. */
export function textAt(element: SourceElement | undefined, ...path: readonly string[]): string | undefined {
  return childAt(element, ...path)?.text || undefined;
}

/** The first element below one at a path of local names. */
export function childAt(element: SourceElement | undefined, ...path: readonly string[]): SourceElement | undefined {
  const [name, ...rest] = path;
  if (name === undefined || !element) return element;
  for (const child of element.children) {
    const found = child.local === name ? childAt(child, ...rest) : undefined;
    if (found) return found;
  }
  return undefined;
}
