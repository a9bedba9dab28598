import {createRequire} from 'node:module';
import type ts from 'typescript';
import {type Block, codeStandIn, join, standIn, tidy} from './block';
import {attributeBlocks} from './markdown';

// An import would take a second longer, because Node.js then searches the compiler for its exports.
const compiler = createRequire(import.meta.url)('typescript') as typeof ts;

function verbatim(text: string, offset: number): Block {
  return {text, at: Array.from({length: text.length}, (_, index) => offset + index)};
}

/** The text of a string or template in braces; what is filled in becomes 'Name'. */
function literalBlock(node: ts.Node, file: ts.SourceFile): Block | undefined {
  if (compiler.isStringLiteralLike(node)) return verbatim(node.text, node.getStart(file) + 1);
  if (!compiler.isTemplateExpression(node)) return undefined;
  return join([
    verbatim(node.head.text, node.head.getStart(file) + 1),
    ...node.templateSpans.flatMap(({literal}) => [
      standIn('Name', literal.getStart(file)),
      verbatim(literal.text, literal.getStart(file) + 1),
    ]),
  ]);
}

/** The texts that an expression can have: of `a ? 'x' : 'y'`, both. */
function literals(node: ts.Node, file: ts.SourceFile): Block[] {
  const block = literalBlock(node, file);
  if (block) return [block];
  if (compiler.isConditionalExpression(node))
    return [node.whenTrue, node.whenFalse].flatMap((each) => literals(each, file));
  if (compiler.isBinaryExpression(node)) return literals(node.right, file);
  return [];
}

const hasText = (node: ts.JsxElement | ts.JsxFragment): boolean =>
  node.children.some((child) => compiler.isJsxText(child) && !child.containsOnlyTriviaWhiteSpaces);

/** The children of an element as one block: elements in a text belong to it, `<code>` is code. */
function inline(node: ts.JsxElement | ts.JsxFragment, file: ts.SourceFile): Block {
  return join(
    node.children.map((child): Block => {
      const offset = child.getStart(file);
      if (compiler.isJsxText(child)) return verbatim(child.text, child.getFullStart());
      if (compiler.isJsxFragment(child)) return inline(child, file);
      if (compiler.isJsxElement(child)) {
        const isCode = child.openingElement.tagName.getText(file) === 'code';
        return isCode ? codeStandIn('', offset) : inline(child, file);
      }
      const expression = compiler.isJsxExpression(child) ? child.expression : undefined;
      return (expression && literalBlock(expression, file)) ?? standIn('Name', offset);
    }),
  );
}

/** The texts of a component that people read or hear: text in JSX, and the attributes that have words. */
export function tsxBlocks(source: string, fileName: string): Block[] {
  const file = compiler.createSourceFile(fileName, source, compiler.ScriptTarget.Latest, true, compiler.ScriptKind.TSX);
  const blocks: Block[] = [];
  const visit = (node: ts.Node, inText: boolean): void => {
    const isElement = compiler.isJsxElement(node) || compiler.isJsxFragment(node);
    const isText = isElement && hasText(node);
    if (isText && !inText) blocks.push(inline(node, file));
    if (compiler.isJsxAttribute(node) && node.initializer) {
      const value = compiler.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer;
      const texts = value ? literals(value, file) : [];
      blocks.push(...texts.flatMap(({text, at}) => attributeBlocks(node.name.getText(file), text, at)));
    }
    if (compiler.isJsxExpression(node) && node.expression && !compiler.isJsxAttribute(node.parent) && !inText) {
      blocks.push(...literals(node.expression, file));
    }
    const childrenInText = isElement ? inText || isText : inText && !compiler.isJsxExpression(node);
    node.forEachChild((child) => visit(child, childrenInText));
  };
  visit(file, false);
  return blocks.map(tidy);
}
