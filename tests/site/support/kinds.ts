import {KINDS} from './attack';
import {coveringPages} from './cover';
import {builtHtml, routes} from './site';

/** Pages that one component draws from data, so that they differ in names and numbers alone. */
export const KINDS_OF_DATA: readonly RegExp[] = [
  /^\/documents\/.+\/structure\.html$/,
  /^\/documents\/.+\/examples\.html$/,
  /^\/documents\/.+\/rejections\.html$/,
  /^\/documents\/rules\//,
  /^\/misc\/codeList\//,
];

const FORMAT = '/documents/invoices/ubl/bisv3';

/** A page of each kind, for what costs much and depends on the kind alone. */
export const ONE_OF_EACH_KIND: readonly string[] = [
  ...['guide', 'reference', 'console', 'catalogue', 'code list', 'checker', 'playground'].map(
    (kind) => KINDS[kind] ?? '',
  ),
  `${FORMAT}.html`,
  ...['structure', 'examples', 'rejections'].map((part) => `${FORMAT}/${part}.html`),
  '/documents/changes.html',
  '/platform/introduction/overview.html',
  '/search.html?q=invoice',
  '/404.html',
];

/** The largest and the smallest of some pages. */
function extremes(pages: readonly string[]): string[] {
  const bySize = [...pages].sort((a, b) => builtHtml(a).length - builtHtml(b).length);
  return [bySize[0], bySize.at(-1)].filter((page) => page !== undefined);
}

/** The pages that are looked at in every way: all but those of a kind, of which the covering pages, the largest and the smallest stand for the others. */
export function samplePages(): string[] {
  const all = routes.map(({path}) => path);
  const kinds = KINDS_OF_DATA.map((kind) => all.filter((path) => kind.test(path)));
  const ofKinds = new Set(kinds.flat());
  const chosen = new Set([...coveringPages(), ...kinds.flatMap(extremes)]);
  return all.filter((path) => !ofKinds.has(path) || chosen.has(path));
}
