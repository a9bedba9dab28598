import fs from 'node:fs';
import path from 'node:path';
import type {Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import {build} from './site';

const fileOf = (address: string): string => path.join(build, address);

/** The texts of a twin, part by part; none for a page without one. */
export function twinParts(page: string): string[] {
  const first = page === '/' ? '/index.md' : page.replace(/\.html$/, '.md');
  const parts: string[] = [];
  for (let file = first; fs.existsSync(fileOf(file)); file = first.replace(/\.md$/, `-${parts.length + 1}.md`))
    parts.push(fs.readFileSync(fileOf(file), 'utf8'));
  return parts;
}

const parsed = (text: string): Nodes =>
  fromMarkdown(text, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});

const textOf = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

/** What GitHub Flavored Markdown makes of the twin of a page, in its order. */
export function readTwin(page: string) {
  const nodes = twinParts(page).flatMap((text) => inOrder(parsed(text)));
  return {
    headings: nodes.filter((node) => node.type === 'heading' && node.depth > 1).map(textOf),
    code: nodes.flatMap((node) => (node.type === 'code' ? [node.value] : [])),
    rows: nodes.flatMap((node) => (node.type === 'table' ? node.children.slice(1).map(textOf) : [])),
    links: nodes.flatMap((node) => (node.type === 'link' ? [node.url] : [])),
    html: nodes.flatMap((node) => (node.type === 'html' ? [node.value] : [])),
    text: nodes.filter((node) => node.type === 'root').map(textOf).join(' '),
  };
}

/** A node and all that is in it, as a reader meets them. */
function inOrder(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(inOrder) : [])];
}
