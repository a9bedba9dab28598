import {codeIn} from '../code';
import type {Code} from '../model';
import {isEnTerm} from './anchors';
import {carriedTerms, type Annotation} from './carriedTerms';
import type {XmlElement} from '../xml/element';
import type {Syntax, Term} from './terms';
import {everyElement, type Tree} from './tree';

export type {Annotation} from './carriedTerms';

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
  return carriedTerms(root, {allowed, pathsOf: (term) => terms.get(term)?.paths[syntax] ?? []});
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
