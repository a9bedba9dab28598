import type {RootContent} from 'mdast';
import {twinLink, type LinkTargets} from './links';

/** The same nodes with the links of twins; a link that a twin can't have is its text. */
export function withTwinLinks<Node extends RootContent>(
  nodes: readonly Node[],
  page: string,
  targets: LinkTargets,
): Node[] {
  return nodes.flatMap((node): Node[] => {
    const children = 'children' in node ? withTwinLinks(node.children as Node[], page, targets) : undefined;
    if (node.type !== 'link') return [{...node, ...(children && {children})}];
    const url = twinLink(node.url, page, targets);
    return url === undefined ? (children ?? []) : [{...node, url, children}];
  });
}
