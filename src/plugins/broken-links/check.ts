import fs from 'node:fs';
import path from 'node:path';
import {ContentError} from '../../contracts/contentError';
import {linksOf} from './links';

/** What the checker needs to know of the built site. */
export interface BuiltSite {
  readonly outDir: string;
  /** Addresses of the pages. */
  readonly pages: ReadonlySet<string>;
  /** Addresses of the files that are served beside the pages. */
  readonly files: ReadonlySet<string>;
}

function hasAnchor(site: BuiltSite, page: string, anchor: string): boolean {
  const html = fs.readFileSync(path.join(site.outDir, page.endsWith('/') ? `${page}index.html` : page), 'utf8');
  const id = decodeURIComponent(anchor).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`\\sid=(["']?)${id}\\1[\\s>]`).test(html);
}

/**
 * Checks the links of one page's source.
 * @param file path of the source, for the message
 * @param own address of the page
 * @throws ContentError for the first link that leads nowhere, with its line
 */
export function checkLinks(markdown: string, file: string, own: string, site: BuiltSite): void {
  for (const {line, href} of linksOf(markdown)) {
    const [address = '', anchor] = href.split('#');
    const page = address.split('?')[0] || own;
    const isFile = site.files.has(page);
    if (!site.pages.has(page)) {
      if (isFile) continue;
      throw new ContentError(
        file,
        line,
        `link to ${href}: no such page`,
        'src/addresses/routes.json lists the addresses; pages end in .html',
      );
    }
    if (anchor && !hasAnchor(site, page, anchor)) {
      throw new ContentError(
        file,
        line,
        `link to ${href}: ${page} has no anchor #${anchor}`,
        'Use the id of a heading of that page',
      );
    }
  }
}
