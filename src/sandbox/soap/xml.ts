import {XmlC14NMode, type XmlDocument, XmlElement, type XmlNode} from 'libxml2-wasm';
import {parse} from '../../validation/parse';

const ESCAPES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

/** A text as the content of an element. */
export const xmlText = (text: string): string => text.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);

/** A text as the value of an attribute in double quotes. */
export const xmlAttribute = (text: string): string => xmlText(text).replaceAll('"', '&quot;');

/** Works on the tree of good XML. @throws Error for XML that isn't well-formed or is beyond the limits of src/validation */
export function inTree<T>(xml: string, work: (tree: XmlDocument) => T): T {
  const parsed = parse(xml);
  if (!('tree' in parsed)) throw new Error(parsed.message);
  try {
    return work(parsed.tree);
  } finally {
    parsed.tree.dispose();
  }
}

/** An element as exclusive canonical XML, with all namespaces that it declares, and those around it where they are used. */
export const canonical = (element: XmlElement): string =>
  element.canonicalizeToString({
    mode: XmlC14NMode.XML_C14N_EXCLUSIVE_1_0,
    withComments: true,
    inclusiveNamespacePrefixes: Object.keys(element.nsDeclarations).map((prefix) => prefix || '#default'),
  });

/** The elements in an element. */
export function childElements(parent: XmlElement): XmlElement[] {
  return parent.find('*').filter((node) => node instanceof XmlElement);
}

/** The first element at an XPath whose steps are local names, such as `/AccountingSupplierParty/Party`. */
export function elementAt(from: XmlDocument | XmlNode, ...names: readonly string[]): XmlElement | undefined {
  const found = from.get(names.map((name) => `*[local-name()='${name}']`).join('/'));
  return found instanceof XmlElement ? found : undefined;
}

/** A message of the parser with names of elements as readers know them: it writes `{namespace}Name`. A pattern such as `[A-Z]{2}` stays whole. */
export const readable = (message: string): string => message.trim().replace(/\{[^{}\s]*:[^{}\s]*\}(?=\w)/g, '');
