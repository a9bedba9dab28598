import type {Options} from '@docusaurus/plugin-sitemap';
import type {RouteConfig} from '@docusaurus/types';
import {frontMatterSchema} from '../content/frontMatter';
import {untracked} from '../sources/files';
import {frontMatterOf} from '../sources/pageLinks';

const DEFAULTS = {changefreq: 'weekly', priority: 0.8} as const;

/** What a page says of itself for the sitemap; nothing for a page without front matter. */
function ownValues(sourceFile: string | undefined): Partial<{priority: number; changefreq: string}> {
  if (!sourceFile || !/\.mdx?$/.test(sourceFile)) return {};
  return (
    frontMatterSchema
      .pick({sitemap: true})
      .strip()
      .parse(untracked(() => frontMatterOf(sourceFile))).sitemap ?? {}
  );
}

const leaves = (routes: readonly RouteConfig[]): RouteConfig[] =>
  routes.flatMap((route) => (route.routes ? leaves(route.routes) : [route]));

/** Sitemap options: every page weekly with priority 0.8 unless its front matter says otherwise. */
export const sitemap = {
  ...DEFAULTS,
  lastmod: null,
  ignorePatterns: ['/search.html'],
  async createSitemapItems({defaultCreateSitemapItems, routes, ...rest}) {
    const items = await defaultCreateSitemapItems({routes, ...rest});
    const pages = leaves(routes);
    return items.map((item) => {
      const {pathname} = new URL(item.url);
      const route = pages.find((each) => each.path === pathname);
      return {...item, ...ownValues(route?.metadata?.sourceFilePath)} as typeof item;
    });
  },
} satisfies Options;
