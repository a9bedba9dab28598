import type {Role} from '../../search/files';
import {groupBy} from '../../contracts/groupBy';
import type {SearchRecord} from '../../sources/search/record';
import type {ParsedPage, Section} from './package';

/** Something that the search finds. */
export interface Entry {
  readonly title: string;
  /** The title doesn't find it: many parts have it, such as 'Before you start', or another file has it. */
  readonly isUnnamed?: boolean;
  /** For the excerpt. */
  readonly text: string;
  /** Address of its page. */
  readonly page: string;
  /** Id on the page, none for a whole page. */
  readonly anchor: string;
  /** Labels of what it is in: of a page the whole way, of everything else the part of the site and what has it. */
  readonly where: readonly string[];
  readonly method?: string;
  readonly group?: string;
  readonly role: Role;
  /** Names that find it beside its title and text. */
  readonly keywords: readonly string[];
  /** What it is about, in a sentence. */
  readonly about?: string;
  /** What readers type who need the page. */
  readonly typed?: readonly string[];
  /** What a reader may paste from a log. */
  readonly messages?: readonly string[];
  /** Other words of the page: its address, the labels that lead to it and its headings; of a part the title of what has it. */
  readonly around: string;
}

/** A page that is found as a whole, by its sections or by records. */
export interface Page extends ParsedPage {
  readonly url: string;
  /** Rows that can be linked, such as the roles. */
  readonly rows?: readonly Section[];
  readonly searchWords?: readonly string[];
}

/** `endpoints v1 salesInvoice` of `/endpoints/v1/salesInvoice.html`: readers know pages by their addresses. */
const wordsOfAddress = (url: string): string => url.replace('.html', '').replaceAll('/', ' ');

const partEntry = ({url, pageTitle, breadcrumb}: Page, {title, hash, content}: Section, role: Role): Entry => ({
  title,
  text: content,
  page: url,
  anchor: hash.slice(1),
  where: [breadcrumb[0] ?? '', pageTitle],
  role,
  keywords: [],
  around: pageTitle,
});

function pageEntries(page: Page): Entry[] {
  const {url, pageTitle, description, searchWords = [], breadcrumb, sections, rows = []} = page;
  const intro = sections.filter(({hash}) => hash === '').map(({content}) => content);
  const parts = sections.filter(({hash}) => hash.startsWith('#'));
  return [
    {
      title: pageTitle,
      text: [description, ...intro].join(' ').trim(),
      page: url,
      anchor: '',
      where: breadcrumb,
      role: 'page',
      keywords: [],
      about: description,
      typed: searchWords,
      around: [wordsOfAddress(url), ...breadcrumb, ...parts.map(({title}) => title)].join(' '),
    },
    ...parts.map((part) => partEntry(page, part, 'part')),
    ...rows.map((row) => partEntry(page, row, 'record')),
  ];
}

function recordEntry(record: SearchRecord, {pageTitle = '', breadcrumb = []}: Partial<Page>): Entry {
  const {keywords = [], within = pageTitle, aside, messages = [], ...rest} = record;
  return {
    ...rest,
    where: [breadcrumb[0] ?? '', within],
    role: aside ? 'aside' : 'record',
    keywords,
    messages,
    around: within,
  };
}

/** Parts of so many pages have a title in common: it tells nothing about them. */
const USUAL = 6;

function withoutUsualTitles(entries: readonly Entry[]): Entry[] {
  const parts = groupBy(
    entries.filter(({role}) => role === 'part'),
    ({title}) => title,
  );
  return entries.map((entry) => ({
    ...entry,
    isUnnamed: entry.role === 'part' && (parts.get(entry.title)?.length ?? 0) >= USUAL,
  }));
}

/** Everything that the search finds: of each page the page itself, its sections and the records of the contracts. */
export function entriesOf(pages: readonly Page[], records: readonly SearchRecord[]): Entry[] {
  return withoutUsualTitles(
    pages.flatMap((page) => [
      ...pageEntries(page),
      ...records.filter((record) => record.page === page.url).map((record) => recordEntry(record, page)),
    ]),
  );
}

/** What readers paste, found by its words alone: names and ids have a file of their own. */
export const pastedEntries = (pages: readonly Page[], records: readonly SearchRecord[]): Entry[] =>
  entriesOf(
    pages
      .filter(({url}) => records.some(({page}) => page === url))
      .map((page) => ({...page, searchWords: [], sections: [], rows: []})),
    records,
  ).map((entry) => ({...entry, isUnnamed: true}));
