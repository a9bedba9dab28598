import {type XmlDocument, XmlElement, type XmlNode} from 'libxml2-wasm';

const ESCAPES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

/** A text as the content of an element. */
export const xmlText = (text: string): string => text.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);

/** The elements in an element. */
export function childElements(parent: XmlElement): XmlElement[] {
  return parent.find('*').filter((node) => node instanceof XmlElement);
}

/** The first element at an XPath whose steps are local names, such as `/AccountingSupplierParty/Party`. */
export function elementAt(from: XmlDocument | XmlNode, ...names: readonly string[]): XmlElement | undefined {
  const found = from.get(names.map((name) => `*[local-name()='${name}']`).join('/'));
  return found instanceof XmlElement ? found : undefined;
}

/** A message of the parser with names of elements as readers know them: it writes `{namespace}Name`. */
export const readable = (message: string): string => message.trim().replace(/\{[^{}]*\}/g, '');
