import type {Expression, Program} from 'estree';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

/** Leaves the plain text of code out of JSON: components show the highlighted form only. */
const withoutText = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'html' in value ? {...value, text: undefined} : value;

/** `JSON.parse("…")`: one node for all compilers that walk through the page, whatever the size of the value. */
const parsed = (value: object): Expression => ({
  type: 'CallExpression',
  optional: false,
  callee: {
    type: 'MemberExpression',
    object: {type: 'Identifier', name: 'JSON'},
    property: {type: 'Identifier', name: 'parse'},
    computed: false,
    optional: false,
  },
  arguments: [{type: 'Literal', value: JSON.stringify(value, withoutText)}],
});

const text = (name: string, value: string | null): MdxJsxAttribute => ({type: 'mdxJsxAttribute', name, value});

/** The program of one statement. */
export const programOf = (statement: Program['body'][number]): Program => ({
  type: 'Program',
  sourceType: 'module',
  body: [statement],
});

function expression(name: string, value: Expression): MdxJsxAttribute {
  const estree = programOf({type: 'ExpressionStatement', expression: value});
  return {type: 'mdxJsxAttribute', name, value: {type: 'mdxJsxAttributeValueExpression', value: '', data: {estree}}};
}

/** What a part is drawn from, as the twin of its page reads it. */
export interface DrawnPart {
  readonly component: string;
  readonly props: object;
}

const drawnParts = new WeakMap<object, DrawnPart>();

/** What the element of a part is drawn from; nothing for another node. */
export const drawnPart = (node: object): DrawnPart | undefined => drawnParts.get(node);

/** The element of a part in a page. `Step` shows code (`isCode`) beside its prose. */
export function partNode(id: string, component: string, props: object, isCode = false): MdxJsxFlowElement {
  const node = partElement(id, component, props, isCode);
  drawnParts.set(node, {component, props});
  return node;
}

const partElement = (id: string, component: string, props: object, isCode: boolean): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: 'Part',
  children: [],
  attributes: [
    text('id', id),
    text('name', component),
    ...(isCode ? [text('code', null)] : []),
    expression('props', parsed(props)),
  ],
});
