import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {partAnchors} from '../../content/markdown/remarkParts';

/** The id of an element as an author wrote it. A part has an id that no link leads to. */
function idOf(name: string | null, attributes: readonly object[]): string[] {
  if (name === 'Part' || name === 'Term') return [];
  return attributes.flatMap((each) =>
    'name' in each && each.name === 'id' && 'value' in each && typeof each.value === 'string' ? [each.value] : [],
  );
}

/**
 * Remark plugin: puts all ids of a page that links can lead to into the data of the file, `anchors`. It comes after all others, and leaves
 * nothing of the page, so that no code is made of it.
 */
export const remarkAnchors: Plugin<[], Root> =
  () =>
  (tree, {data}) => {
    const anchors = new Set(partAnchors({data}));
    visit(tree, (node) => {
      const id = node.data !== undefined && 'id' in node.data ? node.data.id : undefined;
      if (node.type === 'heading' && typeof id === 'string') anchors.add(id);
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
        for (const own of idOf(node.name, node.attributes)) anchors.add(own);
    });
    data.anchors = anchors;
    tree.children = tree.children.filter(({type}) => type === 'mdxjsEsm');
  };
