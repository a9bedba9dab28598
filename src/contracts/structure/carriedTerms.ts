import {fulfils, withoutConditions} from './conditions';
import type {XmlElement} from '../xml/element';
import {descendantsOf, pathOf} from '../xml/walk';

/** An element of a document with the business terms that it carries, those of its attributes too. */
export interface Annotation {
  readonly element: XmlElement;
  readonly terms: readonly string[];
}

/** Where a syntax has the business terms. */
export interface Places {
  /** The terms that an element or attribute can carry, by its path below the root. */
  readonly allowed: ReadonlyMap<string, readonly string[]>;
  /** The published paths of a term in the syntax, with their conditions, which tell terms of one element apart. */
  readonly pathsOf: (term: string) => readonly string[];
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

/** The term of an element that several share: by its charge indicator (allowance, charge), or else by the position of its group. */
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
function carried(element: XmlElement, path: string, {allowed, pathsOf}: Places): string[] {
  const ids = allowed.get(path) ?? [];
  if (ids.length < 2) return [...ids];
  const known = ids.map((id) => {
    const paths = pathsOf(id).filter((written) => withoutConditions(written).endsWith(`/${path}`));
    return {id, fits: paths.map((written) => fulfils(element, written))};
  });
  const sure = known.filter(({fits}) => fits.includes(true));
  if (sure.length > 0) return sure.map(({id}) => id);
  const open = known.filter(({fits}) => fits.length === 0 || fits.includes(undefined)).map(({id}) => id);
  return open.length > 1 ? byPlace(element, open) : open;
}

/** The elements of a document that carry business terms, in the order of the document. */
export function carriedTerms(root: XmlElement, places: Places): Annotation[] {
  const {allowed} = places;
  return descendantsOf(root).flatMap((element) => {
    const path = pathOf(element);
    const own = carried(element, path, places);
    const attributes = Object.keys(element.attributes).flatMap((name) => allowed.get(`${path}/@${name}`) ?? []);
    const all = [...new Set([...own, ...attributes])];
    return all.length > 0 ? [{element, terms: all}] : [];
  });
}
