import type {ListItem, PhrasingContent, RootContent, TableRow} from 'mdast';
import {blocksOf, isPhrasing, phrasingOf, plainText, trimmed} from './blocks';

/** What an element is drawn from: its children, as Markdown, and the attributes that matter. */
export interface Host {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly children: readonly RootContent[];
}

type Draw = (host: Host) => RootContent[];

/** What a reader does something with, or sees only drawn. */
const NOTHING = 'button input select option label style script template noscript svg link wbr'.split(' ');

const inside: Draw = ({children}) => [...children];

/** A block: phrasing in it becomes paragraphs of its own. */
const block: Draw = ({children}) => blocksOf(children);

const around =
  (type: 'strong' | 'emphasis' | 'delete'): Draw =>
  ({children}) => {
    const inner = trimmed(phrasingOf(children));
    if (plainText(inner).trim() === '') return [];
    return inner.some(({type: own}) => own === type) ? inner : [{type, children: inner}];
  };

const code: Draw = ({children}) => {
  const value = plainText(children).replace(/\s+/g, ' ').trim();
  return value ? [{type: 'inlineCode', value}] : [];
};

const link: Draw = ({attributes: {href}, children}) => {
  if (plainText(children).trim() === '') return [];
  if (typeof href !== 'string' || !children.every(isPhrasing)) return [...children];
  return [{type: 'link', url: href, children: trimmed(children)}];
};

const heading: Draw = ({tag, children}) => [
  {type: 'heading', depth: Number(tag.slice(1)) as 1, children: trimmed(phrasingOf(children))},
];

/** An item of a list. What follows a list in it is behind an empty line: without one it would belong to the last item of that list. */
function item(children: readonly RootContent[]): ListItem {
  const blocks = blocksOf(children) as ListItem['children'];
  return {type: 'listItem', spread: blocks.slice(0, -1).some(({type}) => type === 'list'), children: blocks};
}

const isItem = (node: RootContent): node is ListItem => node.type === 'listItem';

const list: Draw = ({tag, children}) => {
  const items = children.filter(isItem);
  return items.length > 0 ? [{type: 'list', ordered: tag === 'ol', spread: false, children: items}] : [];
};

/** A name in a list of names and values, before the values are known. */
const NAME = {isName: true};

const name: Draw = ({children}) => [{...item(children), data: NAME as ListItem['data']}];

const isName = (node: RootContent): boolean => node.data !== undefined && 'isName' in node.data;

const bold = (words: readonly PhrasingContent[]): PhrasingContent[] =>
  words.every(({type}) => type === 'text') ? [{type: 'strong', children: [...words]}] : [...words];

/** An item with a name and its values: `**Name**: value`. */
function pair(named: RootContent, values: readonly RootContent[]): ListItem {
  const [first, ...others] = values.flatMap((value) => ('children' in value ? (value.children as RootContent[]) : []));
  const words = bold(trimmed(phrasingOf([named])));
  const beside = first?.type === 'paragraph' ? first.children : [];
  const line = beside.length > 0 ? [...words, {type: 'text', value: ': '} as const, ...beside] : words;
  const below = first && beside.length === 0 ? [first, ...others] : others;
  return item([{type: 'paragraph', children: line}, ...below]);
}

const pairs: Draw = ({children}) => {
  const items = children.filter(isItem);
  const starts = items.flatMap((node, index) => (isName(node) ? [index] : []));
  const drawn = starts.flatMap((start, index) => {
    const named = items[start];
    return named ? [pair(named, items.slice(start + 1, starts[index + 1]))] : [];
  });
  return list({tag: 'ul', attributes: {}, children: drawn});
};

const summary: Draw = ({children}) => {
  const title = children.find(({type}) => type === 'heading');
  const rest = trimmed(phrasingOf(children.filter((node) => node !== title)));
  if (title) return [title, ...(rest.length > 0 ? blocksOf(rest) : [])];
  const line = trimmed(phrasingOf(children));
  return line.length > 0 ? [{type: 'paragraph', children: line}] : [];
};

const row: Draw = ({children}) => [{type: 'tableRow', children: children as TableRow['children']}];
const cell: Draw = ({children}) => [{type: 'tableCell', children: trimmed(phrasingOf(children))}];
const table: Draw = ({children}) => [{type: 'table', children: children as TableRow[]}];

const DRAW: Readonly<Record<string, Draw>> = {
  ...Object.fromEntries(NOTHING.map((tag) => [tag, () => []])),
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, heading])),
  ...Object.fromEntries(['span', 'small', 'time', 'mark', 'dfn', 'kbd', 'thead', 'tbody'].map((tag) => [tag, inside])),
  b: around('strong'),
  strong: around('strong'),
  i: around('emphasis'),
  em: around('emphasis'),
  s: around('delete'),
  del: around('delete'),
  code,
  samp: code,
  a: link,
  br: () => [{type: 'break'}],
  ul: list,
  ol: list,
  li: ({children}) => [item(children)],
  dl: pairs,
  dt: name,
  dd: ({children}) => [item(children)],
  summary,
  table,
  tr: row,
  th: cell,
  td: cell,
};

/** The Markdown of an element of a page. */
export function drawHost(host: Host): RootContent[] {
  const {attributes, tag} = host;
  if (attributes.hidden || attributes['aria-hidden'] || attributes.role === 'tooltip') return [];
  return (DRAW[tag] ?? block)(host);
}
