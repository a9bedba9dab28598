import type {Nodes, PhrasingContent, Root, Text} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {ContentError} from '../../contracts/contentError';
import type {Term} from '../../contracts/glossary';
import {collectReads, type Read} from '../../sources/files';
import {glossary} from '../../sources/glossary';
import {addToRecord} from './record';
import {termMatcher} from './termMatcher';

/** What is no running text, or already interactive. */
const NODES = new Set(['heading', 'link', 'linkReference', 'definition', 'footnoteDefinition']);
const ELEMENTS = new Set(['a', 'button', 'caption', 'code', 'dfn', 'figcaption', 'kbd', 'label', 'summary', 'th']);

function isLeftOut(node: Nodes): boolean {
  if (NODES.has(node.type)) return true;
  if (node.type === 'paragraph') return node.data !== undefined && 'directiveLabel' in node.data;
  const isElement = node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement';
  return isElement && ELEMENTS.has(node.name ?? '');
}

const isGlossary = (node: Nodes): boolean =>
  node.type === 'mdxJsxFlowElement' &&
  node.attributes.some((each) => each.type === 'mdxJsxAttribute' && each.name === 'name' && each.value === 'Glossary');

/** The section that shows the glossary: what is between the headings around it. */
function glossarySection({children}: Root): ReadonlySet<Nodes> {
  const at = children.findIndex(isGlossary);
  if (at < 0) return new Set();
  const isHeading = ({type}: Nodes): boolean => type === 'heading';
  const before = children.slice(0, at).reverse().findIndex(isHeading);
  const behind = children.slice(at).findIndex(isHeading);
  return new Set(children.slice(before < 0 ? 0 : at - before, behind < 0 ? undefined : at + behind));
}

const attribute = (name: string, value: string) => ({type: 'mdxJsxAttribute', name, value}) as const;

const termNode = ({id, definitionHtml}: Term, children: PhrasingContent[]): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name: 'Term',
  attributes: [attribute('id', id), attribute('definitionHtml', definitionHtml)],
  children,
});

function markTerms(tree: Root, terms: readonly Term[]): void {
  const piecesOf = termMatcher(terms);
  const hidden = glossarySection(tree);
  const used = new Set<Term>();

  function marked({value}: Text): PhrasingContent[] {
    const nodes: PhrasingContent[] = [];
    for (const {text, term} of piecesOf(value)) {
      const last = nodes.at(-1);
      if (term && !used.has(term)) nodes.push(termNode(term, [{type: 'text', value: text}]));
      else if (last?.type === 'text') last.value += text;
      else nodes.push({type: 'text', value: text});
      if (term) used.add(term);
    }
    return nodes;
  }

  visit(tree, (node, index, parent) => {
    if (hidden.has(node) || isLeftOut(node)) return SKIP;
    // The first row of a table names its columns.
    if (node.type === 'tableRow' && index === 0) return SKIP;
    if (node.type !== 'text' || !parent || index === undefined) return undefined;
    const nodes = marked(node);
    parent.children.splice(index, 1, ...nodes);
    return [SKIP, index + nodes.length];
  });
}

/** Remark plugin: the first use of each glossary term in the prose of a page becomes a `<Term>`. It comes after `remarkParts`: contracts stay as they are. */
export const remarkGlossary: Plugin<[], Root> = () => (tree) => {
  const reads = new Set<Read>();
  const faults: string[] = [];
  try {
    markTerms(tree, collectReads(reads, glossary));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    faults.push(error.message);
  }
  addToRecord(tree, {reads: [...reads], faults});
};
