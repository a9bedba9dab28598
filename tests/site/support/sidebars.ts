import {sidebars} from '../../../sidebars';
import type {Items} from '../../../src/addresses/writtenPages';
import {frontMatterOf, pages} from './site';

/** A line of a sidebar: a group with its depth, or a page with its label and address. */
export interface SidebarLine {
  readonly depth: number;
  readonly label: string;
  readonly href?: string;
}

const written = new Set(pages.map(({path}) => path));

function linesOf(items: Items, base: string, depth: number): SidebarLine[] {
  return items.flatMap((item) => {
    if (typeof item !== 'string') {
      const inner = linesOf(item.items, base, depth + 1);
      return inner.length ? [{depth, label: item.label}, ...inner] : [];
    }
    const href = `${base}/${item}.html`;
    return written.has(href) ? [{depth, label: frontMatterOf(href).title, href}] : [];
  });
}

/** The lines that the sidebar of a section must show: groups and written pages, in the order of sidebars.ts. */
export function expectedSidebar(section: string): SidebarLine[] {
  const key = section as keyof typeof sidebars;
  return linesOf(sidebars[key], section === 'root' ? '' : `/${section}`, 1);
}
