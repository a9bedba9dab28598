import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {headingText} from './headingText';

/** Remark plugin: a table gets the heading before it as its name for assistive technology, the prop `label` of `Table`. */
export const remarkTables: Plugin<[], Root> = () => (tree) => {
  let label: string | undefined;
  visit(tree, (node) => {
    if (node.type === 'heading') label = headingText(node);
    else if (node.type === 'table' && label !== undefined) {
      node.data = {...node.data, hProperties: {...node.data?.hProperties, label}};
    }
  });
};
