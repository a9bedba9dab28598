import {sidebars} from '../../sidebars';
import type {Items} from './sidebarItems';

const pagesOf = (items: Items, base: string): string[] =>
  items.flatMap((item) => (typeof item === 'string' ? `${base}/${item}.html` : pagesOf(item.items, base)));

/** `/platform` and `/platform/endpoints` for `/platform/endpoints/login.html`. */
function foldersAbove(page: string): string[] {
  const names = page.split('/').slice(1, -1);
  return names.map((_name, index) => `/${names.slice(0, index + 1).join('/')}`);
}

/**
 * The folders in the addresses of pages, such as `/vpd`, each with the first page below it in the order of the sidebars.
 * @param isPage whether the site has the page with this address: pages that are not written yet are left out, and so is a folder with the name of a page
 */
export function firstPages(isPage: (address: string) => boolean): ReadonlyMap<string, string> {
  const pages = Object.entries(sidebars).flatMap(([section, items]) =>
    pagesOf(items, section === 'root' ? '' : `/${section}`),
  );
  const found = pages.filter(isPage).flatMap((page) => foldersAbove(page).map((folder) => [folder, page] as const));
  return new Map(found.filter(([folder]) => !isPage(`${folder}.html`)).reverse());
}
