import {XMLParser, XMLValidator} from 'fast-xml-parser';

export interface XmlElement {
  /** With its prefix: `cbc:ID`. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Its own text, without that of its children. */
  readonly text: string;
  readonly parent?: XmlElement;
  readonly children: readonly XmlElement[];
  /** Line of its start tag, from 0. */
  readonly line: number;
}

/** An element as fast-xml-parser keeps it in order: one key is its name, its value the children; attributes are in `:@`. */
type Node = Readonly<Record<string, unknown>>;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
});

const START_TAG = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<([^\s!?/>][^\s/>]*)/g;

/** The lines of all start tags, which the parser doesn't tell. */
function startLines(xml: string): number[] {
  let line = 0;
  let before = 0;
  const tags = Array.from(xml.matchAll(START_TAG)).filter(([, name]) => name);
  return tags.map(({index}) => {
    line += xml.slice(before, index).split('\n').length - 1;
    before = index;
    return line;
  });
}

const nodesIn = (value: unknown): readonly Node[] => (Array.isArray(value) ? (value as readonly Node[]) : []);

const textOf = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => node['#text'])
    .filter((text) => typeof text === 'string')
    .join('');

function elementsOf(nodes: readonly Node[], lines: number[], parent?: XmlElement): XmlElement[] {
  return nodes.flatMap((node) => {
    const name = Object.keys(node).find((key) => key !== ':@' && key !== '#text');
    if (name === undefined) return [];
    const inside = nodesIn(node[name]);
    const attributes = (node[':@'] ?? {}) as XmlElement['attributes'];
    const children: XmlElement[] = [];
    const element = {name, attributes, text: textOf(inside), parent, children, line: lines.shift() ?? 0};
    children.push(...elementsOf(inside, lines, element));
    return [element];
  });
}

/** The root element of an XML text. @throws Error for a text that is not well-formed */
export function rootElement(xml: string): XmlElement {
  const valid = XMLValidator.validate(xml);
  if (valid !== true) throw new Error(`line ${valid.err.line}: ${valid.err.msg}`);
  const [root] = elementsOf(parser.parse(xml) as readonly Node[], startLines(xml));
  if (!root) throw new Error('line 1: no element');
  return root;
}

/** The elements below one, in the order of the document. */
export const descendantsOf = (element: XmlElement): XmlElement[] =>
  element.children.flatMap((child) => [child, ...descendantsOf(child)]);

/** The path of an element below the root; empty for the root. */
export function pathOf({name, parent}: XmlElement): string {
  if (!parent) return '';
  const before = pathOf(parent);
  return before ? `${before}/${name}` : name;
}
