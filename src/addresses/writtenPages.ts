import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

type Item =
  | string
  | {readonly type: 'category'; readonly items: readonly Item[]; readonly label: string; readonly collapsed?: boolean};

/** The items of a sidebar, as ids and groups. */
export type Items = readonly Item[];

function written(item: Item, base: string, pending: ReadonlySet<string>): Item | undefined {
  if (typeof item === 'string') return pending.has(`${base}/${item}.html`) ? undefined : item;
  const items = item.items.flatMap((each) => written(each, base, pending) ?? []);
  return items.length ? {...item, items} : undefined;
}

/**
 * A sidebar without the pages that are not written yet.
 * @param section first part of the section's addresses; empty for the root
 * @param pending the addresses without a page, src/addresses/pending.json
 */
export function withoutPending(items: Items, section: string, pending: ReadonlySet<string>): SidebarsConfig[string] {
  const base = section ? `/${section}` : '';
  return items.flatMap((item) => written(item, base, pending) ?? []) as SidebarsConfig[string];
}
