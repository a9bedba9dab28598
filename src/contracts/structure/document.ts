/** An element of an XML document, with its place in the text. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Text of an element without children. */
  text: string;
  readonly parent?: XmlElement;
  readonly children: XmlElement[];
  /** Line of its start tag, from 0. */
  readonly line: number;
}

const TAG = /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/g;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ENTITIES: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', apos: "'"};

const decoded = (text: string): string =>
  text.replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole).trim();

const attributesIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(text.matchAll(ATTRIBUTE), ([, name = '', double, single]) => [name, decoded(double ?? single ?? '')]),
  );

/**
 * The root element of one of our example documents: well-formed, without CDATA and document type.
 * @throws Error for text without an element
 */
export function documentOf(xml: string): XmlElement {
  let open: XmlElement | undefined;
  let root: XmlElement | undefined;
  let from = 0;
  for (const match of xml.matchAll(TAG)) {
    const [tag, closing, name, attributes = '', empty] = match;
    if (!name) continue;
    if (closing) {
      if (open?.children.length === 0) open.text = decoded(xml.slice(from, match.index));
      open = open?.parent;
    } else {
      const line = xml.slice(0, match.index).split('\n').length - 1;
      const element: XmlElement = {
        name,
        attributes: attributesIn(attributes),
        text: '',
        parent: open,
        children: [],
        line,
      };
      open?.children.push(element);
      root ??= element;
      if (!empty) open = element;
    }
    from = match.index + tag.length;
  }
  if (!root) throw new Error('no element');
  return root;
}

/** The elements below one, in the order of the document. */
export function descendantsOf(element: XmlElement): XmlElement[] {
  return element.children.flatMap((child) => [child, ...descendantsOf(child)]);
}

/** The path of an element below the root; empty for the root. */
export function pathOf({name, parent}: XmlElement): string {
  if (!parent) return '';
  const before = pathOf(parent);
  return before ? `${before}/${name}` : name;
}
