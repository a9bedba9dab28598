import {XmlElement, type XmlNode} from 'libxml2-wasm';

function position(element: XmlElement): number {
  let count = 1;
  for (let other = element.prev; other; other = other.prev) {
    if (other instanceof XmlElement && other.name === element.name && other.namespaceUri === element.namespaceUri) {
      count += 1;
    }
  }
  return count;
}

/** XPath of an element by local names, each with its position among equal siblings: `/Invoice[1]/TaxTotal[1]`. */
export function locationOf(node: XmlNode): string {
  let path = '';
  for (let element = node instanceof XmlElement ? node : node.parent; element; element = element.parent) {
    path = `/${element.name}[${position(element)}]${path}`;
  }
  return path;
}

/** The same path as an XPath that finds the element whatever its namespace. */
export function xpathOf(location: string): string {
  return location.replace(/\/@[^/]*$/, '').replace(/\/([^/@[\]]+)\[/g, "/*[local-name()='$1'][");
}
