/** Words that mean the same, from docs/search.yaml: by the stems of what is typed the stems of each phrase, with spaces between. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/** A page as the first file of the search has it. */
export interface IndexedPage {
  /** Address. */
  readonly u: string;
  /** Title. */
  readonly t: string;
  /** Part of the site. */
  readonly w: string;
  /** What is found on it, a line each: title, anchor as `shortAnchor` has it, place (empty: the title of the page), method, kind and role, with tabs between. */
  readonly c: string;
}

/** The first file, which the search loads on focus: every term and every title. The files of postings and texts have its hash in their names. */
export interface Start {
  readonly hash: string;
  /** The terms in alphabetical order, with spaces between. */
  readonly terms: string;
  /** How many texts have each term, a digit for each: the logarithm to the base 3. */
  readonly frequencies: string;
  /** Number of the first term of each slice. */
  readonly cuts: readonly number[];
  readonly pages: readonly IndexedPage[];
  readonly synonyms: Synonyms;
  /** How many texts a file of texts has. */
  readonly texts: number;
}

/** Postings of the terms of one slice, in their order: number of the text after the one before, weight. A weight below zero: the title has the term. */
export type Slice = readonly (readonly number[])[];

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

/** How the first file has the anchor of a title: nothing where it is made from the title, `=` where it is its first word, such as a code. */
export function shortAnchor(anchor: string, title: string): string {
  if (anchor === anchorOf(title)) return '';
  return anchor === firstWord(title) ? '=' : anchor;
}

function fullAnchor(anchor: string, title: string): string {
  if (!anchor) return anchorOf(title);
  return anchor === '=' ? firstWord(title) : anchor;
}

/** The places of the first file, each at its number. */
export function placesOf(pages: readonly IndexedPage[]): Place[] {
  let number = -1;
  return pages.flatMap(({u, t, w, c}, page) =>
    c.split('\n').map((line) => {
      const [title = '', anchor = '', where = '', method = '', kind = '', role = ''] = line.split('\t');
      number += 1;
      const whole = role === 'p';
      return {
        number,
        title,
        href: whole ? u : `${u}#${fullAnchor(anchor, title)}`,
        where: whole ? w : [w.split(' › ')[0], where || t].filter(Boolean).join(' › '),
        ...(method && {method}),
        kind: KINDS[kind] ?? '',
        role: ROLES[role] ?? 'part',
        page,
      };
    }),
  );
}

/** Reads a file of the search by its name, without folder. @throws Error when the network is away */
export type Read = (name: string) => Promise<unknown>;
