import fs from 'node:fs';
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

/** Read, not imported: the preview loads the sidebars again after an edit, but not the JSON that they import. */
const pendingNow = (): ReadonlySet<string> =>
  new Set(JSON.parse(fs.readFileSync('src/addresses/pending.json', 'utf8')) as string[]);

/**
 * A sidebar without the pages that are not written yet.
 * @param section first part of the section's addresses; empty for the root
 * @param pending the addresses without a page, src/addresses/pending.json
 */
export function withoutPending(items: Items, section: string, pending = pendingNow()): SidebarsConfig[string] {
  const base = section ? `/${section}` : '';
  return items.flatMap((item) => written(item, base, pending) ?? []) as SidebarsConfig[string];
}
