import {termPlace} from '../../addresses/places';
import {messagesOf} from '../../contracts/formats/registry';
import {groupBy} from '../../contracts/groupBy';
import {pathText} from '../../contracts/structure/conditions';
import type {Term} from '../../contracts/structure/terms';
import {everyElement, type TreeElement} from '../../contracts/structure/tree';
import {placedTree} from '../elementTrees';
import {formatRegistry} from '../formats';
import {pageShowing} from '../pages';
import {businessTerms} from '../structure';
import {placeOf, type SearchRecord} from './record';

/** An element of a tree, with its anchors on the page that shows it. */
interface PlacedElement {
  readonly element: TreeElement;
  readonly page: string;
  readonly anchors: readonly string[];
}

/** The last steps of a path, which tell more than an element's name alone: `cac:OrderReference/cbc:ID`. */
const lastSteps = (path: string): string => path.split('/').slice(-2).join('/');

const pathsOf = ({paths}: Term): string[] =>
  [paths['ubl-invoice'][0], paths.cii[0]].flatMap((path) => (path ? [lastSteps(pathText(path).path)] : []));

/** Whether a value is new to a set, to which it is added. */
const isNewIn = (known: Set<string>, value: string): boolean => known.size < known.add(value).size;

/** Each business term, with the paths of both syntaxes. */
function termRecords(): SearchRecord[] {
  return [...businessTerms().values()].map((term) => {
    const paths = pathsOf(term);
    const keywords = [term.id, ...paths.flatMap((path) => path.split('/'))];
    return {...placeOf(termPlace(term.id)), title: `${term.id} ${term.name}`, text: paths.join(', '), keywords};
  });
}

/** The elements that a format adds to the terms of EN 16931: those that have a number, or a name that no record has yet. */
function addedRecords(elements: readonly PlacedElement[], known: Set<string>): SearchRecord[] {
  return elements.flatMap(({element: {name, label = name, path, terms, marks}, page, anchors: [anchor = '']}) => {
    if (!marks || !isNewIn(known, terms.join() || name)) return [];
    const title = [...terms, label].join(' ');
    return [{page, anchor, title, text: lastSteps(path), keywords: [...terms, name, ...name.split(':').slice(1)]}];
  });
}

/** The elements of messages whose names no record has yet, each once. */
function elementRecords(elements: readonly PlacedElement[], known: Set<string>): SearchRecord[] {
  return elements.flatMap(({element: {name, label, path}, page, anchors: [anchor = '']}) => {
    if (!isNewIn(known, name)) return [];
    const text = [label, lastSteps(path)].filter(Boolean).join(', ');
    return [{page, anchor, title: name, text, keywords: [name.split(/[:@]/).at(-1) ?? name]}];
  });
}

/** One record of a place, with the words of all. */
function joinedByPlace(records: readonly SearchRecord[]): SearchRecord[] {
  const places = groupBy(records, ({page, anchor}) => `${page}#${anchor}`);
  return [...places.values()].flatMap((same) => {
    const keywords = same.flatMap((record) => record.keywords ?? []);
    return same.slice(0, 1).map((first) => ({...first, keywords}));
  });
}

/** The elements of all messages, those of DICO last: a name that others have too is found there. */
function placedElements(): PlacedElement[] {
  const messages = groupBy(messagesOf(formatRegistry()), ({format}) => format.syntax.name === 'DICO');
  return [...(messages.get(false) ?? []), ...(messages.get(true) ?? [])].flatMap(({format, message}) => {
    const page = pageShowing(format.page, 'Structure', message.id);
    if (!page) return [];
    const {tree, anchors} = placedTree(message.id);
    return everyElement(tree.elements).map((element) => {
      const {own, more} = anchors.get(element) ?? {own: '', more: []};
      return {element, page, anchors: [own, ...more]};
    });
  });
}

/** The records of the element trees: business terms with their elements in UBL and CII, and elements of other messages. */
export function structureRecords(): SearchRecord[] {
  const elements = placedElements();
  const terms = termRecords();
  const known = new Set(terms.flatMap(({keywords = []}) => keywords));
  const records = joinedByPlace([...terms, ...addedRecords(elements, known), ...elementRecords(elements, known)]);
  return records.map((record) => ({...record, group: 'Documents'}));
}
