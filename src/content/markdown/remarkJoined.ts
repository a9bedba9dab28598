import type {Nodes, Parents, PhrasingContent, Root} from 'mdast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

const BEFORE = /[([]$/;
const BEHIND = /^[.,;:!?)\]]+/;

/** Longer code can fill a line, which then has no room for a sign. */
const LONGEST = 40;

const isCode = (node: Nodes): boolean =>
  (node.type === 'inlineCode' && node.value.length <= LONGEST) ||
  (node.type === 'link' && node.children.length === 1 && isCode(node.children[0] as Nodes));

/** Takes what an expression finds out of a text beside code; nothing when there is none. */
function taken(node: Nodes | undefined, part: RegExp): PhrasingContent[] {
  if (node?.type !== 'text') return [];
  const [value] = part.exec(node.value) ?? [];
  if (!value) return [];
  node.value = node.value.replace(part, '');
  return [{type: 'text', value}];
}

/** Puts code and the punctuation around it into one element. */
function join(code: PhrasingContent, at: number, parent: Parents): void {
  const before = taken(parent.children[at - 1], BEFORE);
  const behind = taken(parent.children[at + 1], BEHIND);
  if (before.length + behind.length === 0) return;
  const children = [...before, code, ...behind];
  parent.children[at] = {type: 'emphasis', children, data: {hName: 'span', hProperties: {'data-joined': ''}}};
}

/** Remark plugin: no line ends between code in a sentence and its punctuation, which the style sheet holds together (`data-joined`). */
export const remarkJoined: Plugin<[], Root> = () => (tree) => {
  visit(tree, (node, index, parent) => {
    if (node.type === 'heading') return SKIP;
    if (!isCode(node) || !parent || index === undefined) return undefined;
    join(node as PhrasingContent, index, parent);
    return SKIP;
  });
};
