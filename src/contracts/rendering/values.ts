import type {Annotation} from '../structure/carriedTerms';
import type {XmlElement} from '../xml/element';
import {descendantsOf, pathOf} from '../xml/walk';
import type {ReadingTerm} from './data';
import {attributesOf, plainText, wholeText, type Texts} from './texts';

/** A group that a value is in: its number in EN 16931, or else its path, and which of several it is. */
export interface Step {
  readonly id: string;
  readonly key: string;
  readonly title: string;
  readonly repeats: boolean;
}

/** What a document says in one element with its attributes, or in one attribute of an element with children. */
export interface Value {
  readonly label: string;
  readonly text: string;
  /** The business terms of EN 16931 that it carries. */
  readonly terms: readonly string[];
  readonly path: string;
  /** The groups around it, from the outermost. */
  readonly steps: readonly Step[];
  /** Where the element or attribute is in the document, if that is asked for. */
  readonly place?: string;
}

/** A document with what its elements are explained by. */
export interface Explained extends Texts {
  readonly root: XmlElement;
  /** Of a document of EN 16931: its elements with business terms, and the terms. */
  readonly standard?: {readonly annotations: readonly Annotation[]; readonly terms: ReadonlyMap<string, ReadingTerm>};
  /** Where an element is in the document. */
  readonly placeOf?: (element: XmlElement) => string | undefined;
}

/** A document with the numbers of its elements, which tell groups of one name apart. */
interface Numbered extends Explained {
  readonly numberOf: (element: XmlElement) => number | undefined;
}

function around({parent}: XmlElement): XmlElement[] {
  return parent?.parent ? [...around(parent), parent] : [];
}

const WRAPPER = /^(?:cac:Party|ext:\w+|seef:SEEFExtensionWrapper)$/;

/** The groups of a value by the elements around it that have a name. What only wraps another is left out. */
const stepsByTree = (element: XmlElement, {tree, numberOf}: Numbered): Step[] =>
  around(element).flatMap((each) => {
    const id = pathOf(each);
    const {label, isMany = false} = tree.get(id) ?? {};
    return label && !WRAPPER.test(each.name)
      ? [{id, key: `${id} ${numberOf(each)}`, title: label, repeats: isMany}]
      : [];
  });

function groupsOf(term: string, terms: ReadonlyMap<string, ReadingTerm>): ReadingTerm[] {
  const group = terms.get(terms.get(term)?.group ?? '');
  return group ? [...groupsOf(group.id, terms), group] : [];
}

/** The groups of a business term in the standard. Of groups that repeat, the elements around the value that repeat tell which one it is. */
function stepsByTerm(
  element: XmlElement,
  term: string,
  terms: ReadonlyMap<string, ReadingTerm>,
  {tree, numberOf}: Numbered,
): Step[] {
  const many = around(element).filter((each) => tree.get(pathOf(each))?.isMany);
  return groupsOf(term, terms).map(({id, name, isMany: repeats = false}) => {
    const which = repeats ? many.shift() : undefined;
    return {id, key: `${id} ${which ? numberOf(which) : ''}`, title: name, repeats};
  });
}

/** The place of an element, or of an attribute of it, if it is asked for. */
function placeIn({placeOf}: Explained, element: XmlElement, attribute?: string): Pick<Value, 'place'> {
  const place = placeOf?.(element);
  return place === undefined ? {} : {place: attribute === undefined ? place : `${place}/@${attribute}`};
}

function valuesOf(element: XmlElement, explained: Numbered, carried: readonly string[]): Value[] {
  const {tree, standard} = explained;
  const path = pathOf(element);
  const own = tree.get(path);
  const terms = carried.filter((id) => standard?.terms.has(id));
  const [term = ''] = terms;
  const label = standard?.terms.get(term)?.name ?? own?.label;
  if (!label || (standard && !term && !own?.isAdded)) return [];
  const steps =
    standard && term ? stepsByTerm(element, term, standard.terms, explained) : stepsByTree(element, explained);
  return [{label, text: wholeText(element, explained), terms, path, steps, ...placeIn(explained, element)}];
}

function attributeValues(element: XmlElement, explained: Numbered): Value[] {
  const steps = stepsByTree({...element, name: '', parent: element}, explained);
  return attributesOf(element).flatMap(([name, text]) => {
    const path = `${pathOf(element)}/@${name}`;
    const own = explained.tree.get(path);
    if (!own?.label) return [];
    const place = placeIn(explained, element, name);
    return [{label: own.label, text: plainText(text, own, explained), terms: [], path, steps, ...place}];
  });
}

/** Everything that a document says, in its order. What only tells elements apart, such as the indicator of a charge, is left out in EN 16931. */
export function valuesIn(explained: Explained): Value[] {
  const {root, standard} = explained;
  const carried = new Map(standard?.annotations.map(({element, terms}) => [element, terms]));
  const elements = [root, ...descendantsOf(root)];
  const numbers = new Map(elements.map((element, index) => [element, index]));
  const numbered = {...explained, numberOf: (element: XmlElement) => numbers.get(element)};
  return elements.flatMap((element) => {
    if (element.children.length > 0) return attributeValues(element, numbered);
    return valuesOf(element, numbered, carried.get(element) ?? []);
  });
}
