import fs from 'node:fs';
import {DOMParser} from '@xmldom/xmldom';

/** The elements right below an element. @param names local names; all when none is given */
export const childrenOf = (element: Element, ...names: string[]): Element[] =>
  Array.from(element.childNodes).filter(
    (node): node is Element =>
      node.nodeType === 1 && (names.length === 0 || names.includes((node as Element).localName)),
  );

/** Every element with a local name below an element. */
export const everyIn = (element: Element, name: string): Element[] =>
  Array.from(element.getElementsByTagNameNS('*', name));

/** An attribute's text, or nothing where the element lacks it. */
export const attribute = (element: Element, name: string): string | undefined =>
  element.hasAttribute(name) ? (element.getAttribute(name) ?? undefined) : undefined;

/** The text of an element in one line. */
export const textOf = (element: Element): string => element.textContent.replace(/\s+/g, ' ').trim();

const roots = new Map<string, Element>();

/** The root element of an XML file, which is read once: several schemas import the same. */
export function readXml(file: string): Element {
  const known = roots.get(file) ?? parsedXml(file);
  roots.set(file, known);
  return known;
}

function parsedXml(file: string): Element {
  const text = fs.readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  return new DOMParser().parseFromString(text, 'text/xml').documentElement;
}
