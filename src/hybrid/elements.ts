import {XMLParser} from 'fast-xml-parser';

/** An element of the parsed XML, without prefixes: its children by name, its text under `#text`, attributes with `@`. */
export interface Element {
  readonly [name: string]: Element | readonly Element[] | string | undefined;
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  alwaysCreateTextNode: true,
});

const isElement = (value: unknown): value is Element => typeof value === 'object' && value !== null;

/** The elements at a path below another; each step may occur more than once. */
export function all(from: Element, path: string): Element[] {
  return path.split('/').reduce<Element[]>(
    (here, name) =>
      here.flatMap((each) => {
        const found = each[name];
        return (Array.isArray(found) ? found : [found]).filter(isElement);
      }),
    [from],
  );
}

/** The text of the first element at a path; undefined where there is none. */
export function textAt(from: Element, path: string): string | undefined {
  const text = all(from, path)[0]?.['#text'];
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/** As `textAt`. @throws Error where there is none */
export const needed = (from: Element, path: string): string => {
  const text = textAt(from, path);
  if (text === undefined) throw new Error(`The invoice has no ${path}.`);
  return text;
};

/** The root element of an XML text, by its name; an empty one where the root has another name. */
export const rootOf = (xml: string, name: string): Element => all(parser.parse(xml) as Element, name)[0] ?? {};
