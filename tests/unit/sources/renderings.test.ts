import fs from 'node:fs';
import path from 'node:path';
import {DOMParser} from '@xmldom/xmldom';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {untracked} from '../../../src/sources/files';
import {exampleRendering} from '../../../src/sources/renderings';

interface Node {
  readonly term: string;
  readonly name?: string;
  readonly businessTerms?: readonly string[];
  readonly children?: readonly Node[];
}

interface Registry {
  readonly formats: readonly {
    readonly messages: readonly {
      readonly id: string;
      readonly documents: readonly {readonly root: string; readonly structure: string}[];
    }[];
  }[];
}

/** A value of a document, with the business terms that the published tree has for its place. */
interface Said {
  readonly place: string;
  readonly value: string;
  readonly terms: readonly string[];
}

const STANDARD = ['ubl-invoice', 'ubl-creditnote', 'cii-invoice'];

/** The published tree as it is in its file: for each path, all business terms, or a name where the message has no business terms. */
function publishedPlaces(structure: string): ReadonlyMap<string, readonly string[]> {
  const file = fs.readFileSync(`documents/structure/trees/${structure}.json`, 'utf8');
  const places = new Map<string, string[]>();
  const visit = ({name, businessTerms = [], children = []}: Node, at: string): void => {
    const terms = businessTerms.flatMap((term) => term.split(/,\s*/)).filter((term) => /^BT-\d+$/.test(term));
    const isPlace = STANDARD.includes(structure) ? terms.length > 0 : name !== undefined;
    if (isPlace) places.set(at, [...(places.get(at) ?? []), ...terms]);
    for (const child of children) visit(child, `${at}/${child.term}`);
  };
  visit((JSON.parse(file) as {tree: Node}).tree, '');
  return places;
}

/** What the elements without children and the attributes of a document say at the places of the tree. */
function saidIn(element: Element, places: ReadonlyMap<string, readonly string[]>, at = ''): Said[] {
  const children = Array.from(element.childNodes).filter((node): node is Element => node.nodeType === 1);
  const own = children.length === 0 ? [{place: at, value: element.textContent.trim()}] : [];
  const attributes = Array.from(element.attributes, ({name, value}) => ({place: `${at}/@${name}`, value}));
  const said = [...own, ...attributes].flatMap((each) => {
    const terms = places.get(each.place);
    return terms ? [{...each, terms}] : [];
  });
  return [...said, ...children.flatMap((child) => saidIn(child, places, `${at}/${child.tagName}`))];
}

const monthOf = (month: number): string => new Date(2000, month - 1, 1).toLocaleString('en', {month: 'long'});

/** A value as a reader sees it: a date in words; of an embedded file its size. */
function asRead({place, value}: Said): string {
  if (place.includes('Binary')) return '';
  if (place.endsWith('ChargeIndicator')) return `(${value})`;
  const [, year, dash, month, day, rest = ''] = /^(\d{4})(-?)(\d\d)\2(\d\d)(?:(T\d\d:\d\d)|$)/.exec(value) ?? [];
  const isDate = year && (dash || place.endsWith('DateTimeString'));
  if (isDate) return `${Number(day)} ${monthOf(Number(month))} ${year}${rest.replace('T', ', ')}`;
  return value.replace(/^(\d\d:\d\d):00/, '$1');
}

/** The texts of a rendering with their terms; those of a table are in the heads of its columns. */
function readIn(message: string, xml: string): {text: string; terms: string[]}[] {
  const idsOf = (terms: readonly {text: string}[]): string[] => terms.map(({text}) => text);
  return untracked(() => exampleRendering(message, xml)).flatMap((part) =>
    'heads' in part
      ? part.rows.flatMap((cells) =>
          cells.flatMap((lines, column) =>
            lines.map(({text, terms}) => ({text, terms: idsOf([...terms, ...(part.heads[column]?.terms ?? [])])})),
          ),
        )
      : part.rows.flatMap(({lines}) => lines.map(({text, terms}) => ({text, terms: idsOf(terms)}))),
  );
}

const withoutCommas = (text: string): string => text.replace(/(?<=\d),(?=\d{3})/g, '');

const {formats} = parse(fs.readFileSync('documents/formats.yaml', 'utf8')) as Registry;

for (const {id, documents} of formats.flatMap(({messages}) => messages)) {
  const folder = path.join('documents/examples', id);
  for (const file of fs.readdirSync(folder).filter((name) => name.endsWith('.xml'))) {
    test(`everything in ${id}/${file} is in its rendering, under its business term`, () => {
      const xml = fs.readFileSync(path.join(folder, file), 'utf8');
      const root = new DOMParser().parseFromString(xml, 'text/xml').documentElement;
      const structure = documents.find((each) => each.root === root.localName)?.structure ?? '';
      const said = saidIn(root, publishedPlaces(structure));
      const read = readIn(id, xml);
      const missing = said.filter(({terms, ...each}) => {
        const fits = read.filter((one) => terms.length === 0 || one.terms.some((term) => terms.includes(term)));
        return !fits.some(({text}) => withoutCommas(text).includes(withoutCommas(asRead({terms, ...each}))));
      });
      expect(said.length).toBeGreaterThan(5);
      expect(missing).toEqual([]);
    });
  }
}
