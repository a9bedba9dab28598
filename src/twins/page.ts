import type {RootContent} from 'mdast';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {preprocess} from '../content/hooks';
import {drawnPart} from '../content/markdown/nodes';
import {remarkOperations} from '../content/markdown/remarkOperations';
import {remarkParts} from '../content/markdown/remarkParts';

/** Draws a component: its name in src/components, and its props. */
export type DrawPart = (name: string, props: object) => RootContent[];

const pages = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkParts)
  .use(remarkOperations);

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** An admonition as a quotation that begins with its title. */
function quotation(name: string, children: readonly RootContent[]): RootContent {
  const [first, ...others] = children;
  const hasTitle = first?.data !== undefined && 'directiveLabel' in first.data;
  const title =
    hasTitle && first.type === 'paragraph' ? first.children : [{type: 'text', value: capital(name)} as const];
  const text = (hasTitle ? others : children) as [];
  return {type: 'blockquote', children: [{type: 'paragraph', children: [{type: 'strong', children: title}]}, ...text]};
}

/** What a node of a page becomes; children are drawn before. */
function drawn(node: RootContent, draw: DrawPart): RootContent[] {
  const part = drawnPart(node);
  if (part) return draw(part.component, part.props);
  if ('children' in node) node.children = node.children.flatMap((child) => drawn(child as RootContent, draw)) as [];
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return node.children;
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return [];
    case 'containerDirective':
      return [quotation(node.name, node.children)];
    case 'textDirective':
    case 'leafDirective':
      return [{type: 'text', value: `:${node.name}`}, ...node.children];
    default:
      return [node];
  }
}

/** A page as Markdown without components: `source` is the path of its MDX file. Faults in it are those of the build, so they are not reported here. */
export async function pageBlocks(source: string, fileContent: string, draw: DrawPart): Promise<RootContent[]> {
  const page = {filePath: source, fileContent: preprocess({filePath: source, fileContent})};
  const {content} = await DEFAULT_PARSE_FRONT_MATTER(page);
  const tree = await pages.run(pages.parse(content), {path: source});
  return tree.children.flatMap((node) => drawn(node, draw));
}
