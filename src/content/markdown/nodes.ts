import type {Expression, Program} from 'estree';
import {valueToEstree} from 'estree-util-value-to-estree';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';

const LATER = '@site/src/components/Deferred/later';
const PROPS = '@site/src/plugins/contract-props/props.js';

const identifier = (name: string) => ({type: 'Identifier', name}) as const;

function attributeOf(name: string, expression: Expression): MdxJsxAttribute {
  const estree: Program = {type: 'Program', sourceType: 'module', body: [{type: 'ExpressionStatement', expression}]};
  return {type: 'mdxJsxAttribute', name, value: {type: 'mdxJsxAttributeValueExpression', value: '', data: {estree}}};
}

function element(name: string, attributes: MdxJsxAttribute[]): MdxJsxFlowElement {
  return {type: 'mdxJsxFlowElement', name, children: [], attributes};
}

/** A component element of MDX with plain data as its props. */
export function componentNode(name: string, props: Readonly<Record<string, unknown>>): MdxJsxFlowElement {
  const given = Object.entries(props).filter(([, value]) => value !== undefined);
  return element(
    name,
    given.map(([key, value]) => attributeOf(key, valueToEstree(value))),
  );
}

/** A component element whose props are the module that `variable` names; see `sourceNode`. */
export function deferredNode(name: string, variable: string): MdxJsxFlowElement {
  return element(name, [attributeOf('source', identifier(variable))]);
}

/** `import {later} from …`, needed once by a page that has deferred components. */
export function laterImportNode(): MdxjsEsm {
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ImportDeclaration',
        source: {type: 'Literal', value: LATER},
        specifiers: [{type: 'ImportSpecifier', imported: identifier('later'), local: identifier('later')}],
        attributes: [],
      },
    ],
  };
  return {type: 'mdxjsEsm', value: '', data: {estree}};
}

/** `const variable = later(() => import('props.js?component=…'))`: where a deferred component's props come from. */
export function sourceNode(
  variable: string,
  component: string,
  attributes: Readonly<Record<string, string>>,
): MdxjsEsm {
  const query = new URLSearchParams({component, ...attributes}).toString();
  const load: Expression = {
    type: 'ArrowFunctionExpression',
    expression: true,
    params: [],
    body: {type: 'ImportExpression', source: {type: 'Literal', value: `${PROPS}?${query}`}},
  };
  const call: Expression = {type: 'CallExpression', callee: identifier('later'), arguments: [load], optional: false};
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'VariableDeclaration',
        kind: 'const',
        declarations: [{type: 'VariableDeclarator', id: identifier(variable), init: call}],
      },
    ],
  };
  return {type: 'mdxjsEsm', value: '', data: {estree}};
}
