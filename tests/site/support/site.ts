import fs from 'node:fs';
import path from 'node:path';
import routesFile from '../../../src/addresses/routes.json';
import {frontMatterSchema, type FrontMatter} from '../../../src/content/frontMatter';
import {frontMatterOf as sourceFrontMatter} from '../../../src/sources/pageLinks';
import {untracked} from '../../../src/sources/files';
import {service} from '../../../src/service';
import {build} from '../../support/html';

export {build};

export const port = Number(process.env.PSB_TEST_PORT ?? 4200);

/** Where the tests reach the site. */
export const siteAddress = `http://localhost:${port}`;

/** An address of the site as routes.json lists it. */
export interface Route {
  readonly path: string;
  readonly section: string;
  readonly indexed: boolean;
}

/** Every address. */
export const routes: readonly Route[] = routesFile;

/** The pages made from Markdown: all but the reference. */
export const pages = routes.filter(({section}) => section !== 'reference');

/** The addresses that the sitemap lists. */
export function sitemapPaths(): string[] {
  const text = fs.readFileSync(path.join(build, 'sitemap.xml'), 'utf8');
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replace(service.site.url, ''));
}

/** The built HTML of a route, without any script run. */
export function builtHtml(route: string): string {
  return fs.readFileSync(path.join(build, route.endsWith('/') ? `${route}index.html` : route), 'utf8');
}

/** The words of the first-level heading in the built HTML of a route. */
export function headingOf(route: string): string {
  const [, words = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(builtHtml(route)) ?? [];
  return words
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .trim();
}

/** The first route whose built HTML matches. */
export function firstPageWith(pattern: RegExp): string {
  const found = pages.find((route) => pattern.test(builtHtml(route.path)));
  if (!found) throw new Error(`no built page matches ${String(pattern)}`);
  return found.path;
}

/** The Markdown file of a page. */
export function sourceOf(route: string): string {
  const name = route.slice(1).replace(/\.html$/, '');
  const found = [`docs/${name}.mdx`, `docs/${name}.md`, `${name}.mdx`, `${name}.md`].find((file) =>
    fs.existsSync(file),
  );
  if (!found) throw new Error(`${route} has no source file`);
  return found;
}

/** The checked front matter of a page, tokens filled. */
export function frontMatterOf(route: string): FrontMatter {
  return frontMatterSchema.parse(untracked(() => sourceFrontMatter(sourceOf(route))));
}
