import path from 'node:path';
import type {Heading, Parent, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {ContentError} from '../../contracts/contentError';
import {attributeFault, isContractComponent, isPlainComponent, type ContractComponent} from './attributes';
import {UnknownName, type Attributes, type Expansion} from './expansion';
import {expansions} from './expansions';
import {partNode} from './nodes';
import {nextPart} from './partIds';

/** The attributes of a component, which are plain texts. */
function attributesOf({name, attributes}: MdxJsxFlowElement): Attributes {
  const entries = attributes.map((attribute) => {
    if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string') {
      return [attribute.name, attribute.value] as const;
    }
    throw new UnknownName(`<${name}> has an attribute that is no plain text`);
  });
  return Object.fromEntries(entries);
}

function expansionOf(component: ContractComponent, attributes: Attributes): Expansion {
  const fault = attributeFault(component, attributes);
  if (fault) throw new UnknownName(fault);
  return expansions[component](attributes);
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

  function replacementOf(name: string, attributes: Attributes, {props, heading}: Expansion): Root['children'] {
    const depth = Number(attributes.level ?? 2) as Heading['depth'];
    const component = ['Answer', 'ContractExample'].includes(name) ? 'CodeBlock' : name;
    const code = ['Answer', 'Call', 'ContractExample', 'Samples'].includes(name);
    return [...(heading ? [headingOf(heading, depth)] : []), partNode({id: nextPart(tree), component, props, code})];
  }

  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const {name, position} = node as MdxJsxFlowElement | MdxJsxTextElement;
    if (!name || !/^[A-Z]/.test(name) || isContractComponent(name) || isPlainComponent(name)) return;
    throw new ContentError(
      file,
      position?.start.line,
      `<${name}> is no component of this site`,
      'src/content/markdown/attributes.ts lists them',
    );
  });
  visit(tree, 'mdxJsxTextElement', ({name, position}: MdxJsxTextElement) => {
    if (!isContractComponent(name ?? '')) return;
    throw new ContentError(
      file,
      position?.start.line,
      `<${name}> stands inside a sentence`,
      'Give it a line of its own',
    );
  });
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent: Parent | undefined) => {
    const component = node.name ?? '';
    if (!isContractComponent(component) || !parent || index === undefined) return undefined;
    try {
      const attributes = attributesOf(node);
      const replacement = replacementOf(component, attributes, expansionOf(component, attributes));
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
};
