import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

/** Something that an author wrote in a page, with its line. */
interface Written {
  readonly line: number;
}

/** What a page has as it is written, before its parts are drawn. */
export interface WrittenPage {
  /** `alt` is missing in an element without the attribute. */
  readonly images: readonly (Written & {readonly address: string; readonly alt?: string})[];
  readonly links: readonly (Written & {readonly address: string; readonly text: string})[];
  /** The texts of the first row of a table. */
  readonly tables: readonly (Written & {readonly heads: readonly string[]; readonly widths: readonly number[]})[];
  readonly headings: readonly (Written & {readonly depth: number; readonly text: string})[];
}

type Lists = {-readonly [Name in keyof WrittenPage]: WrittenPage[Name][number][]};

/** The values of an element's attributes that are plain text. */
function attributesOf(node: Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>): Map<string, string> {
  const pairs = node.attributes.flatMap((each) =>
    each.type === 'mdxJsxAttribute' && typeof each.value === 'string' ? [[each.name, each.value] as const] : [],
  );
  return new Map(pairs);
}

function add(node: Nodes, lists: Lists): void {
  const line = node.position?.start.line ?? 1;
  switch (node.type) {
    case 'image':
      lists.images.push({line, address: node.url, alt: node.alt ?? ''});
      break;
    case 'link':
      lists.links.push({line, address: node.url, text: toString(node)});
      break;
    case 'definition':
      lists.links.push({line, address: node.url, text: node.label ?? ''});
      break;
    case 'heading':
      lists.headings.push({line, depth: node.depth, text: toString(node)});
      break;
    case 'table': {
      const [first] = node.children;
      const heads = first?.children.map((cell) => toString(cell).trim()) ?? [];
      lists.tables.push({line, heads, widths: node.children.map(({children}) => children.length)});
      break;
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const attributes = attributesOf(node);
      const address = attributes.get('href') ?? attributes.get('to');
      if (node.name === 'img')
        lists.images.push({line, address: attributes.get('src') ?? '', alt: attributes.get('alt')});
      else if (address !== undefined) lists.links.push({line, address, text: toString(node)});
      break;
    }
    default:
  }
}

/** Remark plugin: puts a `WrittenPage` into the data of the file, `written`. It comes before all others. */
export const remarkWritten: Plugin<[], Root> =
  () =>
  (tree, {data}) => {
    const lists: Lists = {images: [], links: [], tables: [], headings: []};
    visit(tree, (node) => add(node, lists));
    data.written = lists;
  };
