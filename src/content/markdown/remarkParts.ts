import path from 'node:path';
import type {Code, Heading, Parents, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {ContentError} from '../../contracts/contentError';
import {AuthorFault} from '../../sources/authorFault';
import {collectReads, readValue, type Read} from '../../sources/files';
import {addressOf} from '../../sources/pages';
import {allParts} from '../allParts';
import type {Part, PartHeading, PartPlace, Wrapper} from '../part';
import {headingText} from './headingText';
import {partNode} from './nodes';
import {addToRecord} from './record';

type Element = MdxJsxFlowElement | MdxJsxTextElement;
type Parts = ReadonlyMap<string, Part | Wrapper>;

interface Request {
  readonly name: string;
  readonly part: Part;
  readonly attributes: Readonly<Record<string, string>>;
}

function fenceOf({lang, meta, value}: Code, parts: Parts): Request | undefined {
  const language = lang ?? 'text';
  const words = Array.from((meta ?? '').matchAll(/(\w+)="([^"]*)"/g), ([, key = '', word = '']) => [key, word]);
  const attributes = {...Object.fromEntries(words), language, text: value} as Request['attributes'];
  const fences = [...parts].flatMap(([name, part]) => ('wraps' in part ? [] : [{name, part, attributes}]));
  const become = (fence: string): Request | undefined => fences.find(({part}) => part.fence === fence);
  return become(language) ?? become('other');
}

function attributesOf({name, attributes}: Element): Request['attributes'] {
  const entries = attributes.map((attribute) => {
    if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string') {
      return [attribute.name, attribute.value] as const;
    }
    throw new AuthorFault(`<${name}> has an attribute that is no plain text`);
  });
  return Object.fromEntries(entries);
}

function elementOf(element: Element, parts: Parts): Request | undefined {
  const name = element.name ?? '';
  if (!/^[A-Z]/.test(name)) return undefined;
  const part = parts.get(name);
  if (!part) throw new AuthorFault(`<${name}> is no component of this site`, 'src/content/parts has a file for each');
  if ('wraps' in part) return undefined;
  if (part.fence) throw new AuthorFault(`<${name}> is written as a code fence`, 'Write ``` and the language');
  if (element.type === 'mdxJsxTextElement') {
    throw new AuthorFault(`<${name}> is inside a sentence`, 'Give it a line of its own');
  }
  return {name, part, attributes: attributesOf(element)};
}

const headingNode = ({depth, text, id}: PartHeading): Heading => ({
  type: 'heading',
  depth,
  children: [{type: 'text', value: text}],
  data: {hProperties: {id}},
});

interface Drawn {
  readonly nodes: RootContent[];
  readonly anchors: readonly string[];
}

function drawn({name, part, attributes}: Request, number: number, place: Pick<PartPlace, 'section' | 'page'>): Drawn {
  const id = `${name}-${number}`;
  const asked = [attributes, {name, id, ...place}] as const;
  const {props, heading, anchors} = readValue(JSON.stringify(asked), () => part.expand(...asked));
  const node = partNode(id, part.component ?? name, props, part.code);
  return {nodes: heading ? [headingNode(heading), node] : [node], anchors};
}

/** The ids in the parts of a page that links can lead to: of the page that `remarkParts` worked on. */
export const partAnchors = ({data}: {readonly data: object}): readonly string[] =>
  'partAnchors' in data ? (data.partAnchors as readonly string[]) : [];

/**
 * Remark plugin: gives each part of a page (`<Operation id="sendSalesInvoice" />`, a code fence) its props, as src/content/parts defines them. Faults are not
 * thrown: they are in the record of the page, with the files that the parts read, so that the bundler makes the page again when one is corrected.
 */
export const remarkParts: Plugin<[], Root> = () => async (tree, vfile) => {
  const file = path.relative(process.cwd(), vfile.path);
  const parts = await allParts();
  const reads = new Set<Read>();
  const faults = new Set<string>();
  const page = addressOf(file);
  const anchors: string[] = [];
  vfile.data.partAnchors = anchors;
  let number = 0;
  let section: string | undefined;

  function replacementOf(node: Code | Element): RootContent[] | undefined {
    try {
      const request = node.type === 'code' ? fenceOf(node, parts) : elementOf(node, parts);
      if (!request) return undefined;
      const {nodes, anchors: own} = drawn(request, ++number, {section, page});
      anchors.push(...own);
      return nodes;
    } catch (error) {
      const line = node.position?.start.line;
      if (error instanceof AuthorFault) faults.add(new ContentError(file, line, error.message, error.remedy).message);
      else if (error instanceof ContentError) faults.add(error.message);
      else faults.add(`${file}:${line}: ${error instanceof Error ? error.stack : String(error)}`);
      return [];
    }
  }

  collectReads(reads, () => {
    visit(tree, ['heading', 'code', 'mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent?: Parents) => {
      if (node.type === 'heading') {
        section = headingText(node);
        return undefined;
      }
      const replacement = replacementOf(node as Code | Element);
      if (!replacement || !parent || index === undefined) return undefined;
      parent.children.splice(index, 1, ...replacement);
      return index + replacement.length;
    });
  });
  addToRecord(tree, {reads: [...reads], faults: [...faults]});
};
