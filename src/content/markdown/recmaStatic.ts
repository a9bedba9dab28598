import type {Program, ReturnStatement} from 'estree';
import type {Plugin} from 'unified';
import {visit} from 'estree-util-visit';

const CONTENT = '_createMdxContent';

const leave: ReturnStatement = {type: 'ReturnStatement', argument: {type: 'Literal', value: null}};

/** Recma plugin: what draws a page is in a branch that the bundler leaves out where it draws no content. @throws Error when MDX names that function otherwise */
export const recmaStatic: Plugin<[], Program> = () => (program) => {
  const found: unknown[] = [];
  visit(program, (node) => {
    if (node.type !== 'FunctionDeclaration' || node.id.name !== CONTENT) return;
    const test = {type: 'Identifier', name: 'DRAWS_CONTENT'} as const;
    node.body.body = [{type: 'IfStatement', test, consequent: {...node.body}}, leave];
    found.push(node);
  });
  if (found.length === 0)
    throw new Error(`MDX has no function ${CONTENT} any more; see src/content/markdown/recmaStatic.ts`);
};
