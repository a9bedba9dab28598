import type {Program, ReturnStatement, Statement} from 'estree';
import type {Plugin} from 'unified';
import {visit} from 'estree-util-visit';

const CONTENT = '_createMdxContent';

const leave: ReturnStatement = {type: 'ReturnStatement', argument: {type: 'Literal', value: null}};
const unlessDrawn: Statement = {
  type: 'IfStatement',
  test: {type: 'UnaryExpression', operator: '!', prefix: true, argument: {type: 'Identifier', name: 'DRAWS_CONTENT'}},
  consequent: leave,
};

/** Recma plugin: leaves out what draws a page in a bundle that does not draw content. @throws Error when MDX names that function otherwise */
export const recmaStatic: Plugin<[], Program> = () => (program) => {
  const found: unknown[] = [];
  visit(program, (node) => {
    if (node.type !== 'FunctionDeclaration' || node.id.name !== CONTENT) return;
    node.body.body.unshift(unlessDrawn);
    found.push(node);
  });
  if (found.length === 0)
    throw new Error(`MDX has no function ${CONTENT} any more; see src/content/markdown/recmaStatic.ts`);
};
