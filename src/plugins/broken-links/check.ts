import fs from 'node:fs';
import path from 'node:path';
import {ContentError} from '../../contracts/contentError';
import {linksOf} from '../../content/links';

/** What the checker needs to know of the built site. */
export interface BuiltSite {
  readonly outDir: string;
  readonly pages: ReadonlySet<string>;
  /** Addresses of files that other plugins may still be writing. */
  readonly files: ReadonlySet<string>;
}

function isFile({outDir, files}: BuiltSite, address: string): boolean {
  if (files.has(address)) return true;
  return fs.statSync(path.join(outDir, address), {throwIfNoEntry: false})?.isFile() ?? false;
}

/** An anchor without its percent escapes; as it stands when they are malformed, which no id then matches. */
function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

const ID = /\sid=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))(?=[\s>])/g;

/** The ids of the pages of a site that links lead to, by their addresses. */
const known = new WeakMap<BuiltSite, Map<string, ReadonlySet<string>>>();

/** The ids of a page, which is read once. */
function idsOf(site: BuiltSite, page: string): ReadonlySet<string> {
  const pages = known.get(site) ?? new Map<string, ReadonlySet<string>>();
  known.set(site, pages);
  const found = pages.get(page);
  if (found) return found;
  const html = fs.readFileSync(path.join(site.outDir, page.endsWith('/') ? `${page}index.html` : page), 'utf8');
  const ids = new Set(Array.from(html.matchAll(ID), ([, double, single, bare]) => double ?? single ?? bare ?? ''));
  pages.set(page, ids);
  return ids;
}

/** What is wrong with a link of the page at `own`, and what to do; nothing when it leads somewhere. */
function faultOf(href: string, own: string, site: BuiltSite): {problem: string; remedy: string} | undefined {
  const [address = '', anchor] = href.split('#');
  const target = address.split('?')[0] || own;
  if (!site.pages.has(target)) {
    if (isFile(site, target)) return undefined;
    return {problem: 'no such page', remedy: 'src/addresses/routes.json lists the addresses; pages end in .html'};
  }
  if (!anchor || idsOf(site, target).has(decoded(anchor))) return undefined;
  return {problem: `${target} has no anchor #${anchor}`, remedy: 'Use the id of a heading of that page'};
}

/** The errors of one page's links that lead nowhere, each with its line. `own` is the address of the page. */
export function brokenLinks(markdown: string, file: string, own: string, site: BuiltSite): ContentError[] {
  return linksOf(markdown).flatMap(({line, href}) => {
    const fault = faultOf(href, own, site);
    return fault ? [new ContentError(file, line, `link to ${href}: ${fault.problem}`, fault.remedy)] : [];
  });
}
