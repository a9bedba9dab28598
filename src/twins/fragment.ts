import {type DefaultTreeAdapterTypes, parseFragment} from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** An element of a text that a contract has as Markdown and the models as HTML. */
export interface FragmentElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly FragmentNode[];
}

export type FragmentNode = string | FragmentElement;

const nodesOf = (nodes: readonly Node[]): FragmentNode[] =>
  nodes.flatMap((node): FragmentNode[] => {
    if ('value' in node) return [node.value];
    if (!('tagName' in node)) return [];
    const attributes = Object.fromEntries(node.attrs.map(({name, value}) => [name, value]));
    return [{tag: node.tagName, attributes, children: nodesOf(node.childNodes)}];
  });

/** The elements of a text that `markdownToHtml` made of a contract's Markdown, or of highlighted code. */
export const fragmentOf = (html: string): FragmentNode[] => nodesOf(parseFragment(html).childNodes);

/** The text of nodes as it is in the source, with its white space. */
export const textIn = (nodes: readonly FragmentNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textIn(node.children))).join('');
