import {sidebars} from '../../../sidebars';
import {guideOf} from '../../../src/addresses/formatPages';
import type {Items} from '../../../src/addresses/sidebarItems';
import {untracked} from '../../../src/sources/files';
import {formatOfPage} from '../../../src/sources/formats';
import {frontMatterOf, pages} from './site';

/** A line of a sidebar: a group with its depth, or a page with its label and address. A closed group has the address of its first page. */
export interface SidebarLine {
  readonly depth: number;
  readonly label: string;
  readonly href: string;
}

/** A page's label: what the registry of the formats says, or the page, or its title. */
function readLabel(href: string): string {
  const {title, sidebar_label: label = title} = frontMatterOf(href);
  return untracked(() => formatOfPage(href))?.label ?? label;
}

/** Each page's label is in the sidebars of many pages. */
const labels = new Map<string, string>();

function labelOf(href: string): string {
  const label = labels.get(href) ?? readLabel(href);
  labels.set(href, label);
  return label;
}

const written = new Set(pages.map(({path}) => path));

function linesOf(items: Items, base: string, depth: number, current: string): SidebarLine[] {
  return items.flatMap((item) => {
    if (typeof item !== 'string') {
      const inner = linesOf(item.items, base, depth + 1, current);
      const [first] = inner;
      if (!first) return [];
      const isOpen = inner.some(({href}) => href === guideOf(current));
      return [{depth, label: item.label, href: first.href}, ...(isOpen ? inner : [])];
    }
    const href = `${base}/${item}.html`;
    return written.has(href) ? [{depth, label: labelOf(href), href}] : [];
  });
}

/** The lines that the sidebar of a section must show on a page: groups, and the written pages of those that the page is in, in the order of sidebars.ts. */
export function expectedSidebar(section: string, current: string): SidebarLine[] {
  const key = section as keyof typeof sidebars;
  return linesOf(sidebars[key], section === 'root' ? '' : `/${section}`, 1, current);
}
