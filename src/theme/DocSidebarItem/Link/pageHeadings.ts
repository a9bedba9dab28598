import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import type {TOCItem} from '@docusaurus/mdx-loader';
import {routePath} from '../../routePath';

declare const __webpack_modules__: Record<string, unknown>;
declare const __webpack_require__: (id: string) => {toc?: TOCItem[]};

/**
 * The headings of a page. The sidebar is drawn outside and before the page, but the page's module is loaded by then, on the
 * server and in the browser: Docusaurus preloads it. So the headings are read from the module itself, and stand in the static
 * HTML without being shipped a second time.
 * @param pathname address of the page that is shown
 * @returns no headings for an address that is not a docs page
 */
export function pageHeadings(pathname: string): readonly TOCItem[] {
  const key = Object.keys(routesChunkNames).find((name) => routePath(name) === pathname);
  const names = key === undefined ? undefined : (routesChunkNames[key] as Record<string, unknown>);
  const chunk = typeof names?.content === 'string' ? registry[names.content] : undefined;
  if (!chunk) return [];
  const id = chunk[2];
  return id in __webpack_modules__ ? (__webpack_require__(id).toc ?? []) : [];
}
