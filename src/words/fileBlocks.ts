import path from 'node:path';
import {type Block, maskTokens, moved} from './block';
import {graphqlBlocks} from './graphql';
import {markdownBlocks} from './markdown';
import {tsxBlocks} from './tsx';
import {yamlBlocks} from './yaml';

/** Extensions of the files that the linter reads. */
export const extensions = ['.mdx', '.yaml', '.yml', '.graphql', '.tsx'];

/** A page: its front matter is YAML, the rest is Markdown. */
function pageBlocks(source: string, format: 'mdx' | 'md'): Block[] {
  const front = /^---\n([\s\S]*?\n)---\n/.exec(source)?.[1] ?? '';
  const length = front === '' ? 0 : front.length + '---\n---\n'.length;
  const start = '---\n'.length;
  const offsets = Array.from({length: front.length}, (_, index) => index + start);
  const body = source.slice(0, length).replace(/[^\n]/g, ' ') + source.slice(length);
  return [...moved(yamlBlocks(front), offsets), ...markdownBlocks(body, format)];
}

function blocksOf(source: string, file: string): Block[] {
  const masked = maskTokens(source);
  const extension = path.extname(file);
  if (extension === '.tsx') return tsxBlocks(source, file);
  if (extension === '.mdx' || extension === '.md') return pageBlocks(masked, extension === '.mdx' ? 'mdx' : 'md');
  if (extension === '.graphql') return graphqlBlocks(masked);
  return yamlBlocks(masked);
}

/** The blocks of files, by path and text: textlint and cspell ask for the same. */
const read = new Map<string, Block[]>();

/** What people read of a file, in its order; tokens are not filled. @throws Error when the file cannot be parsed */
export function fileBlocks(source: string, file: string): Block[] {
  const key = `${file}\n${source}`;
  const blocks = read.get(key) ?? blocksOf(source, file);
  read.set(key, blocks);
  return blocks;
}
