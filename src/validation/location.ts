import {type XmlDocument, XmlElement, type XmlNode} from 'libxml2-wasm';

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

/** Where an element of a document is: its place among all elements, its XPath and its line. */
export interface Place {
  readonly order: number;
  readonly name: string;
  readonly location: string;
  readonly line: number;
}

function placesOf({root}: XmlDocument): Place[] {
  const places: Place[] = [];
  function add(element: XmlElement, before: string, earlier: Map<string, number>): void {
    const {name, namespaceUri, line} = element;
    const known = `${name} ${namespaceUri}`;
    const number = (earlier.get(known) ?? 0) + 1;
    earlier.set(known, number);
    const location = `${before}/${name}[${number}]`;
    places.push({order: places.length, name, location, line});
    const children = new Map<string, number>();
    for (let child = element.firstChild; child; child = child.next) {
      if (child instanceof XmlElement) add(child, location, children);
    }
  }
  add(root, '', new Map());
  return places;
}

/** Gives the place of the element that has a number, from 1, among those of a local name, or of all with the name `*`. @throws Error when there is none */
export type FindPlace = (name: string, number: number) => Place;

/** Finds places in a document, which it reads once, at the first question. */
export function placesIn(tree: XmlDocument): FindPlace {
  let byName: Map<string, Place[]> | undefined;

  function read(): Map<string, Place[]> {
    const all = placesOf(tree);
    const names = new Map([['*', all]]);
    for (const place of all) {
      const same = names.get(place.name);
      if (same) same.push(place);
      else names.set(place.name, [place]);
    }
    return names;
  }

  return (name, number) => {
    const place = (byName ??= read()).get(name)?.[number - 1];
    if (!place) throw new Error(`The document has no element ${name} with the number ${number}`);
    return place;
  };
}

/** The same path as an XPath that finds the element whatever its namespace. */
export function xpathOf(location: string): string {
  return location.replace(/\/@[^/]*$/, '').replace(/\/([^/@[\]]+)\[/g, "/*[local-name()='$1'][");
}
