import {codeIn} from '../code';
import type {Code} from '../model';
import type {Annotation} from './annotations';

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
