import {XMLParser, XMLValidator} from 'fast-xml-parser';
import {refuseDocumentType} from './documentType';

export {descendantsOf, localName, pathOf} from './walk';

export interface XmlElement {
  /** With its prefix: `cbc:ID`. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Its own text, without that of its children. */
  readonly text: string;
  readonly parent?: XmlElement;
  readonly children: readonly XmlElement[];
  /** Its text and its children in their order, with all spaces. */
  readonly content: readonly (string | XmlElement)[];
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
  trimValues: false,
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

/** The content of an element. `lines` are those of the start tags that are left. */
function contentOf(nodes: readonly Node[], lines: number[], parent?: XmlElement): (string | XmlElement)[] {
  return nodes.flatMap((node): (string | XmlElement)[] => {
    const words = node['#text'];
    if (typeof words === 'string') return [words];
    const name = Object.keys(node).find((key) => key !== ':@');
    if (name === undefined) return [];
    const attributes = (node[':@'] ?? {}) as XmlElement['attributes'];
    const line = lines.shift() ?? 0;
    const children: XmlElement[] = [];
    const content: (string | XmlElement)[] = [];
    const element = {name, attributes, text: '', parent, children, content, line};
    content.push(...contentOf(nodesIn(node[name]), lines, element));
    children.push(...content.filter((piece) => typeof piece !== 'string'));
    element.text = content.map((piece) => (typeof piece === 'string' ? piece.trim() : '')).join('');
    return [element];
  });
}

/** The root element of an XML text. @throws Error for a text that is not well-formed, or has a document type declaration */
export function rootElement(xml: string): XmlElement {
  refuseDocumentType(xml);
  const valid = XMLValidator.validate(xml);
  if (valid !== true) throw new Error(`line ${valid.err.line}: ${valid.err.msg}`);
  const pieces = contentOf(parser.parse(xml) as readonly Node[], startLines(xml));
  const root = pieces.find((piece) => typeof piece !== 'string');
  if (!root) throw new Error('line 1: no element');
  return root;
}
