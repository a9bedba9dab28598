import type {XmlElement} from './element';

/** A name without its prefix: `tns:Paging` is `Paging`. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The elements below one, in the order of the document. */
export function descendantsOf(element: XmlElement, found: XmlElement[] = []): XmlElement[] {
  for (const child of element.children) {
    found.push(child);
    descendantsOf(child, found);
  }
  return found;
}

/** The path of an element below the root; empty for the root. */
export function pathOf({name, parent}: XmlElement): string {
  if (!parent) return '';
  const before = pathOf(parent);
  return before ? `${before}/${name}` : name;
}
