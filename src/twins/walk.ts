import {Fragment, isValidElement} from 'react';
import type {RootContent} from 'mdast';
import {isPhrasing} from './blocks';
import {formOf} from './forms';
import {fragmentOf, type FragmentNode} from './fragment';
import {drawHost} from './hosts';

type Props = Readonly<Record<string, unknown>> & {
  readonly children?: React.ReactNode;
  readonly dangerouslySetInnerHTML?: {readonly __html: string};
};

const text = (value: string): RootContent[] =>
  value === '' ? [] : [{type: 'text', value: value.replace(/\s+/g, ' ')}];

/** Whether two neighbours are apart on the page by their style alone. */
function touch(before: RootContent | undefined, after: RootContent | undefined): boolean {
  if (!before || !after || !isPhrasing(before) || !isPhrasing(after)) return false;
  const end = before.type === 'text' ? before.value : 'x';
  const start = after.type === 'text' ? after.value : 'x';
  return /[^\s([/]$/.test(end) && /^[^\s.,;:!?)\]/]/.test(start);
}

/** Children that are elements beside each other have a space between them. */
function joinElements(
  children: readonly {readonly isElement: boolean; readonly nodes: RootContent[]}[],
): RootContent[] {
  const all: RootContent[] = [];
  let wasElement = false;
  for (const {isElement, nodes} of children) {
    if (nodes.length === 0) continue;
    if (isElement && wasElement && touch(all.at(-1), nodes[0])) all.push({type: 'text', value: ' '});
    all.push(...nodes);
    wasElement = isElement;
  }
  return all;
}

function fragmentNodes(nodes: readonly FragmentNode[]): RootContent[] {
  return joinElements(
    nodes.map((node) => {
      if (typeof node === 'string') return {isElement: false, nodes: text(node)};
      const {tag, attributes, children} = node;
      return {isElement: tag !== 'wbr', nodes: drawHost({tag, attributes, children: fragmentNodes(children)})};
    }),
  );
}

const flat = (node: React.ReactNode): React.ReactNode[] => (Array.isArray(node) ? node.flatMap(flat) : [node]);

function elementNodes({type, props}: React.ReactElement<Props>): RootContent[] {
  if (type === Fragment) return nodesIn(props.children);
  if (typeof type === 'function') {
    const form = formOf(type);
    const draw = (form ?? type) as (props: Props) => React.ReactNode;
    return form ? form(props, nodesIn) : nodesIn(draw(props));
  }
  if (typeof type !== 'string') throw new Error(`A twin can't draw an element of the type ${String(type)}`);
  const html = props.dangerouslySetInnerHTML?.__html;
  const children = html === undefined ? nodesIn(props.children) : fragmentNodes(fragmentOf(html));
  return drawHost({tag: type, attributes: props, children});
}

/** Whether a node is an element with a place of its own on the page: a fragment has none. */
const isElement = (node: React.ReactNode): boolean => isValidElement(node) && node.type !== Fragment;

/** The Markdown of what components draw. Components run as on the page; elements become their Markdown (`hosts.ts`), some components have a form of their own (`forms.ts`). */
export function nodesIn(node: React.ReactNode): RootContent[] {
  return joinElements(
    flat(node).map((child) => {
      if (isValidElement<Props>(child)) return {isElement: isElement(child), nodes: elementNodes(child)};
      const isText = typeof child === 'string' || typeof child === 'number';
      return {isElement: false, nodes: isText ? text(String(child)) : []};
    }),
  );
}
