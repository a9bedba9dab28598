import {codeIn} from '../code';
import type {Code} from '../model';
import {isEnTerm} from './anchors';
import {fulfils, withoutConditions} from './conditions';
import {descendantsOf, pathOf, type XmlElement} from '../xml/element';
import type {Syntax, Term} from './terms';
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

/** The elements of a document that carry business terms of EN 16931. @param syntax whose paths tell terms of one element apart */
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

const elementsAt = (root: XmlElement, names: readonly string[]): readonly XmlElement[] =>
  names.reduce<readonly XmlElement[]>(
    (parents, step) => parents.flatMap(({children}) => children.filter(({name}) => name === step)),
    [root],
  );

/** The first element, or its attribute, at a path below the root, and its text. */
export function valueAt(root: XmlElement, path: string): string | undefined {
  const [, elementPath = path, attribute] = /^(.*?)(?:\/@(\w+))?$/.exec(path) ?? [];
  const found = elementsAt(root, elementPath.split('/'));
  if (!attribute) return found.find(({children}) => children.length === 0)?.text;
  return found.map(({attributes}) => attributes[attribute]).find((value) => value !== undefined);
}

/** A link from an element of the document to a term. Its text is drawn by the style, so that it isn't copied with the document. */
const linkOf = (term: string, id: string): string => `<a${id} href="#${term}" aria-label="${term}"></a>`;

/**
 * A document as highlighted code, with links to the business terms behind the lines on which their elements begin. The first link of a
 * term has the anchor `example-<term>`.
 * @param known the terms that the page has
 */
export function annotated(xml: string, annotations: readonly Annotation[], known: ReadonlySet<string>): Code {
  const code = codeIn('xml', xml.trimEnd());
  const seen = new Set<string>();
  const links = new Map<number, string>();
  for (const {element, terms} of annotations) {
    for (const term of terms.filter((each) => known.has(each))) {
      const id = seen.has(term) ? '' : ` id="example-${term}"`;
      seen.add(term);
      links.set(element.line, `${links.get(element.line) ?? ''}${linkOf(term, id)}`);
    }
  }
  const html = code.html
    .split('\n')
    .map((line, index) => `${line}${links.get(index) ?? ''}`)
    .join('\n');
  return {...code, html};
}
