import {checkerPage, partyPlaygroundPage} from './places';

/** What a page may load and where it may send requests depends on its kind; `src/plugins/policy` has the rules of each. */
export type PageKind = 'reading' | 'console' | 'playground' | 'checker';

/** The kind of the page with an address, without query and hash. Every page without a kind of its own is for reading: the not-found page is one. */
export function pageKind(pathname: string): PageKind {
  if (pathname === checkerPage) return 'checker';
  if (pathname === partyPlaygroundPage) return 'playground';
  return /^\/reference\/.+\.html$/.test(pathname) ? 'console' : 'reading';
}
