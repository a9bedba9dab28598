import {carriedTerms, type Annotation} from '../structure/carriedTerms';
import type {XmlElement} from '../xml/element';
import {descendantsOf} from '../xml/walk';
import type {CodeNames, ReadingData, ReadingElement, ReadingTerm} from './data';
import {groupedValues} from './groups';
import {valuesIn} from './values';
import {renderingOf, type Rendering} from './view';

/** What a document is read with besides its own data. */
export interface ReadingOptions {
  /** The address at which a business term is explained. */
  readonly href: (term: string) => string | undefined;
  /** The names of codes of large lists. */
  readonly codes?: CodeNames;
  /** Where an element is in the document, such as `/Invoice[1]/ID[1]`. With it, each line has the places of what it says. */
  readonly placeOf?: (element: XmlElement) => string | undefined;
}

const CURRENCY = /(?:Document|Invoice)CurrencyCode$/;

/** The terms of a document of EN 16931 by their ids, in their order. */
export const termsById = ({terms = []}: Pick<ReadingData, 'terms'>): ReadonlyMap<string, ReadingTerm> =>
  new Map(terms.map((term) => [term.id, term]));

/** The elements of a document that carry business terms of EN 16931; none of another document. */
export function annotationsIn(root: XmlElement, data: ReadingData): Annotation[] {
  if (!data.terms) return [];
  const terms = termsById(data);
  const allowed = new Map(data.elements.map(({path, terms: ids = []}) => [path, ids]));
  return carriedTerms(root, {allowed, pathsOf: (id) => terms.get(id)?.paths ?? []});
}

/** The names of codes of an element, by its lists. A code can have the name of anything that objects have, such as `constructor`. */
function namesFrom(codes: CodeNames): (element: ReadingElement, code: string) => string | undefined {
  const lists = new Map(Object.entries(codes).map(([list, names]) => [list, new Map(Object.entries(names))]));
  return ({lists: own = []}, code) => own.map((list) => lists.get(list)?.get(code)).find(Boolean);
}

/**
 * A document as a reader sees it: its groups as lists and tables, each value with its business terms.
 * @param root with the prefixes of `data`
 */
export function readingOf(data: ReadingData, root: XmlElement, {href, codes, placeOf}: ReadingOptions): Rendering {
  const terms = termsById(data);
  const order = new Map(Array.from(terms.keys(), (id, index) => [id, index]));
  const values = valuesIn({
    root,
    placeOf,
    tree: new Map(data.elements.map((element) => [element.path, element])),
    nameOf: namesFrom({...data.codes, ...codes}),
    currency: descendantsOf(root).find(({name}) => CURRENCY.test(name))?.text,
    ...(data.terms && {standard: {annotations: annotationsIn(root, data), terms}}),
  });
  return renderingOf(groupedValues(values), {href, order: (id) => order.get(id) ?? data.othersAt ?? order.size});
}
