import fs from 'node:fs';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

type Item =
  | string
  | {readonly type: 'category'; readonly items: readonly Item[]; readonly label: string; readonly collapsed?: boolean};

/** The items of a sidebar, as ids and groups. */
export type Items = readonly Item[];

type SidebarItems = Extract<SidebarsConfig[string], unknown[]>;

/** The items of a sidebar as Docusaurus takes them. */
function written(items: Items, pageItem: (id: string) => SidebarItems): SidebarItems {
  return items.flatMap((item) => {
    if (typeof item === 'string') return pageItem(item);
    const inside = written(item.items, pageItem);
    return inside.length > 0 ? [{...item, items: inside}] : [];
  });
}

/** Read, not imported: the preview loads the sidebars again after an edit, but not the JSON that they import. */
const pendingNow = (): ReadonlySet<string> =>
  new Set(JSON.parse(fs.readFileSync('src/addresses/pending.json', 'utf8')) as string[]);

/**
 * A sidebar without the pages that are not written yet.
 * @param section first part of the section's addresses; empty for the root
 * @param pending the addresses without a page, src/addresses/pending.json
 * @param propsOf what the sidebar shows of a page beside its label
 */
export function withoutPending(
  items: Items,
  section: string,
  pending = pendingNow(),
  propsOf: (address: string) => Record<string, unknown> | undefined = () => undefined,
): SidebarItems {
  const base = section ? `/${section}` : '';
  return written(items, (id) => {
    const address = `${base}/${id}.html`;
    const customProps = propsOf(address);
    if (pending.has(address)) return [];
    return [customProps ? {type: 'doc', id, customProps} : id];
  });
}
