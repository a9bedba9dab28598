import {XmlCData, XmlDocument, XmlElement, XmlText} from 'libxml2-wasm';

/** Gives the bytes of a Schematron file at an address. */
export type ReadRules = (address: string) => Uint8Array;

/** A Schematron element as a plain tree, with what it includes in place. */
export interface Schematron {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly namespaces: Readonly<Record<string, string>>;
  readonly children: readonly Node[];
}

/** An element of XSLT within a schema, kept as it was written. */
interface Xslt {
  readonly tag: 'xsl';
  readonly name: string;
  readonly source: string;
}

/** A child of a Schematron element; text is a string. */
export type Node = Schematron | Xslt | string;

export const SCHEMATRON = 'http://purl.oclc.org/dsdl/schematron';
export const XSL = 'http://www.w3.org/1999/XSL/Transform';

/** Whether a child is an element of Schematron. */
export const isSchematron = (node: Node): node is Schematron => typeof node !== 'string' && node.tag !== 'xsl';

/** The children of a kind. */
export function all({children}: Schematron, tag: string): Schematron[] {
  return children.filter(isSchematron).filter((child) => child.tag === tag);
}

/** All text within a node. */
export function textOf(node: Node): string {
  if (typeof node === 'string') return node;
  return isSchematron(node) ? node.children.map(textOf).join('') : '';
}

function childrenOf(element: XmlElement, address: string, read: ReadRules, path: readonly string[]): Node[] {
  const children: Node[] = [];
  for (let child = element.firstChild; child; child = child.next) {
    if (child instanceof XmlText || child instanceof XmlCData) children.push(child.content);
    if (!(child instanceof XmlElement)) continue;
    if (child.namespaceUri === XSL) {
      children.push({tag: 'xsl', name: child.name, source: child.toString({format: false})});
    } else if (child.namespaceUri === SCHEMATRON) {
      const href = child.name === 'include' || child.name === 'extends' ? child.attr('href')?.content : undefined;
      if (href === undefined) children.push(treeOf(child, address, read, path));
      else {
        const included = load(new URL(href, address).href, read, path);
        children.push(...(child.name === 'include' ? [included] : included.children));
      }
    }
  }
  return children;
}

function treeOf(element: XmlElement, address: string, read: ReadRules, path: readonly string[]): Schematron {
  const attributes = element.attrs.filter(({prefix}) => !prefix).map(({name, content}) => [name, content]);
  return {
    tag: element.name,
    attributes: Object.fromEntries(attributes) as Record<string, string>,
    namespaces: element.nsDeclarations,
    children: childrenOf(element, address, read, path),
  };
}

/**
 * Reads a Schematron file and all that it includes.
 * @param address URL of the file; a fragment picks the element with this id
 * @throws Error for a file that includes itself or is not Schematron
 */
export function load(address: string, read: ReadRules, path: readonly string[] = []): Schematron {
  const [file = '', id] = address.split('#');
  if (path.includes(file)) throw new Error(`${file} includes itself`);
  const tree = XmlDocument.fromBuffer(read(file), {url: file});
  try {
    const element = id ? tree.get(`//*[@id='${id}' or @xml:id='${id}']`) : tree.root;
    if (!(element instanceof XmlElement) || element.namespaceUri !== SCHEMATRON) {
      throw new Error(`${address} is no Schematron element`);
    }
    return treeOf(element, file, read, [...path, file]);
  } finally {
    tree.dispose();
  }
}
