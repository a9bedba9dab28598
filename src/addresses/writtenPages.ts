import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import pending from './pending.json';

type Item =
  | string
  | {readonly type: 'category'; readonly items: readonly Item[]; readonly label: string; readonly collapsed?: boolean};

/** The items of a sidebar, as ids and groups. */
export type Items = readonly Item[];

const waiting = new Set<string>(pending);

/** Whether an address of the site (a hash may follow) has no page yet. */
export function isPending(address: string): boolean {
  return waiting.has(address.split('#')[0] ?? '');
}

function kept(item: Item, base: string): Item | undefined {
  if (typeof item === 'string') return waiting.has(`${base}/${item}.html`) ? undefined : item;
  const items = item.items.flatMap((each) => kept(each, base) ?? []);
  return items.length ? {...item, items} : undefined;
}

/**
 * A sidebar without the pages that are not written yet.
 * @param section first part of the section's addresses; empty for the root
 */
export function withoutPending(items: Items, section: string): SidebarsConfig[string] {
  const base = section ? `/${section}` : '';
  return items.flatMap((item) => kept(item, base) ?? []) as SidebarsConfig[string];
}
