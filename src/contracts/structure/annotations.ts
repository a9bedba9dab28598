import {isEnTerm} from './anchors';
import {fulfils} from './conditions';
import {descendantsOf, pathOf, type XmlElement} from '../xml/element';
import {withoutConditions, type Syntax, type Term} from './terms';
import {everyElement, type Tree} from './tree';

/** An element of a document with the business terms that it carries, those of its attributes too. */
export interface Annotation {
  readonly element: XmlElement;
  readonly terms: readonly string[];
}

const INDICATOR = ':ChargeIndicator';

/** The text of the nearest charge indicator: that of the element, or of the group around it. */
function indicatorOf(element: XmlElement): string | undefined {
  for (let node: XmlElement | undefined = element; node; node = node.parent) {
    const found = node.children.find(({name}) => name.endsWith(INDICATOR));
    if (found) return found.text || found.children[0]?.text;
  }
  return undefined;
}

/** Of terms that share an element: the first and second are allowance and charge, or stand in the first and the next of their groups. */
function byPlace(element: XmlElement, terms: readonly string[]): string[] {
  const indicator = indicatorOf(element);
  const [first, second] = terms;
  if (indicator !== undefined && second) return [indicator === 'true' ? second : (first ?? second)];
  const {parent} = element;
  const like = parent?.parent?.children.filter(({name}) => name === parent.name) ?? [];
  const place = parent ? Math.max(0, like.indexOf(parent)) : 0;
  return [terms[Math.min(place, terms.length - 1)] ?? ''].filter(Boolean);
}

/** The terms that an element of a document really carries, of those that its place in the tree allows. */
function carried(
  element: XmlElement,
  allowed: readonly string[],
  terms: ReadonlyMap<string, Term>,
  syntax: Syntax,
): string[] {
  if (allowed.length < 2) return [...allowed];
  const path = pathOf(element);
  const known = allowed.map((id) => {
    const paths = (terms.get(id)?.paths[syntax] ?? []).filter((written) =>
      withoutConditions(written).endsWith(`/${path}`),
    );
    return {id, fits: paths.map((written) => fulfils(element, written))};
  });
  const sure = known.filter(({fits}) => fits.includes(true));
  if (sure.length > 0) return sure.map(({id}) => id);
  const open = known.filter(({fits}) => fits.length === 0 || fits.includes(undefined)).map(({id}) => id);
  return open.length > 1 ? byPlace(element, open) : open;
}

/**
 * The elements of a document that carry business terms of EN 16931.
 * @param root of the document
 * @param tree of the same message
 * @param syntax whose paths tell terms of one element apart
 */
export function annotationsOf(
  root: XmlElement,
  tree: Tree,
  terms: ReadonlyMap<string, Term>,
  syntax: Syntax,
): Annotation[] {
  const allowed = new Map<string, string[]>();
  for (const {path, terms: ids} of everyElement(tree.elements)) {
    allowed.set(path, [...(allowed.get(path) ?? []), ...ids.filter(isEnTerm)]);
  }
  return descendantsOf(root).flatMap((element) => {
    const path = pathOf(element);
    const own = carried(element, allowed.get(path) ?? [], terms, syntax);
    const attributes = Object.keys(element.attributes).flatMap((name) => allowed.get(`${path}/@${name}`) ?? []);
    const all = [...new Set([...own, ...attributes])];
    return all.length > 0 ? [{element, terms: all}] : [];
  });
}

/** The first element, or its attribute, at a path below the root, and its text. */
export function valueAt(root: XmlElement, path: string): string | undefined {
  const [, elementPath = path, attribute] = /^(.*?)(?:\/@(\w+))?$/.exec(path) ?? [];
  const found = descendantsOf(root).filter((element) => pathOf(element) === elementPath);
  if (!attribute) return found.find(({children}) => children.length === 0)?.text;
  return found.map(({attributes}) => attributes[attribute]).find((value) => value !== undefined);
}
