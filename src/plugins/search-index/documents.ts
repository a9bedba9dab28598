import type {SearchRecord} from '../../sources/search/record';
import type {ParsedPage} from './package';

/** Something that the search finds, as the index file stores it and a hit shows it. */
export interface Document {
  /** Number of the document. */
  readonly i: number;
  /** Title. */
  readonly t: string;
  /** Text, for the excerpt. */
  readonly x: string;
  /** Address. */
  readonly u: string;
  /** Where it is: section and page. */
  readonly w: string;
  /** HTTP method, of an operation. */
  readonly m?: string;
  /** Group of its hits, where address and place don't give it. */
  readonly g?: string;
}

/** A document, and the words that find it beside its title and text. */
export interface Entry {
  readonly document: Document;
  readonly keywords: readonly string[];
  /** Title of the page, or of the part of it; for a whole page the name of its file. */
  readonly page: string;
  /** A page, not a part of one. */
  readonly whole?: boolean;
  /** A short explanation, as `SearchRecord` says. */
  readonly aside?: boolean;
}

/** A page that is found as a whole, by its sections or by records. */
export interface Page extends ParsedPage {
  readonly url: string;
}

const where = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' › ');

/** `salesInvoice` of `/endpoints/v1/salesInvoice.html`, which readers know from addresses. */
const fileName = (url: string): string => url.slice(url.lastIndexOf('/') + 1).replace('.html', '');

type Unnumbered = Omit<Entry, 'document'> & {readonly document: Omit<Document, 'i'>};

function pageEntries({url, pageTitle, description, breadcrumb, sections}: Page): Unnumbered[] {
  const intro = sections.filter(({hash}) => hash === '').map(({content}) => content);
  const whole = {t: pageTitle, x: [description, ...intro].join(' ').trim(), u: url, w: where(...breadcrumb)};
  const parts = sections.filter(({hash}) => hash.startsWith('#'));
  return [
    {document: whole, keywords: [description], page: fileName(url), whole: true},
    ...parts.map(({title, hash, content}) => ({
      document: {t: title, x: content, u: `${url}${hash}`, w: where(breadcrumb[0], pageTitle)},
      keywords: [],
      page: pageTitle,
    })),
  ];
}

function recordEntry(record: SearchRecord, {pageTitle = '', breadcrumb = []}: Partial<Page>): Unnumbered {
  const {page, anchor, title, text, method, keywords = [], within = pageTitle, aside, group} = record;
  return {
    document: {
      t: title,
      x: text,
      u: `${page}#${anchor}`,
      w: where(breadcrumb[0], within),
      ...(method && {m: method}),
      ...(group && {g: group}),
    },
    keywords,
    page: within,
    aside,
  };
}

/** Everything that the search finds, numbered: the pages, their sections and the records of the contracts, each place once. */
export function entriesOf(pages: readonly Page[], records: readonly SearchRecord[]): Entry[] {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  return [
    ...pages.flatMap(pageEntries),
    ...records.map((record) => recordEntry(record, byUrl.get(record.page) ?? {})),
  ].map((entry, index) => ({...entry, document: {i: index + 1, ...entry.document}}));
}
