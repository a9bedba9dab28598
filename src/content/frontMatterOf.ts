import {parse} from 'yaml';
import {readTracked} from './files';
import {fillTokens} from './tokens';

/**
 * The front matter of a page's source as data, tokens filled. `parseFrontMatter` checks it; this only reads.
 * @returns an empty object for a file without front matter
 */
export function frontMatterOf(file: string): unknown {
  const block = /^---\n([\s\S]*?)\n---/.exec(fillTokens(readTracked(file), file))?.[1];
  return block === undefined ? {} : parse(block);
}
