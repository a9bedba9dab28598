import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

type Item =
  | string
  | {readonly type: 'category'; readonly items: readonly Item[]; readonly label: string; readonly collapsed?: boolean};

export type Items = readonly Item[];

/**
 * A sidebar as Docusaurus takes it.
 * @param section first part of the section's addresses; empty for the root
 * @param below the pages that the sidebar shows below a page, by its address
 */
export function withPagesBelow(
  items: Items,
  section: string,
  below: (address: string) => readonly object[],
): Extract<SidebarsConfig[string], unknown[]> {
  return items.map((item) => {
    if (typeof item !== 'string') return {...item, items: withPagesBelow(item.items, section, below)};
    const pages = below(`${section}/${item}.html`);
    return pages.length > 0 ? {type: 'doc', id: item, customProps: {below: pages}} : item;
  });
}
