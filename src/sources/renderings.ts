import {termPlace} from '../addresses/places';
import type {ReadingData, ReadingElement, ReadingTerm} from '../contracts/rendering/data';
import {readingOf} from '../contracts/rendering/reading';
import type {Rendering} from '../contracts/rendering/view';
import {isEnTerm} from '../contracts/structure/anchors';
import type {Syntax} from '../contracts/structure/terms';
import {everyElement, type Tree, type TreeElement} from '../contracts/structure/tree';
import {localName, rootElement} from '../contracts/xml/element';
import {documentPrefixes} from './documentPrefixes';
import {placedTree} from './elementTrees';
import {memoized} from './files';
import {codesOf, largeCodes, nameLists} from './readingCodes';
import {businessTerms} from './structure';

/** The groups of an invoice as it is printed: the parties, the lines, the totals, the payment, and what else there is. */
const PRINTED = 'BG-4 BG-7 BG-10 BG-11 BG-13 BG-25 BG-20 BG-21 BG-23 BG-22 BG-16 BG-3 BG-24 BG-1 BG-2'.split(' ');

const isMany = ({cardinality}: {readonly cardinality: string}): {isMany?: true} =>
  cardinality.endsWith('n') ? {isMany: true} : {};

/** Whether a format adds an element to the standard: it is marked, or has a number of the format. */
const isAdded = ({marks = [], terms, path}: TreeElement): boolean =>
  marks.length > 0 || terms.some((id) => !isEnTerm(id)) || path.startsWith('ext:');

function readingElement(element: TreeElement, tree: Tree): ReadingElement {
  const {path, label, type, lists} = element;
  const terms = element.terms.filter(isEnTerm);
  const names = nameLists(element, tree);
  return {
    path,
    ...(label && {label}),
    ...(type && {type}),
    ...isMany(element),
    ...(terms.length > 0 && {terms}),
    ...(names.length > 0 && {lists: names}),
    ...(lists.length > 0 && {isListed: true}),
    ...(isAdded(element) && {isAdded: true}),
  };
}

/** The elements of a tree, each path once: of several elements with one path, the first counts, with the terms of all. */
function readingElements(tree: Tree): ReadingElement[] {
  const byPath = new Map<string, ReadingElement>();
  for (const each of everyElement(tree.elements)) {
    const element = readingElement(each, tree);
    const known = byPath.get(each.path);
    const terms = [...(known?.terms ?? []), ...(element.terms ?? [])];
    byPath.set(each.path, {...(known ?? element), ...(terms.length > 0 && {terms})});
  }
  return [...byPath.values()];
}

/** A term and the groups around it. */
const withGroups = (id: string | undefined): string[] =>
  id === undefined ? [] : [id, ...withGroups(businessTerms().get(id)?.group)];

/** The terms of some elements and the groups around them, in the order in which they are printed. */
function readingTerms(elements: readonly ReadingElement[], syntax: Syntax): Pick<ReadingData, 'terms' | 'othersAt'> {
  const all = elements.flatMap(({terms = []}) => terms);
  const needed = new Set(all.flatMap(withGroups));
  const shared = new Set(elements.flatMap(({terms = []}) => (terms.length > 1 ? terms : [])));
  const printed = [...[...businessTerms().keys()].filter((id) => !PRINTED.includes(id)), ...PRINTED];
  const terms = printed.flatMap((key): ReadingTerm[] => {
    const term = needed.has(key) && businessTerms().get(key);
    if (!term) return [];
    const {id, name, group, paths} = term;
    return [{id, name, ...(group && {group}), ...isMany(term), ...(shared.has(id) && {paths: paths[syntax]})}];
  });
  return {terms, othersAt: terms.findIndex(({id}) => PRINTED.includes(id))};
}

/**
 * What the documents of a message with one root element are read with, in a browser too.
 * @param root the name of the root element, without a prefix
 * @throws AuthorFault for a message without an element tree, and for a root element that it doesn't have
 */
export const readingData = memoized((message: string, root: string): ReadingData => {
  const {tree, syntax, placed} = placedTree(message, root);
  const elements = readingElements(tree);
  const schema = placed.message.documents.find((each) => each.root === root)?.schema;
  const lists = [...new Set(elements.flatMap((element) => element.lists ?? []))];
  return {
    prefixes: documentPrefixes(message, tree, schema),
    // One with a path alone says nothing.
    elements: elements.filter((element) => Object.keys(element).length > 1),
    ...(syntax && readingTerms(elements, syntax)),
    ...codesOf(lists),
  };
});

/** An example of a message as a reader sees it. @throws AuthorFault for a message without an element tree */
export function exampleRendering(message: string, xml: string): Rendering {
  const root = rootElement(xml);
  return readingOf(readingData(message, localName(root.name)), root, {href: termPlace, codes: largeCodes()});
}
