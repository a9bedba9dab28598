import {XMLParser, XMLValidator} from 'fast-xml-parser';

/** An XML element by its local name: prefixes are left out, and so are texts beside child elements. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  readonly children: readonly XmlElement[];
}

/** An element as fast-xml-parser keeps it in order: one key is its name, its value the children; attributes are in `:@`. */
type Node = Readonly<Record<string, unknown>>;

const parser = new XMLParser({
  preserveOrder: true,
  removeNSPrefix: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  ignoreDeclaration: true,
});

const nodesIn = (value: unknown): readonly Node[] => (Array.isArray(value) ? (value as readonly Node[]) : []);
const textOf = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => node['#text'])
    .filter((text) => typeof text === 'string')
    .join('');

function elementsOf(nodes: readonly Node[]): XmlElement[] {
  return nodes.flatMap((node) => {
    const name = Object.keys(node).find((key) => key !== ':@' && key !== '#text');
    if (name === undefined) return [];
    const inside = nodesIn(node[name]);
    const attributes = (node[':@'] ?? {}) as Readonly<Record<string, string>>;
    return [{name, attributes, text: textOf(inside).replace(/\s+/g, ' ').trim(), children: elementsOf(inside)}];
  });
}

/**
 * The root element of an XML text.
 * @throws Error for a text that is not well-formed
 */
export function rootElement(xml: string): XmlElement {
  const valid = XMLValidator.validate(xml);
  if (valid !== true) throw new Error(`line ${valid.err.line}: ${valid.err.msg}`);
  const root = elementsOf(parser.parse(xml) as readonly Node[]).find(({name}) => !name.startsWith('?'));
  if (!root) throw new Error('line 1: no element');
  return root;
}

/** The children of an element with one of the names. */
export const childrenOf = (element: XmlElement | undefined, ...names: readonly string[]): XmlElement[] =>
  element?.children.filter(({name}) => names.includes(name)) ?? [];

/** The first element at the end of a path of names, such as `types/schema`. */
export function elementAt(element: XmlElement, path: string): XmlElement | undefined {
  return path.split('/').reduce<XmlElement | undefined>((parent, name) => childrenOf(parent, name)[0], element);
}
