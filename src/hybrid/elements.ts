import {XMLParser} from 'fast-xml-parser';
import {refuseDocumentType} from '../contracts/xml/documentType';

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

/** An XML text as the element above its root. @throws Error for one with a document type declaration */
export function parsed(xml: string): Element {
  refuseDocumentType(xml);
  return parser.parse(xml) as Element;
}

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

/** The texts at a path, or at one of several paths that `|` divides; without those that are empty. */
export const textsAt = (from: Element, paths: string): string[] =>
  paths
    .split('|')
    .flatMap((path) => all(from, path).map((each) => each['#text']))
    .filter((text) => typeof text === 'string' && text !== '') as string[];

/** The first text at a path; undefined where there is none. */
export const textAt = (from: Element, paths: string): string | undefined => textsAt(from, paths)[0];

/** As `textAt`. @throws Error where there is none */
export function needed(from: Element, paths: string): string {
  const text = textAt(from, paths);
  if (text === undefined) throw new Error(`The invoice has no ${paths}.`);
  return text;
}
