import type {RootContent} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {defaultHandlers, toMarkdown, type Handle, type Options} from 'mdast-util-to-markdown';

/**
 * The library asks for the first character of what follows, and without `peek` it writes the whole text for it. No character is escaped
 * because of more than the one after it.
 */
const text: Handle = Object.assign<Handle, {peek: Handle}>((...node) => defaultHandlers.text(...node), {
  peek: (node, _parent, state, info) => state.safe(node.value.slice(0, 2), info),
});

const OPTIONS: Options = {
  extensions: [gfmToMarkdown({tablePipeAlign: false})],
  bullet: '-',
  emphasis: '_',
  fence: '`',
  handlers: {text},
  listItemIndent: 'one',
  resourceLink: true,
  rule: '-',
};

/** Blocks as GitHub Flavored Markdown, with a line break at the end. */
export const markdownOf = (children: readonly RootContent[]): string =>
  toMarkdown({type: 'root', children: [...children]}, OPTIONS);
