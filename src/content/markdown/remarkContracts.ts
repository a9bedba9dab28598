import path from 'node:path';
import type {Heading, Parent, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {ContentError} from '../../contracts/contentError';
import {expansions, UnknownName, type Attributes, type Expansion} from './expansions';
import {deferredNode, laterImportNode, sourceNode} from './nodes';

function attributesOf(node: MdxJsxFlowElement): Attributes {
  const entries = node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? [[attribute.name, attribute.value]]
      : [],
  );
  return Object.fromEntries(entries) as Attributes;
}

function headingOf({text, id}: NonNullable<Expansion['heading']>, depth: Heading['depth']): Heading {
  return {type: 'heading', depth, children: [{type: 'text', value: text}], data: {hProperties: {id}}};
}

/**
 * Remark plugin: gives the components that name a part of a contract (`<Operation id="sendSalesInvoice" />`) the data of that
 * part, as a module of its own. `level` on such a component sets the depth of its heading (default 2).
 * @throws ContentError, with file and line, for a name that the contract lacks, or a component inside a sentence
 */
export const remarkContracts: Plugin<[], Root> = () => (tree, vfile) => {
  const file = path.relative(process.cwd(), vfile.path);
  const sources: ReturnType<typeof sourceNode>[] = [];

  function replacementOf(name: string, attributes: Attributes, {heading}: Expansion): Root['children'] {
    const variable = `contract${sources.length + 1}`;
    sources.push(sourceNode(variable, name, attributes));
    const depth = Number(attributes.level ?? 2) as Heading['depth'];
    return [...(heading ? [headingOf(heading, depth)] : []), deferredNode(name, variable)];
  }

  visit(tree, 'mdxJsxTextElement', ({name, position}: MdxJsxTextElement) => {
    if (!expansions[name ?? '']) return;
    throw new ContentError(
      file,
      position?.start.line,
      `<${name}> stands inside a sentence`,
      'Give it a line of its own',
    );
  });
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent: Parent | undefined) => {
    const expand = expansions[node.name ?? ''];
    if (!expand || !node.name || !parent || index === undefined) return undefined;
    try {
      const attributes = attributesOf(node);
      const replacement = replacementOf(node.name, attributes, expand(attributes));
      parent.children.splice(index, 1, ...replacement);
      return [SKIP, index + replacement.length];
    } catch (error) {
      if (!(error instanceof UnknownName)) throw error;
      throw new ContentError(
        file,
        node.position?.start.line,
        error.message,
        'Correct the name, or add it to the contract first',
      );
    }
  });
  if (sources.length) tree.children.unshift(laterImportNode(), ...sources);
};
