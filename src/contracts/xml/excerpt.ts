import {rootElement, type XmlElement} from './element';

/** The elements below one at a path such as `cac:InvoiceLine[2]/cbc:ID`. */
function elementsAt(root: XmlElement, path: string): readonly XmlElement[] {
  return path.split('/').reduce<readonly XmlElement[]>(
    (parents, step) => {
      const [, wanted, position] = /^([\w:-]+)(?:\[(\d+)\])?$/.exec(step) ?? [];
      if (!wanted) throw new Error(`'${step}' is no step of a path such as cac:InvoiceLine[2]/cbc:ID`);
      return parents.flatMap(({children}) => {
        const named = children.filter(({name}) => name === wanted);
        return position ? named.slice(Number(position) - 1, Number(position)) : named;
      });
    },
    [root],
  );
}

/** An element if it is wanted, or else with those of its children that lead to a wanted one. */
function pruned(element: XmlElement, wanted: ReadonlySet<XmlElement>): XmlElement[] {
  if (wanted.has(element)) return [element];
  const children = element.children.flatMap((child) => pruned(child, wanted));
  return children.length > 0 ? [{...element, children}] : [];
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

function xmlOf({name, attributes, text, children}: XmlElement, margin = ''): string {
  const start = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)].join(' ');
  if (children.length > 0) {
    const inside = children.map((child) => xmlOf(child, `${margin}  `)).join('\n');
    return `${margin}<${start}>\n${inside}\n${margin}</${name}>`;
  }
  return text ? `${margin}<${start}>${escaped(text)}</${name}>` : `${margin}<${start}/>`;
}

/**
 * Elements of an XML document with the elements around them, below the root.
 * @param paths from the root's children: `cac:OrderReference`, `cac:InvoiceLine[2]/cac:Item/cbc:Name`
 * @param withRoot whether the root is around them
 * @returns indented XML
 * @throws Error for a path that leads to no element
 */
export function excerptOf(xml: string, paths: readonly string[], withRoot = false): string {
  const root = rootElement(xml);
  const wanted = paths.flatMap((path) => {
    const found = elementsAt(root, path);
    if (found.length === 0) throw new Error(`no element '${path}'`);
    return found;
  });
  const elements = root.children.flatMap((child) => pruned(child, new Set(wanted)));
  return (withRoot ? [{...root, children: elements}] : elements).map((element) => xmlOf(element)).join('\n');
}
