import type {Expression, Program} from 'estree';
import {valueToEstree} from 'estree-util-value-to-estree';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

/** A copy without the plain text of code: components show the highlighted form only. */
function withoutText(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutText);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(
    ([key, each]) => each !== undefined && !(key === 'text' && 'html' in value),
  );
  return Object.fromEntries(entries.map(([key, each]) => [key, withoutText(each)]));
}

const text = (name: string, value: string): MdxJsxAttribute => ({type: 'mdxJsxAttribute', name, value});

function expression(name: string, value: Expression): MdxJsxAttribute {
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [{type: 'ExpressionStatement', expression: value}],
  };
  return {type: 'mdxJsxAttribute', name, value: {type: 'mdxJsxAttributeValueExpression', value: '', data: {estree}}};
}

/** A part as a remark plugin puts it into a page. */
export interface PartNode {
  /** Number of the part on its page. */
  readonly id: string;
  /** The component that draws it. */
  readonly component: string;
  readonly props: object;
  /** Code, which `Step` shows beside its prose. */
  readonly code?: boolean;
}

/** The element of a part. */
export function partNode({id, component, props, code}: PartNode): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'Part',
    children: [],
    attributes: [
      text('id', id),
      text('name', component),
      ...(code ? [{type: 'mdxJsxAttribute' as const, name: 'code', value: null}] : []),
      expression('props', valueToEstree(withoutText(props))),
    ],
  };
}
