import {createProcessor} from '@mdx-js/mdx';
import type {Nodes, PhrasingContent} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import remarkGfm from 'remark-gfm';
import {align} from './align';
import {type Block, codeStandIn, join, slice, standIn, tidy} from './block';
import {proseAttributes} from './prose';

const parsers = {
  mdx: createProcessor({format: 'mdx', remarkPlugins: [remarkGfm]}),
  md: createProcessor({format: 'md', remarkPlugins: [remarkGfm]}),
};

const offsetOf = (node: Nodes): number => node.position?.start.offset ?? 0;

/** Invisible: the end of a heading, and of a link that begins a sentence. The word list has patterns for both. */
const END = '\u2063';

/** Whether a sentence, or its first words, are a link to a page. */
function isSubject(node: PhrasingContent, before: PhrasingContent | undefined): boolean {
  const begins = before === undefined || (before.type === 'text' && /[.:]\s$/.test(before.value));
  return node.type === 'link' && begins && node.children.some(({type}) => type !== 'inlineCode');
}

/** The text of inline content: links as their text, code as a stand-in. */
function inline(nodes: readonly PhrasingContent[], source: string): Block {
  return join(
    nodes.map((node, index): Block => {
      const offset = offsetOf(node);
      if (node.type === 'text') return {text: node.value, at: align(node.value, source, offset)};
      if (node.type === 'inlineCode') return codeStandIn(node.value, offset);
      if (node.type === 'break') return standIn(' ', offset);
      if (node.type === 'link' && /^\w+:\/\//.test(source.slice(offset))) return standIn('Link', offset);
      if ('children' in node) {
        const end = isSubject(node, nodes[index - 1]) ? END : '';
        return join([inline(node.children, source), standIn(end, offset)]);
      }
      return standIn(node.type === 'mdxTextExpression' ? 'Name' : '', offset);
    }),
  );
}

/** The text that readers see of `name="text"`. In `columns` these are the labels behind the equals signs. */
export function attributeBlocks(name: string, value: string, at: readonly number[]): Block[] {
  const block = {text: value, at};
  if (!proseAttributes.has(name)) return [];
  if (name !== 'columns') return [block];
  return Array.from(value.matchAll(/=([^,]*)/g), (match) =>
    slice(block, match.index + 1, match.index + match[0].length),
  );
}

function jsxAttribute(attribute: MdxJsxAttribute, source: string): Block[] {
  const {name, value, position} = attribute;
  if (typeof value !== 'string') return [];
  const start = (position?.start.offset ?? 0) + name.length + 1;
  return attributeBlocks(name, value, align(value, source, start));
}

function fenceTitle(source: string, offset: number): Block[] {
  const line = source.slice(offset, source.indexOf('\n', offset));
  const title = /title="([^"]*)"/.exec(line);
  if (!title) return [];
  return attributeBlocks(
    'title',
    title[1] ?? '',
    align(title[1] ?? '', source, offset + title.index + 'title="'.length),
  );
}

function blocksOfNode(node: Nodes, source: string): Block[] {
  if (node.type === 'heading') return [join([inline(node.children, source), standIn(END, offsetOf(node))])];
  if (node.type === 'paragraph' || node.type === 'tableCell') return [inline(node.children, source)];
  if (node.type === 'code') return fenceTitle(source, offsetOf(node));
  const own =
    node.type === 'mdxJsxFlowElement'
      ? node.attributes.flatMap((attribute) =>
          attribute.type === 'mdxJsxAttribute' ? jsxAttribute(attribute, source) : [],
        )
      : [];
  return 'children' in node ? [...own, ...node.children.flatMap((child) => blocksOfNode(child, source))] : own;
}

/** The prose of pages (mdx) and descriptions (md), tokens masked: paragraphs, headings, cells, titles of code, and attributes that readers see. */
export function markdownBlocks(source: string, format: 'mdx' | 'md'): Block[] {
  return blocksOfNode(parsers[format].parse(source), source).map(tidy);
}
