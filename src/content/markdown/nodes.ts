import type {Program} from 'estree';
import {valueToEstree} from 'estree-util-value-to-estree';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

function attributeOf(name: string, value: unknown): MdxJsxAttribute {
  if (typeof value === 'string') return {type: 'mdxJsxAttribute', name, value};
  const program: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [{type: 'ExpressionStatement', expression: valueToEstree(value)}],
  };
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {type: 'mdxJsxAttributeValueExpression', value: '', data: {estree: program}},
  };
}

/** A component element of MDX with plain data as its props. */
export function componentNode(name: string, props: Readonly<Record<string, unknown>>): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    children: [],
    attributes: Object.entries(props)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => attributeOf(key, value)),
  };
}
