import fs from 'node:fs';
import path from 'node:path';
import type {Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import {build} from './site';

/** The file of an address of the site. */
export const twinFile = (address: string): string => path.join(build, address === '/' ? 'index.html' : address);

/** The texts of a twin, part by part; none for a page without one. */
export function twinParts(page: string): string[] {
  const first = page === '/' ? '/index.md' : page.replace(/\.html$/, '.md');
  const parts: string[] = [];
  for (let file = first; fs.existsSync(twinFile(file)); file = first.replace(/\.md$/, `-${parts.length + 1}.md`))
    parts.push(fs.readFileSync(twinFile(file), 'utf8'));
  return parts;
}

const parsed = (text: string): Nodes => fromMarkdown(text, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});

const textOf = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

/** What GitHub Flavored Markdown makes of the twin of a page, in its order. */
export function readTwin(page: string): Record<'headings' | 'code' | 'rows', string[]> & {readonly text: string} {
  const nodes = twinParts(page).flatMap((text) => inOrder(parsed(text)));
  return {
    headings: nodes.filter((node) => node.type === 'heading' && node.depth > 1).map(textOf),
    code: nodes.flatMap((node) => (node.type === 'code' ? [node.value] : [])),
    rows: nodes.flatMap((node) => (node.type === 'table' ? node.children.slice(1).map(textOf) : [])),
    text: nodes
      .filter((node) => node.type === 'root')
      .map(textOf)
      .join(' '),
  };
}

/** A node and all that is in it, as a reader meets them. */
function inOrder(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(inOrder) : [])];
}

/** The lines of a twin that are no code, without code in a line. */
export function linesOutsideCode(text: string): string[] {
  return text
    .replace(/^( *)(`{3,})[^`\n]*\n[^]*?^\1\2$/gm, '')
    .split('\n')
    .map((line) => line.replace(/(`+)(?!`).*?[^`]\1(?!`)/g, ''));
}
