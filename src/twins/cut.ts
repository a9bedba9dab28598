import type {List, ListItem, RootContent, Table} from 'mdast';

/** Characters that the marks of a node need, at most, beside what is in it. */
const MARKS: Readonly<Record<string, number>> = {
  ...{text: 0, inlineCode: 2, strong: 4, emphasis: 2, delete: 4, link: 4, break: 2},
  ...{heading: 8, code: 12, tableRow: 3, tableCell: 3},
};

/** About how long a node is as Markdown, a little more than it will be: to write it for each cut would take most of the time. `indent` is that of its lines. */
function lengthOf(node: RootContent, indent = 0): number {
  const marks = MARKS[node.type] ?? indent + 3;
  if (node.type === 'code') return node.value.length + marks + indent * (node.value.split('\n').length + 2);
  if ('value' in node) return node.value.length + marks;
  if (!('children' in node)) return marks;
  const inside = node.type === 'listItem' ? indent + 2 : indent;
  const start = marks + ('url' in node ? node.url.length : 0);
  return node.children.reduce((sum, child) => sum + lengthOf(child, inside), start);
}

/** Groups what follows each other: none is longer than the limit, unless a thing alone is. */
function grouped<T>(things: readonly T[], limit: number, length: (thing: T) => number): T[][] {
  const groups: T[][] = [];
  let room = 0;
  for (const thing of things) {
    const needed = length(thing);
    if (groups.length > 0 && needed <= room) groups.at(-1)?.push(thing);
    else {
      groups.push([thing]);
      room = limit;
    }
    room -= needed;
  }
  return groups;
}

function cutTable(table: Table, limit: number): Table[] {
  const [head, ...rows] = table.children;
  if (!head) return [table];
  const rowLength = (row: Table['children'][number]): number => lengthOf({type: 'table', children: [row]});
  const groups = grouped(rows, limit - rowLength(head), rowLength);
  return groups.map((group) => ({...table, children: [head, ...group]}));
}

const listOf = (list: List, children: ListItem[]): List => ({...list, children});

/** An item whose last list is too long: its beginning, then its first paragraph again before each further part of that list. */
function cutItem(item: ListItem, limit: number): ListItem[] {
  const last = item.children.at(-1);
  if (lengthOf(item) <= limit || last?.type !== 'list') return [item];
  const [title] = item.children;
  const before = item.children.slice(0, -1);
  const room = limit - before.reduce((sum, node) => sum + lengthOf(node), 0);
  return cutList(last, room).map((part, index) => ({
    ...item,
    children: index === 0 ? [...before, part] : title ? [title, part] : [part],
  }));
}

function cutList(list: List, limit: number): List[] {
  const items = list.children.flatMap((item) => cutItem(item, limit));
  return grouped(items, limit, lengthOf).map((group) => listOf(list, group));
}

function cutBlock(block: RootContent, limit: number): RootContent[] {
  if (lengthOf(block) <= limit) return [block];
  if (block.type === 'table') return cutTable(block, limit);
  return block.type === 'list' ? cutList(block, limit) : [block];
}

/** The headings at the end of a part, which belong to what follows. */
function trailingHeadings(blocks: readonly RootContent[]): number {
  let count = 0;
  while (count < blocks.length - 1 && blocks.at(-1 - count)?.type === 'heading') count += 1;
  return count;
}

/**
 * Blocks in parts of at most `limit` characters: between blocks, between rows of a table, or between items of a list. A table that goes on has its
 * head again, an item that goes on its first paragraph. No part ends with a heading.
 */
export function cut(blocks: readonly RootContent[], limit: number): RootContent[][] {
  const parts = grouped(
    blocks.flatMap((block) => cutBlock(block, limit)),
    limit,
    lengthOf,
  );
  for (const [index, part] of parts.entries()) {
    const headings = part.splice(part.length - trailingHeadings(part));
    if (parts[index + 1]) parts[index + 1]?.unshift(...headings);
    else part.push(...headings);
  }
  return parts;
}
