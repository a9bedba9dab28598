import {formatParts, guideOf, partPage} from '../addresses/formatPages';
import {existsTracked, listTracked, memoized, readAspect} from './files';

/** Folders whose names are the first part of an address. */
const SECTIONS = ['documents', 'platform', 'vpd'];

/** Where the consoles are generated; the folders in it are versions. */
const CONSOLES = '.consoles';

/** The folders with pages that people write. */
export const writtenFolders: readonly string[] = ['docs', ...SECTIONS];

/** Every folder with pages. */
export const pageFolders: readonly string[] = [...writtenFolders, CONSOLES];

/** The source of every page that people write, in the order of the folders. A README is no page. */
export const pageSources = (): string[] =>
  writtenFolders.flatMap((folder) =>
    listTracked(folder)
      .filter((file) => /\.mdx?$/.test(file) && !/(?:^|\/)README\.md$/.test(file))
      .map((file) => `${folder}/${file}`),
  );

/** The address of a page by its source: docs/introduction/overview.mdx is `/introduction/overview.html`. */
export function addressOf(source: string): string {
  const path = source.replaceAll('\\', '/').replace(/\.mdx?$/, '.html');
  return `/${path.replace(/^docs\//, '').replace(`${CONSOLES}/`, 'reference/')}`;
}

/** The source of a page by its address: `/introduction/overview.html` is docs/introduction/overview.mdx. */
export function sourceOf(address: string): string | undefined {
  const path = address.slice(1).replace(/\.html.*$/, '');
  const base = SECTIONS.some((section) => path.startsWith(`${section}/`)) ? path : `docs/${path}`;
  return [`${base}.mdx`, `${base}.md`].find((file) => existsTracked(file));
}

const namedParts = memoized((page: string) => {
  const source = sourceOf(page);
  return source === undefined ? [] : readAspect(source, 'namedParts');
});

const showsPart = (page: string, part: string, folder: string): boolean =>
  namedParts(page).some(({name, value}) => name === part && (value === folder || value.startsWith(`${folder}/`)));

/** The page of a format with a part that names a message or an example of it; nothing where no page shows it. */
export const pageShowing = (guide: string, part: string, folder: string): string | undefined =>
  [guide, ...formatParts.map((each) => partPage(guide, each))].find((page) => showsPart(page, part, folder));

/** A page that belongs to another, with its label there. */
export interface PageBelow {
  readonly label: string;
  readonly href: string;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The pages below the guide that a page belongs to; none for a page of no format. */
export const pagesBelow = (page: string): PageBelow[] =>
  formatParts
    .map((part) => ({label: capital(part), href: partPage(guideOf(page), part)}))
    .filter(({href}) => sourceOf(href));
