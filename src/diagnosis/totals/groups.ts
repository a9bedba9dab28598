import type {SourceDocument} from '../source/document';
import type {SourceElement} from '../source/model';

/** A part of an invoice that has amounts of its own: the document, a line, an allowance or charge, or an entry of the VAT breakdown. */
export interface AmountGroup {
  readonly element: SourceElement;
  /** The elements that carry a business term, without those in a group within. */
  readonly terms: ReadonlyMap<string, readonly SourceElement[]>;
  /** The groups within, by their number: `BG-25`. */
  readonly groups: ReadonlyMap<string, readonly AmountGroup[]>;
}

/** Allowances and charges of the document, entries of the VAT breakdown, lines, allowances and charges of a line. */
const GROUPS = ['BG-20', 'BG-21', 'BG-23', 'BG-25', 'BG-27', 'BG-28'];

type Draft = AmountGroup & {terms: Map<string, SourceElement[]>; groups: Map<string, AmountGroup[]>};

const draftOf = (element: SourceElement): Draft => ({element, terms: new Map(), groups: new Map()});

function add<T>(to: Map<string, T[]>, key: string, value: T): void {
  const before = to.get(key);
  if (before) before.push(value);
  else to.set(key, [value]);
}

function read(document: SourceDocument, element: SourceElement, into: Draft): void {
  for (const child of element.children) {
    const terms = document.termsOf(child);
    const id = terms.find((term) => GROUPS.includes(term));
    const group = id === undefined ? into : draftOf(child);
    if (id !== undefined) add(into.groups, id, group);
    for (const term of terms) if (!GROUPS.includes(term)) add(group.terms, term, child);
    read(document, child, group);
  }
}

/** The groups of a document with the elements of their business terms. */
export function amountGroups(document: SourceDocument): AmountGroup {
  const whole = draftOf(document.root);
  read(document, document.root, whole);
  return whole;
}

/** The first element of a group that carries a term. */
export const elementOf = ({terms}: AmountGroup, term: string): SourceElement | undefined => terms.get(term)?.[0];

/** The text of that element. */
export const textIn = (group: AmountGroup, term: string): string | undefined => elementOf(group, term)?.text;

/** The groups of a number within a group. */
export const groupsIn = ({groups}: AmountGroup, id: string): readonly AmountGroup[] => groups.get(id) ?? [];
