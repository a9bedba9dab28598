import type {PhrasingContent, RootContent} from 'mdast';

const PHRASING = new Set(['text', 'inlineCode', 'link', 'strong', 'emphasis', 'delete', 'break', 'image']);

export const isPhrasing = (node: RootContent): node is PhrasingContent => PHRASING.has(node.type);

/** The plain text of nodes; items of a list and cells of a table are apart from each other. */
export function plainText(nodes: readonly RootContent[]): string {
  return nodes
    .map((node) => {
      if ('value' in node) return node.value;
      if (!('children' in node)) return ' ';
      const text = plainText(node.children);
      return isPhrasing(node) ? text : ` ${text} `;
    })
    .join('');
}

const isBlank = (node: PhrasingContent): boolean => node.type === 'text' && node.value.trim() === '';

/** Phrasing without white space at its ends. */
export function trimmed(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const kept = [...nodes];
  while (kept[0] && isBlank(kept[0])) kept.shift();
  for (let last = kept.at(-1); last && isBlank(last); last = kept.at(-1)) kept.pop();
  return kept.map((node, index) => {
    if (node.type !== 'text') return node;
    const start = index === 0 ? node.value.trimStart() : node.value;
    return {...node, value: index === kept.length - 1 ? start.trimEnd() : start};
  });
}

/** Blocks: what is phrasing becomes paragraphs between them. */
export function blocksOf(nodes: readonly RootContent[]): RootContent[] {
  const blocks: RootContent[] = [];
  let line: PhrasingContent[] = [];
  const endLine = (): void => {
    const children = trimmed(line);
    if (children.length > 0) blocks.push({type: 'paragraph', children});
    line = [];
  };
  for (const node of nodes) {
    if (isPhrasing(node)) line.push(node);
    else {
      endLine();
      blocks.push(node);
    }
  }
  endLine();
  return blocks;
}

const text = (value: string): PhrasingContent => ({type: 'text', value});

/** The phrasing in a block, where no block can be: paragraphs follow each other after a space, items of a list after a semicolon. */
function lineOf(node: RootContent): PhrasingContent[] {
  if (isPhrasing(node)) return [node];
  if (node.type === 'code') return [{type: 'inlineCode', value: node.value.replace(/\s+/g, ' ')}];
  if (!('children' in node)) return [];
  const lines = node.children.map((child) => trimmed(phrasingOf([child]))).filter((line) => line.length > 0);
  const between = node.type === 'list' ? '; ' : ' ';
  if (node.type === 'paragraph' || node.type === 'heading') return phrasingOf(node.children);
  return lines.flatMap((line, index) => (index === 0 ? line : [text(between), ...line]));
}

/** Nodes in one line, for a cell, a heading or a summary. */
export function phrasingOf(nodes: readonly RootContent[]): PhrasingContent[] {
  return nodes.flatMap((node, index) => {
    const line = lineOf(node);
    const apart = index > 0 && !isPhrasing(node) && line.length > 0;
    return node.type === 'break' ? [text(' ')] : apart ? [text(' '), ...line] : line;
  });
}
