import {unpackCells} from './packed';

/** Words that mean the same, from docs/search.yaml: by the stems of what is typed the stems of each phrase, with spaces between; none for a word that says nothing. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/** Packed by `packSynonyms`. */
export type PackedSynonyms = Readonly<Record<string, string>>;

/** A page as the first file of the search has it: address, title, and the part of the site that has it. */
export type IndexedPage = readonly [address: string, title: string, where: string];

/** Pages with all that is found on them. Each column is a text with a line for each page, in it with tabs between what each of its places has: so it is packed best. */
export interface IndexedPages {
  readonly pages: readonly IndexedPage[];
  /** Each page's packed by `packCells`. */
  readonly titles: string;
  /** As `shortAnchor` has them. */
  readonly anchors: string;
  /** What has the place; nothing where that is the page. */
  readonly within: string;
  readonly methods: string;
  /** Letters of `KINDS` and `ROLES`. */
  readonly kinds: string;
  readonly roles: string;
}

/** The first file, which the search loads on focus: every term and every title. The files of postings and texts have its hash in their names. */
export interface Start {
  readonly hash: string;
  /** The terms in alphabetical order, packed by `packWords`. */
  readonly terms: string;
  /** How many texts have each term, a digit for each: the logarithm to the base 3. */
  readonly frequencies: string;
  /** Number of the first term of each slice, after that of the slice before. */
  readonly cuts: readonly number[];
  readonly places: IndexedPages;
  /** The names of the files of synonyms, packed by `packWords`: beginnings of the words that have some. */
  readonly synonyms: string;
  /** The phrases that readers type for each place, by their lengths, packed by `packLengths`. */
  readonly phrases: string;
  /** How many texts a file of texts has. */
  readonly texts: number;
}

/** What has a term. Of each text its number after the one before and the weight of the term there, below zero where the title has it; and of each phrase of a reader its number after the one before. */
export type Row = readonly [texts: readonly number[], phrases?: readonly number[]];

/** The rows of the terms of one slice, in their order. */
export type Slice = readonly Row[];

/** The texts of as many places, for excerpts. */
export type Texts = readonly string[];

/** What a place is to the ranking: a page, a part of one, a thing of a contract with a name, or a short explanation of something else. */
export type Role = 'page' | 'part' | 'record' | 'aside';

/** A place that the search finds. */
export interface Place {
  readonly number: number;
  readonly title: string;
  readonly href: string;
  readonly where: string;
  readonly method?: string;
  readonly kind: string;
  readonly role: Role;
  /** Number of its page. */
  readonly page: number;
}

/** The kinds of hits, each by its letter in the first file. */
export const KINDS: Readonly<Record<string, string>> = {
  g: 'Guides',
  a: 'REST API',
  s: 'SOAP',
  v: 'Party data',
  d: 'Documents',
  e: 'Errors',
  r: 'Rules',
  l: 'Glossary',
};

/** The roles, each by its letter in the first file. */
export const ROLES: Readonly<Record<string, Role>> = {p: 'page', s: 'part', r: 'record', a: 'aside'};

/** An anchor as Docusaurus makes it from most titles. */
const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replace(/\s/g, '-');

const firstWord = (title: string): string => title.split(' ')[0] ?? '';

/** The last word of a title without the prefix of an XML name: that of an element is the end of its anchor. */
const lastName = (title: string): string => title.split(/[\s:@]/).at(-1) ?? '';

/** How the first file has the anchor of a title: nothing where it is made from the title, `=` where it is its first word, such as a code, and `~` in place of its last at the end. */
export function shortAnchor(anchor: string, title: string): string {
  if (anchor === anchorOf(title)) return '';
  if (anchor === firstWord(title)) return '=';
  const name = lastName(title);
  return name && anchor.endsWith(name) ? `${anchor.slice(0, -name.length)}~` : anchor;
}

function fullAnchor(anchor: string, title: string): string {
  if (!anchor) return anchorOf(title);
  return anchor === '=' ? firstWord(title) : anchor.replace(/~$/, () => lastName(title));
}

/** The places of the first file, each at its number. */
export function placesOf({pages, titles, anchors, within, methods, kinds, roles}: IndexedPages): Place[] {
  const columns = [titles, anchors, within, methods, kinds, roles].map((column) => column.split('\n'));
  let number = -1;
  return pages.flatMap(([address, pageTitle, where], page) => {
    const [names = '', ...more] = columns.map((lines) => lines[page] ?? '');
    const cells = more.map((line) => line.split('\t'));
    return unpackCells(names, '\t').map((title, at) => {
      const [anchor = '', inside = '', method = '', kind = '', role = ''] = cells.map((column) => column[at]);
      number += 1;
      const whole = role === 'p';
      return {
        number,
        title,
        href: whole ? address : `${address}#${fullAnchor(anchor, title)}`,
        where: whole ? where : [where.split(' › ')[0], inside || pageTitle].filter(Boolean).join(' › '),
        ...(method && {method}),
        kind: KINDS[kind] ?? '',
        role: ROLES[role] ?? 'part',
        page,
      };
    });
  });
}

/** Reads a file of the search by its name, without folder. @throws Error when the network is away */
export type Read = (name: string) => Promise<unknown>;
