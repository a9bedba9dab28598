import {isEnTerm} from '../structure/anchors';
import type {Annotation} from '../structure/annotations';
import type {Term} from '../structure/terms';
import type {TreeElement} from '../structure/tree';
import {descendantsOf, pathOf, type XmlElement} from '../xml/element';
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
}

/** A document with what its elements are explained by. */
export interface Explained extends Texts {
  readonly root: XmlElement;
  /** Of a document of EN 16931: its elements with business terms, and the terms. */
  readonly standard?: {readonly annotations: readonly Annotation[]; readonly terms: ReadonlyMap<string, Term>};
}

const isMany = (cardinality = ''): boolean => cardinality.endsWith('n');

function around({parent}: XmlElement): XmlElement[] {
  return parent?.parent ? [...around(parent), parent] : [];
}

const WRAPPER = /^(?:cac:Party|ext:\w+|seef:SEEFExtensionWrapper)$/;

/** The groups of a value by the elements around it that have a name. What only wraps another is left out. */
const stepsByTree = (element: XmlElement, {tree}: Texts): Step[] =>
  around(element).flatMap((each) => {
    const id = pathOf(each);
    const {label, cardinality} = tree.get(id) ?? {};
    return label && !WRAPPER.test(each.name)
      ? [{id, key: `${id} ${each.line}`, title: label, repeats: isMany(cardinality)}]
      : [];
  });

function groupsOf(term: string, terms: ReadonlyMap<string, Term>): Term[] {
  const group = terms.get(terms.get(term)?.group ?? '');
  return group ? [...groupsOf(group.id, terms), group] : [];
}

/** The groups of a business term in the standard. Of groups that repeat, the elements around the value that repeat tell which one it is. */
function stepsByTerm(element: XmlElement, term: string, terms: ReadonlyMap<string, Term>, {tree}: Texts): Step[] {
  const many = around(element).filter((each) => isMany(tree.get(pathOf(each))?.cardinality));
  return groupsOf(term, terms).map(({id, name, cardinality}) => {
    const repeats = isMany(cardinality);
    return {id, key: `${id} ${repeats ? many.shift()?.line : ''}`, title: name, repeats};
  });
}

/** Whether a format adds an element to the standard: it is marked, or has a number of the format. */
const isAdded = ({marks = [], terms, path}: TreeElement): boolean =>
  marks.length > 0 || terms.some((id) => !isEnTerm(id)) || path.startsWith('ext:');

function valuesOf(element: XmlElement, explained: Explained, carried: readonly string[]): Value[] {
  const {tree, standard} = explained;
  const path = pathOf(element);
  const own = tree.get(path);
  const terms = carried.filter((id) => standard?.terms.has(id));
  const [term = ''] = terms;
  const label = standard?.terms.get(term)?.name ?? own?.label;
  if (!label || (standard && !term && own && !isAdded(own))) return [];
  const steps =
    standard && term ? stepsByTerm(element, term, standard.terms, explained) : stepsByTree(element, explained);
  return [{label, text: wholeText(element, explained), terms, path, steps}];
}

function attributeValues(element: XmlElement, explained: Explained): Value[] {
  const steps = stepsByTree({...element, name: '', parent: element}, explained);
  return attributesOf(element).flatMap(([name, text]) => {
    const path = `${pathOf(element)}/@${name}`;
    const own = explained.tree.get(path);
    return own?.label ? [{label: own.label, text: plainText(text, own, explained), terms: [], path, steps}] : [];
  });
}

/** Everything that a document says, in its order. What only tells elements apart, such as the indicator of a charge, is left out in EN 16931. */
export function valuesIn(explained: Explained): Value[] {
  const {root, standard} = explained;
  const carried = new Map(standard?.annotations.map(({element, terms}) => [element, terms]));
  return [root, ...descendantsOf(root)].flatMap((element) => {
    if (element.children.length > 0) return attributeValues(element, explained);
    return valuesOf(element, explained, carried.get(element) ?? []);
  });
}
