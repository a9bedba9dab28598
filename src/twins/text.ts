import type {RootContent} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown, type Options} from 'mdast-util-to-markdown';

const OPTIONS: Options = {
  extensions: [gfmToMarkdown({tablePipeAlign: false})],
  bullet: '-',
  emphasis: '_',
  fence: '`',
  listItemIndent: 'one',
  resourceLink: true,
  rule: '-',
};

/** Blocks as GitHub Flavored Markdown, with a line break at the end. */
export const markdownOf = (children: readonly RootContent[]): string =>
  toMarkdown({type: 'root', children: [...children]}, OPTIONS);
